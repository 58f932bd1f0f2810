// Of cards and tiles: a card wherever it lies, the market tile of the round, and an own task.
import { giftOf } from "../cards/giving";
import { cardFace, counted, marketFace, taskFace, taskValues } from "../cards/printed";
import { ruleOf } from "../cards/rule";
import { sayCard, sayCardTitle, sayCost, sayCubes, sayGift, sayMarketTile, sayTaskAlone, sayTiming } from "../cards/sentences";
import { colourName } from "../names";
import type { Thing } from "../things";
import type { About, Asked, Brought } from "./said";
import { looking, verdictOn } from "./verdict";

/** When a card of the own rack can be paid for, as a number and a way. */
function later({ intl, table: { view, facts, seat } }: Asked, card: number): string {
  const at = view.at[seat]?.rack.indexOf(card) ?? -1;
  const soon = facts.soon?.[at];
  if (!soon) return "";
  const { round = 0, kept = -1, lacks = [] } = soon;
  if (round === view.round) return "";
  const lacking = facts.turn?.activations?.[String(card)]?.lacks ?? lacks;
  const values = { lacks: sayCubes(intl, lacking), round, kept: kept >= 0 ? colourName(intl, kept) : "", keeps: kept >= 0 ? "yes" : "no" };
  return intl.formatMessage({ id: "harbour.info.card.later" }, values);
}

export function aboutCard(asked: Asked, card: number): About {
  const { intl, table } = asked;
  const { view, seat, isOpen } = table;
  const thing: Thing = { kind: "card", card };
  const mine = view.at[seat];
  const where = mine?.tableau.includes(card)
    ? "active"
    : mine?.rack.includes(card)
      ? "rack"
      : view.offer.includes(card)
        ? "offer"
        : "other";
  const gift = giftOf(card, table);
  const brings: Brought[] = [{ symbol: "card", words: sayCard(intl, card) }];
  if (gift)
    brings.push({
      symbol: "laurel",
      words: intl.formatMessage(
        { id: "harbour.card.now" },
        { given: sayGift(intl, gift), when: cardFace(card).timing === "end" ? "end" : "turn" },
      ),
    });
  const can = intl.formatMessage({ id: "harbour.info.card.can" }, { where });
  const isMine = where === "rack" || where === "active";
  const said =
    isOpen(thing) || isMine
      ? verdictOn(asked, thing, can, where === "rack" ? later(asked, card) : "")
      : { ground: "look" as const, verdict: looking(intl, table), thing: null };
  return {
    kind: intl.formatMessage({ id: "harbour.info.card.where" }, { where }),
    symbol: `kind-${cardFace(card).kind}`,
    name: sayCardTitle(intl, card),
    sub: sayTiming(intl, card),
    price: Object.keys(cardFace(card).cost).length > 0 ? sayCost(intl, card) : intl.formatMessage({ id: "harbour.info.free" }),
    have:
      where === "active"
        ? ""
        : intl.formatMessage(
            { id: "harbour.info.have.some" },
            { has: sayCubes(intl, onlyOf(mine?.pool ?? [], counted(cardFace(card).cost))) || "–" },
          ),
    ...said,
    brings,
    rule: ruleOf(card),
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.card" }, { where }),
  };
}

/** Of the pool the colours that are asked for. */
const onlyOf = (pool: readonly number[], asked: readonly number[]): readonly number[] =>
  pool.map((count, colour) => ((asked[colour] ?? 0) > 0 ? count : 0));

export function aboutTile(asked: Asked): About | null {
  const { intl, table } = asked;
  const { view, facts, seat } = table;
  const tile = view.tiles.at(-1);
  if (tile === undefined) return null;
  const { effect } = marketFace(tile);
  const asks = effect.pay?.type === "PayFlorins" ? effect.pay.florins : 0;
  const florins = view.sides[seat]?.florins ?? 0;
  const brings: Brought[] = [{ symbol: "market", words: sayMarketTile(intl, tile) }];
  if (facts.turn?.market)
    brings.push({
      symbol: "laurel",
      words: intl.formatMessage({ id: "harbour.card.now" }, { given: sayGift(intl, facts.turn.market), when: "turn" }),
    });
  const ways = florins < asks ? [intl.formatMessage({ id: "harbour.info.market.sale" }, { count: facts.turn?.docker_florins ?? 0 })] : [];
  return {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind: "market" }),
    symbol: "market",
    name: intl.formatMessage({ id: "harbour.info.market.name" }, { round: view.round }),
    sub: intl.formatMessage({ id: "harbour.info.market.until" }),
    price: asks > 0 ? intl.formatMessage({ id: "harbour.card.florins" }, { count: asks }) : sayMarketTile(intl, tile),
    ...(asks > 0 ? { meter: { have: florins, need: asks } } : {}),
    have: intl.formatMessage({ id: "harbour.info.have.florins" }, { count: florins }),
    ...verdictOn(asked, { kind: "tile" }, intl.formatMessage({ id: "harbour.info.market.can" })),
    brings: [...brings, ...ways.map((words) => ({ symbol: "florin", words }))],
    rule: "HAR-180",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.market" }),
  };
}

export function aboutTask(asked: Asked, task: number): About | null {
  const { intl, table } = asked;
  const { view, facts, seat } = table;
  const at = view.tasks[seat]?.indexOf(task) ?? -1;
  const progress = facts.tasks?.[at];
  if (!progress) return null;
  const { need, have = 0, points = 0 } = progress;
  const isMet = points > 0;
  return {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind: "task" }),
    symbol: "flag",
    name: sayTaskAlone(intl, task),
    sub: intl.formatMessage({ id: "harbour.info.task.worth" }, { points: taskValues(taskFace(task), view.seats).join(" / ") }),
    price: intl.formatMessage({ id: "harbour.desk.task.far" }, { have, need }),
    meter: { have, need },
    have: "",
    ground: isMet ? "yes" : "no",
    verdict: intl.formatMessage({ id: isMet ? "harbour.info.task.met" : "harbour.info.task.missing" }, { points, more: need - have }),
    brings: [],
    rule: "HAR-302",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.task" }),
    thing: null,
  };
}
