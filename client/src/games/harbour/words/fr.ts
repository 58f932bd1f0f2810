// All that is said at a table in this language: one file to fetch.
import board from "./board/fr.json";
import cards from "./cards/fr.json";
import desk from "./desk/fr.json";
import mat from "./mat/fr.json";
import phone from "./phone/fr.json";
import refusals from "./refusals/fr.json";

export default { ...board, ...cards, ...desk, ...mat, ...phone, ...refusals };
