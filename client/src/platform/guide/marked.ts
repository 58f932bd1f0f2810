// What a lesson asks for is marked on the page, for whoever must not lie over it.

export const MARK = "data-asked";

/** Whether a lesson asks for something: it speaks of one thing at a time, and nothing else opens beside that by itself. */
export const isAsking = (): boolean => document.querySelector(`[${MARK}]`) !== null;
