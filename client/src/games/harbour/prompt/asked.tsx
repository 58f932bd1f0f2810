// The sentence while nothing is in hand: what the server asks, decision by decision.
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { View } from "@/wire/harbour";
import { sayCardTitle, sayTask } from "../cards/sentences";
import { total } from "../map";
import { goodName, spaceName } from "../names";
import { useHarbour } from "../table";
import { readMove } from "../things";
import type { Saying } from "./inHand";

type Asked = View["agenda"][number];

/** What a payment is for; it lies below the question. */
function purpose(intl: IntlShape, below: Asked | undefined): string {
  if (below?.type === "MoveBarge") return intl.formatMessage({ id: "harbour.asked.pay.barge" }, { place: spaceName(intl, below.space) });
  if (below?.type === "MoveOnRiver") return intl.formatMessage({ id: "harbour.asked.pay.river" });
  return below?.type === "Give" && below.card > 0
    ? intl.formatMessage({ id: "harbour.asked.pay.card" }, { name: sayCardTitle(intl, below.card) })
    : "";
}

/** What can be done now, counted, so that nobody has to search the table. */
function useCan(): ReactNode {
  const intl = useIntl();
  const { moves } = useHarbour();
  const verbs = moves.map((move) => readMove(move).verb);
  const count = (...wanted: string[]) => verbs.filter((verb) => wanted.includes(verb)).length;
  const parts = [
    count("activate") > 0 ? intl.formatMessage({ id: "harbour.can.activate" }, { count: count("activate") }) : "",
    count("use") > 0 ? intl.formatMessage({ id: "harbour.can.use" }, { count: count("use") }) : "",
    count("buy", "buy with florins") > 0 ? intl.formatMessage({ id: "harbour.can.buy" }) : "",
    count("deliver") > 0 ? intl.formatMessage({ id: "harbour.can.deliver" }) : "",
    count("docker") > 0 ? intl.formatMessage({ id: "harbour.can.docker" }) : "",
    count("load") > 0 ? intl.formatMessage({ id: "harbour.can.load" }) : "",
    count("step") > 0 ? intl.formatMessage({ id: "harbour.can.step" }) : "",
    count("river") > 0 ? intl.formatMessage({ id: "harbour.can.river" }) : "",
    count("market") > 0 ? intl.formatMessage({ id: "harbour.can.market" }) : "",
  ].filter((part) => part !== "");
  if (parts.length === 0) return <FormattedMessage id="harbour.can.nothing" />;
  return <FormattedMessage id="harbour.can" values={{ list: intl.formatList(parts, { type: "disjunction" }) }} />;
}

export function useAsked(): Saying {
  const intl = useIntl();
  const { view, facts, seat } = useHarbour();
  const can = useCan();
  const asked = view.agenda.at(-1);
  const pool = total(view.at[seat]?.pool ?? []);
  switch (asked?.type) {
    case "PlaceForeman":
      return { title: <FormattedMessage id="harbour.asked.placeForeman" />, more: <FormattedMessage id="harbour.asked.foreman.more" /> };
    case "ForemanTo":
      return { title: <FormattedMessage id="harbour.asked.foremanTo" />, more: <FormattedMessage id="harbour.asked.foreman.more" /> };
    case "PlaceBailiff":
      return { title: <FormattedMessage id="harbour.asked.placeBailiff" />, more: <FormattedMessage id="harbour.asked.bailiff.more" /> };
    case "BailiffTo":
      return { title: <FormattedMessage id="harbour.asked.bailiffTo" />, more: <FormattedMessage id="harbour.asked.bailiff.more" /> };
    case "PlacePawn":
      return { title: <FormattedMessage id="harbour.asked.placePawn" />, more: <FormattedMessage id="harbour.asked.pawn.more" /> };
    case "PawnTo":
      return { title: <FormattedMessage id="harbour.asked.pawnTo" />, more: <FormattedMessage id="harbour.asked.pawn.more" /> };
    case "StartCard":
      return { title: <FormattedMessage id="harbour.asked.startCard" />, more: <FormattedMessage id="harbour.asked.takeCard.more" /> };
    case "StartCube":
      return {
        title: <FormattedMessage id="harbour.asked.startCube" values={{ count: asked.slot }} />,
        more: <FormattedMessage id="harbour.asked.startCube.more" values={{ round: asked.slot }} />,
      };
    case "TakeCard":
      return { title: <FormattedMessage id="harbour.asked.takeCard" />, more: <FormattedMessage id="harbour.asked.takeCard.more" /> };
    case "DropCard":
      return { title: <FormattedMessage id="harbour.asked.dropCard" />, more: <FormattedMessage id="harbour.asked.dropCard.more" /> };
    case "TomDiscard":
      return { title: <FormattedMessage id="harbour.asked.tomDiscard" />, more: <FormattedMessage id="harbour.asked.tomDiscard.more" /> };
    case "ChooseDie": {
      const { face = 1, late = 0, rounds = 0 } = facts.die_example ?? {};
      return {
        title: <FormattedMessage id="harbour.asked.chooseDie" values={{ number: asked.chosen.length + 1 }} />,
        more: <FormattedMessage id="harbour.asked.chooseDie.more" values={{ face, late, later: rounds }} />,
      };
    }
    case "ShiftDie":
      return { title: <FormattedMessage id="harbour.asked.shiftDie" />, more: <FormattedMessage id="harbour.asked.shiftDie.more" /> };
    case "WaiveCube":
      return { title: <FormattedMessage id="harbour.asked.waiveCube" values={{ name: sayCardTitle(intl, asked.card) }} /> };
    case "PayCube":
      return {
        title: <FormattedMessage id="harbour.asked.payCube" values={{ count: asked.count, purpose: purpose(intl, view.agenda.at(-2)) }} />,
      };
    case "GainCube":
      return { title: <FormattedMessage id="harbour.asked.gainCube" values={{ count: asked.count }} /> };
    case "PlaceGood":
      return {
        title: <FormattedMessage id="harbour.asked.placeGood" values={{ good: goodName(intl, asked.good) }} />,
        more: <FormattedMessage id="harbour.asked.placeGood.more" />,
      };
    case "RiverOn": {
      const { bridge = 0, is_mouth = false } = facts.river ?? {};
      return {
        title: <FormattedMessage id="harbour.asked.riverOn" />,
        more: <FormattedMessage id="harbour.asked.riverOn.more" values={{ points: bridge, mouth: is_mouth ? "yes" : "no", pool }} />,
      };
    }
    case "Advance":
      return { title: <FormattedMessage id="harbour.asked.advance" values={{ name: sayCardTitle(intl, asked.card) }} /> };
    case "FreeActivate":
      return {
        title: <FormattedMessage id="harbour.asked.freeActivate" values={{ count: asked.count }} />,
        more: <FormattedMessage id="harbour.asked.freeActivate.more" />,
      };
    case "DiscardPlan":
      return { title: <FormattedMessage id="harbour.asked.discardPlan" />, more: <FormattedMessage id="harbour.asked.discardPlan.more" /> };
    case "SwapOut":
      return { title: <FormattedMessage id="harbour.asked.swapOut" /> };
    case "SwapIn":
      return { title: <FormattedMessage id="harbour.asked.swapIn" values={{ name: sayCardTitle(intl, asked.given) }} /> };
    case "JumpTo":
      return { title: <FormattedMessage id="harbour.asked.jumpTo" />, more: <FormattedMessage id="harbour.asked.jumpTo.more" /> };
    case "ClaimBlock":
      return { title: <FormattedMessage id="harbour.asked.claimBlock" />, more: <FormattedMessage id="harbour.asked.claimBlock.more" /> };
    case "KeepCube":
      return {
        title: <FormattedMessage id="harbour.asked.keepCube" />,
        more: <FormattedMessage id="harbour.asked.keepCube.more" values={{ count: facts.cubes_lost ?? 0 }} />,
      };
    case "ReturnPieces":
      return { title: <FormattedMessage id="harbour.asked.returnPieces" />, more: sayTask(intl, asked.task, view.seats) };
    default:
      return { title: <FormattedMessage id="harbour.asked.act" values={{ round: view.round, count: pool }} />, more: can };
  }
}
