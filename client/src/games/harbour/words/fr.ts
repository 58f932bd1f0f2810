// All that is said at a table in this language: one file to fetch.
import board from "./board/fr.json";
import cards from "./cards/fr.json";
import mat from "./mat/fr.json";
import refusals from "./refusals/fr.json";

export default { ...board, ...cards, ...mat, ...refusals };
