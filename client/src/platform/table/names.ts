// What bots are called: by the name in the log, or in the oldest logs, which have only "greedy 2", by their seat.

const OLDER = ["Griet", "Barent", "Trijn", "Claes", "Aagje", "Joris", "Machteld", "Evert", "Neeltje", "Gijs"];

/** What the bot at a seat is called, by the name that the server tells. The server's records say the same. */
export function botName(name: string, seat: number): string {
  return /\d$/.test(name) ? (OLDER[seat % OLDER.length] ?? name) : name;
}

export { tableName } from "@/platform/start/tableName";
