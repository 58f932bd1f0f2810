// The parts of a phone held upright, which other windows never show: one file to fetch.
export { Asked } from "./Asked";
export { Hand } from "./Hand";
export { Looked } from "./Looked";
export { PhoneBoard } from "./PhoneBoard";
export { PhoneHead } from "./PhoneHead";
export { Round } from "./Round";
