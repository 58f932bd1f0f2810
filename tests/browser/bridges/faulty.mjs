// What faulty.py does, in JavaScript: a bot that plays another legal move each time, and does wrong where its orders say so.

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const MEGABYTE = 1_000_000;
const folder = process.argv[2];
const orders = readFileSync(`${folder}/orders`, "utf8").split("\n");
let turn = readFileSync(`${folder}/said`, "utf8").split("\n").length - 1;

for await (const line of createInterface({ input: process.stdin })) {
  const { type, moves } = JSON.parse(line);
  if (type === "over") writeFileSync(`${folder}/over`, line);
  if (type !== "turn") continue;
  const order = orders[turn] ?? "";
  const place = (turn * 7) % moves.length;
  turn += 1;
  appendFileSync(`${folder}/said`, `${order || moves[place]}\n`);
  if (order === "killed") process.kill(process.pid, "SIGKILL");
  else if (order === "hung") process.kill(process.pid, "SIGSTOP");
  else if (order === "bridge") process.kill(process.ppid, "SIGKILL");
  else if (order === "rubbish") console.log("I think that I pass");
  else if (order === "illegal") console.log(JSON.stringify({ move: 100_000 }));
  else if (order === "endless") console.log("x".repeat(MEGABYTE));
  else console.log(JSON.stringify({ move: place }));
}
