// The parts of `fetchedParts.ts`: one file to fetch.
export { LargeFace } from "./cards/Large";
export { Preview } from "./cards/Preview";
export { DeskActive } from "./mat/DeskActive";
export { FigureList } from "./others/FigureList";
export { TodoList } from "./turn/List";
export { Warning } from "./turn/Warning";
