// The sentence for the thing in hand: what would be done, what it means, and what the one button says.
import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { Now } from "../cards/Now";
import { ruleOf } from "../cards/rule";
import { sayCard, sayMarketTile } from "../cards/sentences";
import type { Chosen } from "../choice";
import { NOTHING, total } from "../map";
import { goodName } from "../names";
import { type HarbourTable, useHarbour } from "../table";
import { RuleLink } from "./RuleLink";
import { useLeft } from "./leaving";
import { type Saying, type Values, nameOf, say } from "./saying";
import { spend } from "./spending";
import { WORDS } from "./words";
import * as css from "./prompt.module.css";

/** The messages of a sentence: what would be done, the button, and what it means where that is only words. */
type Messages = readonly [title: string, button: string, more?: string];

const BUY: Messages = ["harbour.prompt.buy", "harbour.do.buy", "harbour.prompt.buy.more"];
const PUT: Messages = ["harbour.prompt.put", "harbour.do.put"];
const RETURN: Messages = ["harbour.prompt.return", "harbour.do.return"];
const RIVER: Messages = ["harbour.prompt.river", "harbour.do.river"];
/** Cubes: put on the rose, paid, gained, kept or not paid after all. */
const CUBE: Messages = ["harbour.prompt.cube", "harbour.do.cube"];

const BY_VERB: Readonly<Record<string, Messages>> = {
  activate: ["harbour.prompt.activate", "harbour.do.activate"],
  use: ["harbour.prompt.use", "harbour.do.use"],
  take: ["harbour.prompt.take", "harbour.do.take"],
  discard: ["harbour.prompt.discard", "harbour.do.discard"],
  buy: BUY,
  "buy with florins": BUY,
  claim: BUY,
  bailiff: PUT,
  foreman: PUT,
  pawn: PUT,
  step: ["harbour.prompt.sail", "harbour.do.sail", "harbour.prompt.sail.more"],
  jump: ["harbour.prompt.sail", "harbour.do.sail"],
  load: ["harbour.prompt.load", "harbour.do.load", "harbour.prompt.load.more"],
  deliver: ["harbour.prompt.deliver", "harbour.do.deliver", "harbour.prompt.deliver.more"],
  docker: ["harbour.prompt.docker", "harbour.do.docker", "harbour.prompt.docker.more"],
  "return good": RETURN,
  "return docker": RETURN,
  return: RETURN,
  die: ["harbour.prompt.die", "harbour.do.die", "harbour.prompt.die.more"],
  shift: ["harbour.prompt.shift", "harbour.do.shift"],
  river: RIVER,
  on: RIVER,
  yes: RIVER,
  market: ["harbour.prompt.market", "harbour.do.market"],
  end: ["harbour.prompt.end", "harbour.do.end", "harbour.prompt.end.more"],
};

/** Everything that a sentence may speak of; each takes what it needs. */
function valuesOf(chosen: Chosen, { view, facts, seat }: HarbourTable, intl: IntlShape): Values {
  const { verb, number, move } = chosen.way;
  const name = nameOf(intl, chosen);
  const { paid: pay, florins } = spend(chosen, view, facts);
  const onBlock = view.goods_on[number] ?? NOTHING;
  const isBuying = BY_VERB[verb] === BUY;
  return {
    name,
    good: isBuying ? goodName(intl, onBlock) : name,
    has: onBlock === NOTHING ? "no" : "yes",
    docker: name,
    colour: name,
    verb,
    who: verb,
    how: verb === "claim" ? "claim" : "buy",
    way: move.endsWith("lower") ? "lower" : "higher",
    steps: chosen.route.length,
    count: pay,
    stay: total(view.at[seat]?.pool ?? []) - pay,
    florins,
  };
}

function CardMore({ card }: { card: number }) {
  const intl = useIntl();
  return (
    <>
      {sayCard(intl, card)} <Now card={card} />
      <RuleLink rule={ruleOf(card)} />
    </>
  );
}

function riverMore({ facts: { river } }: HarbourTable): ReactNode {
  if (!river) return null;
  const { space, bridge = 0, is_mouth: isMouth = false } = river;
  return say("harbour.prompt.river.more", { space, points: bridge, mouth: isMouth ? "yes" : "no" });
}

/** What it means to do it, where the card, the tile, the river or what is left undone says so; undefined where only words do. */
function shownMore({ verb, number }: Chosen["way"], table: HarbourTable, intl: IntlShape, left: string): ReactNode {
  switch (verb) {
    case "activate":
    case "use":
    case "take":
    case "discard":
      return <CardMore card={number} />;
    case "river":
    case "on":
    case "yes":
      return riverMore(table);
    case "market":
      return sayMarketTile(intl, table.view.tiles.at(-1) ?? 1);
    case "end":
      return left ? <span className={css.hbLeft}>{left}.</span> : undefined;
    default:
      return undefined;
  }
}

/** Every move that can be in hand. */
export function useInHand(chosen: Chosen | null): Saying | null {
  const intl = useIntl();
  const table = useHarbour();
  const left = useLeft();
  if (!chosen) return null;
  const { way } = chosen;
  const word = WORDS[way.verb];
  if (word) return { title: intl.formatMessage({ id: word }), button: intl.formatMessage({ id: word }) };
  const [title, button, more] = BY_VERB[way.verb] ?? CUBE;
  const values = valuesOf(chosen, table, intl);
  return {
    title: say(title, values),
    more: shownMore(way, table, intl, left) ?? (more && say(more, values)),
    button: say(button, values),
  };
}
