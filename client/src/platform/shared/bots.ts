// Bots that people made: their names end in a mark that nobody else can wear.

const MARK = " [bot]";

export const isBot = (name: string): boolean => name.endsWith(MARK);

/** The name that was chosen for it. */
export const unmarked = (name: string): string => (isBot(name) ? name.slice(0, -MARK.length) : name);
