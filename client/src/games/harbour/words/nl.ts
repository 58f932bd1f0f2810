// All that is said at a table in this language: one file to fetch.
import board from "./board/nl.json";
import cards from "./cards/nl.json";
import mat from "./mat/nl.json";
import refusals from "./refusals/nl.json";

export default { ...board, ...cards, ...mat, ...refusals };
