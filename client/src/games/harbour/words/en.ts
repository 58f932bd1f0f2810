// All that is said at a table in this language: one file to fetch.
import board from "./board/en.json";
import cards from "./cards/en.json";
import desk from "./desk/en.json";
import mat from "./mat/en.json";
import phone from "./phone/en.json";
import refusals from "./refusals/en.json";

export default { ...board, ...cards, ...desk, ...mat, ...phone, ...refusals };
