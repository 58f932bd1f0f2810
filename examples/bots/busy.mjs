// A bot for every game in JavaScript, with nothing but Node 20: it leaves nothing out that it could do, and otherwise plays
// at random.
//
// mokum play merchants --bots "exec:node examples/bots/busy.mjs"

import { createInterface } from "node:readline";

const IDLE = new Set(["pass", "end", "stop", "no", "decline"]);

/** Luck that follows from a text (mulberry32): numbers from 0 to below 1, the same ones for the same text. */
function luckOf(text) {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + letter.codePointAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let luck = luckOf("");

/** The number of a move is its place in `moves`, from 0. */
function choose({ moves }) {
  const places = [...moves.keys()];
  const busy = places.filter((place) => !IDLE.has(moves[place].split(" ")[0]));
  const among = busy.length ? busy : places;
  return among[Math.floor(luck() * among.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "game") luck = luckOf(message.seed); // so the same game is played again from the same seed
  if (message.type === "turn") console.log(JSON.stringify({ move: choose(message) }));
}
