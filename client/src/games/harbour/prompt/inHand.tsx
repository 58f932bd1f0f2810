// The sentence for the thing in hand: what would be done, what it means, and what the one button says.
import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { Now } from "../cards/CardButton";
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

/** The messages of a sentence: what would be done, what it means where that is only words, and the button. */
type Messages = { title: string; more?: string; button: string };

const BUY: Messages = { title: "harbour.prompt.buy", more: "harbour.prompt.buy.more", button: "harbour.do.buy" };
const PUT: Messages = { title: "harbour.prompt.put", button: "harbour.do.put" };
const RETURN: Messages = { title: "harbour.prompt.return", button: "harbour.do.return" };
const RIVER: Messages = { title: "harbour.prompt.river", button: "harbour.do.river" };
/** Cubes: put on the rose, paid, gained, kept or not paid after all. */
const CUBE: Messages = { title: "harbour.prompt.cube", button: "harbour.do.cube" };

const BY_VERB: Readonly<Record<string, Messages>> = {
  activate: { title: "harbour.prompt.activate", button: "harbour.do.activate" },
  use: { title: "harbour.prompt.use", button: "harbour.do.use" },
  take: { title: "harbour.prompt.take", button: "harbour.do.take" },
  discard: { title: "harbour.prompt.discard", button: "harbour.do.discard" },
  buy: BUY,
  "buy with florins": BUY,
  claim: BUY,
  bailiff: PUT,
  foreman: PUT,
  pawn: PUT,
  step: { title: "harbour.prompt.sail", more: "harbour.prompt.sail.more", button: "harbour.do.sail" },
  jump: { title: "harbour.prompt.sail", button: "harbour.do.sail" },
  load: { title: "harbour.prompt.load", more: "harbour.prompt.load.more", button: "harbour.do.load" },
  deliver: { title: "harbour.prompt.deliver", more: "harbour.prompt.deliver.more", button: "harbour.do.deliver" },
  docker: { title: "harbour.prompt.docker", more: "harbour.prompt.docker.more", button: "harbour.do.docker" },
  "return good": RETURN,
  "return docker": RETURN,
  return: RETURN,
  die: { title: "harbour.prompt.die", more: "harbour.prompt.die.more", button: "harbour.do.die" },
  shift: { title: "harbour.prompt.shift", button: "harbour.do.shift" },
  river: RIVER,
  on: RIVER,
  yes: RIVER,
  market: { title: "harbour.prompt.market", button: "harbour.do.market" },
  end: { title: "harbour.prompt.end", more: "harbour.prompt.end.more", button: "harbour.do.end" },
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
  const { title, more, button } = BY_VERB[way.verb] ?? CUBE;
  const values = valuesOf(chosen, table, intl);
  return {
    title: say(title, values),
    more: shownMore(way, table, intl, left) ?? (more && say(more, values)),
    button: say(button, values),
  };
}
