// Each legal move as a phrase, for whoever plays by words.
import type { IntlShape } from "react-intl";
import type { Facts, View } from "@/wire/harbour";
import { sayCardTitle, sayMarketTile } from "../cards/sentences";
import { riverLabel } from "../board/labels";
import { BLOCKS, NOTHING } from "../map";
import { blockName, colourName, dockerName, goodName, spaceName } from "../names";
import type { Said } from "../things";

const CARD = {
  take: "harbour.move.take",
  discard: "harbour.move.discard",
  activate: "harbour.move.activate",
  use: "harbour.move.use",
} as const;
const BLOCK = {
  buy: "harbour.move.buy",
  "buy with florins": "harbour.move.buyFlorins",
  claim: "harbour.move.claim",
  bailiff: "harbour.move.bailiff",
} as const;
const SPACE = { step: "harbour.move.step", jump: "harbour.move.jump", foreman: "harbour.move.foreman" } as const;
const GOOD = {
  load: "harbour.move.load",
  deliver: "harbour.move.deliver",
  pawn: "harbour.move.pawn",
  "return good": "harbour.move.handIn",
} as const;
const DOCKER = { docker: "harbour.move.docker", "return docker": "harbour.move.handInDocker" } as const;
const COLOUR = {
  cube: "harbour.move.cube",
  waive: "harbour.move.waive",
  pay: "harbour.move.pay",
  gain: "harbour.move.gain",
  keep: "harbour.move.keep",
  return: "harbour.move.handInCube",
} as const;
const PLAIN = {
  end: "harbour.move.end",
  stop: "harbour.move.stop",
  no: "harbour.move.no",
  store: "harbour.move.store",
  "sell florins": "harbour.move.sellFlorins",
  "sell cube": "harbour.move.sellCube",
  "sell both": "harbour.move.sellBoth",
  "take none": "harbour.move.takeNone",
  "draw artisan": "harbour.move.drawArtisan",
  "draw building": "harbour.move.drawBuilding",
  "shift none": "harbour.move.shiftNone",
  "keep none": "harbour.move.keepNone",
  "return none": "harbour.move.returnNone",
  "return stop": "harbour.move.returnStop",
  "return one": "harbour.move.returnOne",
  "return two": "harbour.move.returnTwo",
} as const;

const of = <Verb extends string>(words: Readonly<Record<Verb, string>>, verb: string): string | undefined =>
  (words as Readonly<Record<string, string>>)[verb];

export function sayMove(intl: IntlShape, { move, verb, number }: Said, view: View, facts: Facts): string {
  const say = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const found = (words: Readonly<Record<string, string>>) => of(words, verb);
  const card = found(CARD);
  if (card) return say(card, { card: sayCardTitle(intl, number) });
  const block = found(BLOCK);
  if (block) {
    const { cost = 0, colour = 0 } = BLOCKS[number] ?? {};
    const good = view.goods_on[number] ?? NOTHING;
    return say(block, {
      block: blockName(number),
      cost,
      colour: colourName(intl, colour),
      good: goodName(intl, good),
      has: good === NOTHING ? "no" : "yes",
    });
  }
  const space = found(SPACE);
  if (space) return say(space, { space: spaceName(intl, number), free: view.turn.free_steps > 0 ? "yes" : "no" });
  const good = found(GOOD);
  if (good) return say(good, { good: goodName(intl, number) });
  const docker = found(DOCKER);
  if (docker) return say(docker, { docker: dockerName(intl, number) });
  const colour = found(COLOUR);
  if (colour) return say(colour, { colour: colourName(intl, number) });
  if (verb === "die") return say("harbour.move.die", { colour: colourName(intl, number), count: facts.dice?.[number] ?? 0 });
  if (verb === "shift")
    return say("harbour.move.shift", { colour: colourName(intl, number), way: move.endsWith("lower") ? "lower" : "higher" });
  if (verb === "market") return sayMarketTile(intl, view.tiles.at(-1) ?? 1);
  if (facts.river && (verb === "river" || verb === "on" || verb === "yes")) return riverLabel(intl, facts.river);
  return say(found(PLAIN) ?? PLAIN.end);
}
