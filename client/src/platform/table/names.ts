// What bots are called: people of old Amsterdam, none of whom is suggested to a person as a name.

const BOTS = ["Griet", "Barent", "Trijn", "Claes", "Aagje", "Joris", "Machteld", "Evert", "Neeltje", "Gijs"];

/** What a bot at a seat is called. */
export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? "Griet";
}

export { tableName } from "@/platform/start/tableName";
