// The sentence while nothing is in hand: what the server asks, decision by decision.
import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { View } from "@/wire/harbour";
import { sayCardTitle, sayTask } from "../cards/sentences";
import { total } from "../map";
import { goodName, spaceName } from "../names";
import { type HarbourTable, useHarbour } from "../table";
import { readMove } from "../things";
import { type Saying, say } from "./saying";

type Asked = View["agenda"][number];

/** Questions that name no card and no figure: the sentence, and what it means. */
const PLAIN: { readonly [Type in Asked["type"]]?: readonly [title: string, more?: string] } = {
  PlaceForeman: ["harbour.asked.placeForeman", "harbour.asked.foreman.more"],
  ForemanTo: ["harbour.asked.foremanTo", "harbour.asked.foreman.more"],
  PlaceBailiff: ["harbour.asked.placeBailiff", "harbour.asked.bailiff.more"],
  BailiffTo: ["harbour.asked.bailiffTo", "harbour.asked.bailiff.more"],
  PlacePawn: ["harbour.asked.placePawn", "harbour.asked.pawn.more"],
  PawnTo: ["harbour.asked.pawnTo", "harbour.asked.pawn.more"],
  StartCard: ["harbour.asked.startCard", "harbour.asked.takeCard.more"],
  TakeCard: ["harbour.asked.takeCard", "harbour.asked.takeCard.more"],
  DropCard: ["harbour.asked.dropCard", "harbour.asked.dropCard.more"],
  TomDiscard: ["harbour.asked.tomDiscard", "harbour.asked.tomDiscard.more"],
  ShiftDie: ["harbour.asked.shiftDie", "harbour.asked.shiftDie.more"],
  DiscardPlan: ["harbour.asked.discardPlan", "harbour.asked.discardPlan.more"],
  SwapOut: ["harbour.asked.swapOut"],
  JumpTo: ["harbour.asked.jumpTo", "harbour.asked.jumpTo.more"],
  ClaimBlock: ["harbour.asked.claimBlock", "harbour.asked.claimBlock.more"],
};

/** What a payment is for; it lies below the question. */
function purpose(intl: IntlShape, below: Asked | undefined): string {
  if (below?.type === "MoveBarge") return intl.formatMessage({ id: "harbour.asked.pay.barge" }, { place: spaceName(intl, below.space) });
  if (below?.type === "MoveOnRiver") return intl.formatMessage({ id: "harbour.asked.pay.river" });
  return below?.type === "Give" && below.card > 0
    ? intl.formatMessage({ id: "harbour.asked.pay.card" }, { name: sayCardTitle(intl, below.card) })
    : "";
}

/** What can be done: the message that says so, and the verbs that it counts. */
const CAN: readonly (readonly [message: string, ...verbs: string[]])[] = [
  ["harbour.can.activate", "activate"],
  ["harbour.can.use", "use"],
  ["harbour.can.buy", "buy", "buy with florins"],
  ["harbour.can.deliver", "deliver"],
  ["harbour.can.docker", "docker"],
  ["harbour.can.load", "load"],
  ["harbour.can.step", "step"],
  ["harbour.can.river", "river"],
  ["harbour.can.market", "market"],
];

/** What can be done now, counted, so that nobody has to search the table. */
function useCan(): ReactNode {
  const intl = useIntl();
  const { moves } = useHarbour();
  const verbs = moves.map((move) => readMove(move).verb);
  const parts = CAN.flatMap(([id, ...wanted]) => {
    const count = verbs.filter((verb) => wanted.includes(verb)).length;
    return count > 0 ? [intl.formatMessage({ id }, { count })] : [];
  });
  if (parts.length === 0) return say("harbour.can.nothing");
  return say("harbour.can", { list: intl.formatList(parts, { type: "disjunction" }) });
}

/** A question that names a card, a good or a figure; null for any other. */
function saidOf(asked: Asked, intl: IntlShape, { view, facts }: HarbourTable, pool: number): Saying | null {
  switch (asked.type) {
    case "FreeActivate":
      return {
        title: say("harbour.asked.freeActivate", { count: asked.count }),
        more: say("harbour.asked.freeActivate.more"),
      };
    case "SwapIn":
      return { title: say("harbour.asked.swapIn", { name: sayCardTitle(intl, asked.given) }) };
    case "StartCube":
      return {
        title: say("harbour.asked.startCube", { count: asked.slot }),
        more: say("harbour.asked.startCube.more", { round: asked.slot }),
      };
    case "ChooseDie": {
      const { face = 1, late = 0, rounds = 0 } = facts.die_example ?? {};
      return {
        title: say("harbour.asked.chooseDie", { number: asked.chosen.length + 1 }),
        more: say("harbour.asked.chooseDie.more", { face, late, later: rounds }),
      };
    }
    case "WaiveCube":
      return { title: say("harbour.asked.waiveCube", { name: sayCardTitle(intl, asked.card) }) };
    case "PayCube":
      return {
        title: say("harbour.asked.payCube", { count: asked.count, purpose: purpose(intl, view.agenda.at(-2)) }),
      };
    case "GainCube":
      return { title: say("harbour.asked.gainCube", { count: asked.count }) };
    case "KeepCube":
      return {
        title: say("harbour.asked.keepCube"),
        more: say("harbour.asked.keepCube.more", { count: facts.cubes_lost ?? 0 }),
      };
    case "PlaceGood":
      return {
        title: say("harbour.asked.placeGood", { good: goodName(intl, asked.good) }),
        more: say("harbour.asked.placeGood.more"),
      };
    case "RiverOn": {
      const { bridge = 0, is_mouth = false } = facts.river ?? {};
      return {
        title: say("harbour.asked.riverOn"),
        more: say("harbour.asked.riverOn.more", { points: bridge, mouth: is_mouth ? "yes" : "no", pool }),
      };
    }
    case "Advance":
      return { title: say("harbour.asked.advance", { name: sayCardTitle(intl, asked.card) }) };
    case "ReturnPieces":
      return { title: say("harbour.asked.returnPieces"), more: sayTask(intl, asked.task, view.seats) };
    default:
      return null;
  }
}

export function useAsked(): Saying {
  const intl = useIntl();
  const table = useHarbour();
  const can = useCan();
  const { view, seat } = table;
  const pool = total(view.at[seat]?.pool ?? []);
  const asked = view.agenda.at(-1);
  const [title, more] = (asked && PLAIN[asked.type]) ?? [];
  if (title) return { title: say(title), more: more && say(more) };
  const said = asked && saidOf(asked, intl, table, pool);
  return said ?? { title: say("harbour.asked.act", { round: view.round, count: pool }), more: can };
}
