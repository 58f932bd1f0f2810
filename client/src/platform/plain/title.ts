// What a game is called that brings no words: its slug, with a capital.
export const titleOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1);
