// What the taught game of the routes asks for, one thing at a time. Which card or route is asked for follows from what is offered.
import { type Asked, LEAVE, type Task } from "@/platform/guide/tasks";
import type { View } from "@/wire/routes";
import type { Situation } from "../guide/steps";
import { CARDS, WILD, contract, route } from "../map";
import { type Claim, DECK, sortMoves } from "../moves";
import { pointAt, routeSpot } from "../pointing";

const DO = "#prompt [data-do]";

const asksMe = ({ view, seat }: Situation, ...asked: readonly View["public"]["asked"][]): boolean =>
  asked.includes(view.public.asked) && view.public.waiting.includes(seat);

const isMyTurn = (now: Situation): boolean => asksMe(now, "turn");

const owned = ({ view, seat }: Situation): number => view.public.owners.filter((owner) => owner === seat).length;

/** The contract on offer that takes fewest spaces: the one to begin with. */
function shortest(now: Situation): number | null {
  const spaces = (index: number) => now.facts.ways.find((way) => way.seat === now.seat && way.contract === index)?.spaces ?? 99;
  const keeps = sortMoves(now.moves, now.view.hand).keeps;
  return keeps.toSorted((one, other) => spaces(one) - spaces(other))[0] ?? null;
}

/** Take a contract in hand, then keep it. */
function askKeep(now: Situation): Asked | null {
  const index = shortest(now);
  if (index === null) return null;
  if (now.choice?.kind === "keep" && now.choice.contract === index) return { at: DO, words: "routes.taught.keep.press" };
  return {
    at: `[data-offer="${index}"]`,
    lit: contract(index).ends.map((end) => `[data-place="${end}"]`),
    words: "routes.taught.keep.touch",
  };
}

/** Touch a card, then take it. */
function askDraw(now: Situation, slot: number, words: string): Asked {
  const isInHand = now.choice?.kind === "draw" && now.choice.slot === slot;
  const at = `[data-routes-at="${slot === DECK ? "pile-draw" : `slot-${slot}`}"]`;
  return isInHand ? { at: DO, lit: [at], words: "routes.taught.take.press" } : { at, words };
}

/** How much a card of the market helps: colours of routes on one's way, then those that one has most of. */
function worth(now: Situation, card: number): number {
  if (card <= WILD) return -1;
  const way = now.facts.ways.filter(({ seat }) => seat === now.seat).flatMap(({ routes }) => routes);
  const isOnWay = way.some((index) => now.view.public.owners[index] !== now.seat && route(index).colour === CARDS[card]);
  return (isOnWay ? 3 : 0) + (now.view.hand[card] ?? 0);
}

function bestSlot(now: Situation): number {
  const { draws } = sortMoves(now.moves, now.view.hand);
  const slots = [...draws].filter((slot) => slot !== DECK);
  const worthOf = (slot: number) => worth(now, now.view.public.market[slot] ?? WILD);
  return slots.toSorted((one, other) => worthOf(other) - worthOf(one))[0] ?? DECK;
}

const askBest = (now: Situation): Asked => askDraw(now, bestSlot(now), "routes.taught.take.touch");

const wildSlot = (now: Situation): number => now.view.public.market.indexOf(WILD);

/** Routes that can be paid for, the longest of those first that bring a contract nearer. */
function claims(now: Situation): readonly Claim[] {
  const { claims: offered } = sortMoves(now.moves, now.view.hand);
  const nearer = (index: number) => (now.facts.claims.find((one) => one.route === index)?.nearer?.length ? 10 : 0);
  const fit = ({ route: index }: Claim) => nearer(index) + route(index).length;
  return [...offered.values()].flatMap(([way]) => way ?? []).toSorted((one, other) => fit(other) - fit(one));
}

const greyClaim = (now: Situation) => claims(now).find((one) => route(one.route).colour === "grey");
const tradeClaim = (now: Situation) => claims(now).find((one) => route(one.route).trade);

/** Touch a route, then claim it. The cards that pay for it are lit, too. */
function askClaim({ choice }: Situation, claim: Claim | undefined): Asked | null {
  if (!claim) return null;
  if (choice?.kind === "claim" && choice.claim.route === claim.route) return { at: DO, words: "routes.taught.claim.press" };
  const cards = [...(claim.coloured > 0 ? [claim.colour] : []), ...(claim.wilds > 0 ? [WILD] : [])];
  return {
    at: `[data-route="${claim.route}"]`,
    lit: [`[data-route="${claim.route}"] > path`, ...cards.map((card) => `[data-routes-at="hand-${card}"]`)],
    words: "routes.taught.claim.touch",
    reveal: () => pointAt(routeSpot(claim.route)),
  };
}

/** The more urgent first: what is asked by the rules at this moment, then what can be done on one's turn. */
export const TASKS: readonly Task<Situation>[] = [
  {
    step: "contract",
    say: "routes.taught.contract",
    isNow: (now) => asksMe(now, "first contracts"),
    ask: askKeep,
  },
  {
    step: "draw",
    say: "routes.taught.draw",
    isNow: (now) => isMyTurn(now) && owned(now) === 0,
    ask: askBest,
  },
  {
    step: "second",
    say: "routes.taught.second",
    isNow: (now) => asksMe(now, "second card"),
    ask: (now) => askDraw(now, DECK, "routes.taught.second.touch"),
  },
  {
    step: "claim",
    say: "routes.taught.claim",
    isNow: (now) => isMyTurn(now) && owned(now) === 0 && claims(now).length > 0,
    isDone: (now) => owned(now) > 0,
    ask: (now) => askClaim(now, claims(now)[0]),
  },
  {
    step: "points",
    say: "routes.taught.points",
    isNow: (now) => isMyTurn(now) && owned(now) > 0,
    ask: askBest,
  },
  {
    step: "wild",
    say: "routes.taught.wild",
    isNow: (now) => isMyTurn(now) && wildSlot(now) >= 0,
    ask: (now) => (wildSlot(now) < 0 ? null : askDraw(now, wildSlot(now), "routes.taught.wild.touch")),
  },
  {
    step: "trade",
    say: "routes.taught.trade",
    isNow: (now) => isMyTurn(now) && tradeClaim(now) !== undefined,
    ask: (now) => askClaim(now, tradeClaim(now)),
  },
  {
    step: "grey",
    say: "routes.taught.grey",
    isNow: (now) => isMyTurn(now) && greyClaim(now) !== undefined,
    ask: (now) => askClaim(now, greyClaim(now)),
  },
  {
    step: "more",
    say: "routes.taught.more",
    isNow: (now) => isMyTurn(now) && owned(now) > 1 && now.moves.includes("contracts"),
    ask: ({ choice }) =>
      choice?.kind === "contracts"
        ? { at: DO, words: "routes.taught.more.press" }
        : { at: '[data-routes-at="pile-contracts"]', words: "routes.taught.more.touch" },
  },
  {
    step: "keep",
    say: "routes.taught.keep",
    isNow: (now) => asksMe(now, "contracts"),
    ask: askKeep,
  },
  {
    step: "end",
    say: "routes.taught.end",
    isNow: (now, seen) => isMyTurn(now) && ["claim", "more", "keep"].every((step) => seen.includes(step)),
    ask: () => ({ at: LEAVE, words: "routes.taught.end.do" }),
  },
  {
    step: "again",
    say: "routes.taught.again",
    isNow: isMyTurn,
    ask: (now) => (claims(now).length > 0 && owned(now) < 2 ? askClaim(now, claims(now)[0]) : askBest(now)),
    isFiller: true,
  },
  {
    step: "againSecond",
    say: "routes.taught.againSecond",
    isNow: (now) => asksMe(now, "second card"),
    ask: askBest,
    isFiller: true,
  },
  {
    step: "againKeep",
    say: "routes.taught.keep",
    isNow: (now) => asksMe(now, "contracts", "first contracts"),
    ask: askKeep,
    isFiller: true,
  },
];
