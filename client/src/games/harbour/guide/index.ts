// The guide of the game, for its table.
export { Guide } from "./Guide";
