// What stands behind the `#` of a link in a letter: no server is sent it with the page, and it does not stay in the history.

/** The token that this page has come with, or "". Reading it changes nothing: a first showing may be thrown away. */
export const tokenHere = (): string => window.location.hash.slice(1);

/** Takes the token out of the address, and so of the history. */
export function hideToken(): void {
  if (tokenHere() === "") return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}
