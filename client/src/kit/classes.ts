// Names of looks, put together for one element. Only names that a stylesheet gave are taken: a plain string is none.
declare const given: unique symbol;

/** A class as a `*.module.css` gives it. */
export type Class = string & { readonly [given]: true };

export function classes(...names: readonly (Class | false | null | undefined)[]): Class {
  return names.filter(Boolean).join(" ") as Class;
}
