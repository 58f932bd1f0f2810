// All that is said at a table in this language: one file to fetch.
import board from "./board/nl.json";
import cards from "./cards/nl.json";
import desk from "./desk/nl.json";
import mat from "./mat/nl.json";
import phone from "./phone/nl.json";
import refusals from "./refusals/nl.json";

export default { ...board, ...cards, ...desk, ...mat, ...phone, ...refusals };
