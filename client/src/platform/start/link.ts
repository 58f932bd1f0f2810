// What somebody pastes to join a table: a whole address, a path, or the bare number of the table.

const TABLE = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The page of the table that a text names, with its invitation; null where it names none. */
export function tableAddress(pasted: string): string | null {
  const text = pasted.trim();
  const table = TABLE.exec(text)?.[0]?.toLowerCase();
  if (!table) return null;
  const page = /\/replay\//.test(text) ? "replay" : "table";
  const invitation = /[?&]invitation=([^&#\s]+)/.exec(text)?.[1];
  return `/${page}/${table}${invitation ? `?invitation=${invitation}` : ""}`;
}
