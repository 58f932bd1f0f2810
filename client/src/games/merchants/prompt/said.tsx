// What the prompt says: by what is in hand, or else by the decision that is asked.
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { Brought } from "@/wire/merchants";
import { CardChip } from "../cards/CardFace";
import { LAST_SPACE, LOAN, REPAY, colony, discName, house, square } from "../map";
import { type MerchantsMove, readMove } from "../moves";
import { readSpot } from "../pointing";
import { sayBridge, sayColony, sayContinent, sayEvent, sayGood, sayQuarter, sayYear } from "../saying";
import { afterSteps, earnsFreeHouse } from "../steps";
import { type Asked, type MerchantsTable, useMerchants } from "../table";
import { DiscPicker, GoodPicker, GoodsPicker } from "./Pickers";
import { LookTitle, LookWords } from "./Look";

/** What the bar shows. */
export interface Said {
  title: ReactNode;
  more?: ReactNode;
  /** Choices between the sentence and the button. */
  choices?: ReactNode;
  /** The words of the one button; left out where a touch elsewhere is asked. */
  button?: ReactNode;
}

const ASKED: Readonly<Partial<Record<Asked["type"], { title: string; more: string }>>> = {
  PlaceCard: { title: "merchants.ask.place", more: "merchants.ask.place.more" },
  ChooseGoods: { title: "merchants.ask.goods", more: "merchants.ask.goods.more" },
  FoundColony: { title: "merchants.ask.colony", more: "merchants.ask.colony.more" },
  BuildHouse: { title: "merchants.ask.house", more: "merchants.ask.house.more" },
  AdvanceGood: { title: "merchants.ask.good", more: "merchants.ask.good.more" },
  Ship: { title: "merchants.ask.ship", more: "merchants.ask.year" },
  Globe: { title: "merchants.ask.globe", more: "merchants.ask.year" },
  Arms: { title: "merchants.ask.arms", more: "merchants.ask.year" },
  Credit: { title: "merchants.ask.credit", more: "merchants.ask.credit.more" },
  CrossedArms: { title: "merchants.ask.loseHouse", more: "merchants.ask.year" },
  CrossedGlobe: { title: "merchants.ask.loseColony", more: "merchants.ask.year" },
  CrossedShip: { title: "merchants.ask.back", more: "merchants.ask.year" },
  FreeHouse: { title: "merchants.ask.freeHouse", more: "merchants.ask.freeHouse.more" },
  ReturnHouse: { title: "merchants.ask.returnHouse", more: "merchants.ask.returnHouse.more" },
};

/** The picker that belongs to a decision, so that hands need not leave the prompt. */
function pickerFor(asked: Asked | null): ReactNode {
  switch (asked?.type) {
    case "PlaceCard":
      return <DiscPicker />;
    case "ChooseGoods":
      return <GoodsPicker />;
    case "AdvanceGood":
    case "Ship":
    case "CrossedShip":
      return <GoodPicker />;
    default:
      return undefined;
  }
}

function sayCover(disc: number, asked: Asked | null): Said {
  const card = asked?.type === "PlaceCard" ? <CardChip index={asked.card} /> : "";
  return {
    title: <FormattedMessage id="merchants.do.cover" values={{ disc: discName(disc), card }} />,
    more: <FormattedMessage id="merchants.do.cover.more" values={{ disc: discName(disc) }} />,
    button: <FormattedMessage id="merchants.cover" />,
  };
}

function sayBuild(site: number, { bridge = null, whole_set: isSet = false }: Brought): Said {
  const { quarter, name } = house(site);
  const values = {
    quarter: sayQuarter(quarter),
    bridge: bridge === null ? "" : sayBridge(bridge),
    joins: bridge === null ? "no" : "yes",
    set: isSet ? "yes" : "no",
  };
  return {
    title: <FormattedMessage id="merchants.do.build" values={{ place: name }} />,
    more: <FormattedMessage id="merchants.do.build.more" values={values} />,
    button: <FormattedMessage id="merchants.build" />,
  };
}

/** A step of one's own good, for sentences. */
function stepOf(intl: IntlShape, table: MerchantsTable, good: number) {
  const from = table.view.at[table.seat]?.exchange[good] ?? 0;
  return { good: sayGood(intl, good), from, to: afterSteps(table, [good])[good] ?? from, full: from === LAST_SPACE ? "yes" : "no" };
}

function sayFound(intl: IntlShape, table: MerchantsTable, site: number, { whole_set: isSet = false }: Brought): Said {
  const { good, continent } = colony(site);
  const values = { ...stepOf(intl, table, good), continent: sayContinent(intl, continent), set: isSet ? "yes" : "no" };
  return {
    title: <FormattedMessage id="merchants.do.found" values={{ place: sayColony(intl, site) }} />,
    more: <FormattedMessage id="merchants.do.found.more" values={values} />,
    button: <FormattedMessage id="merchants.found" />,
  };
}

/** What losing a tile costs besides it. */
function sayLoss({ money = 0 }: Brought): Pick<Said, "more" | "button"> {
  return {
    more: <FormattedMessage id="merchants.do.lose.more" values={{ money: Math.abs(money), costs: money === 0 ? "no" : "yes" }} />,
    button: <FormattedMessage id="merchants.remove" />,
  };
}

/** The move in hand. */
function sayMove(intl: IntlShape, table: MerchantsTable, move: MerchantsMove): Said {
  const brings = table.facts.brings?.[move.move] ?? {};
  switch (move.kind) {
    case "cover":
      return sayCover(move.disc, table.asked);
    case "build":
      return sayBuild(move.site, brings);
    case "found":
      return sayFound(intl, table, move.site, brings);
    case "advance": {
      const values = { ...stepOf(intl, table, move.good), set: brings.whole_set ? "yes" : "no" };
      return {
        title: <FormattedMessage id="merchants.do.advance" values={{ good: values.good }} />,
        more: <FormattedMessage id="merchants.do.advance.more" values={values} />,
        button: <FormattedMessage id="merchants.advance" />,
      };
    }
    case "back": {
      const values = stepOf(intl, table, move.good);
      return {
        title: <FormattedMessage id="merchants.do.back" values={{ good: values.good }} />,
        more: <FormattedMessage id="merchants.do.back.more" values={values} />,
        button: <FormattedMessage id="merchants.moveBack" />,
      };
    }
    case "demolish":
      return { title: <FormattedMessage id="merchants.do.demolish" values={{ place: house(move.site).name }} />, ...sayLoss(brings) };
    case "abandon":
      return { title: <FormattedMessage id="merchants.do.abandon" values={{ place: sayColony(intl, move.site) }} />, ...sayLoss(brings) };
    default:
      return { title: "" };
  }
}

export function useSaid(): Said {
  const intl = useIntl();
  const table = useMerchants();
  const { view, asked, choice } = table;
  if (choice?.kind === "look")
    return { title: <LookTitle spot={readSpot(choice.spot)} />, more: <LookWords spot={readSpot(choice.spot)} rule={choice.rule} /> };
  const move = choice?.kind === "move" ? readMove(choice.move) : null;
  if (move) return { choices: pickerFor(asked), ...sayMove(intl, table, move) };
  const words = asked && ASKED[asked.type];
  if (!asked || !words) return { title: "" };
  const card = "card" in asked ? asked.card : view.discs[1];
  const values = {
    card: card !== undefined && card >= 0 ? <CardChip index={card} /> : "",
    year: sayYear(intl, square(view.square).index),
    event: sayEvent(intl, view.square),
    loan: LOAN,
    repay: REPAY,
    set: choice?.kind === "goods" && earnsFreeHouse(table, choice.goods) ? "yes" : "no",
  };
  return {
    title: <FormattedMessage id={words.title} values={values} />,
    more: <FormattedMessage id={words.more} values={values} />,
    choices: pickerFor(asked),
    button: asked.type === "ChooseGoods" ? <FormattedMessage id="merchants.takeGoods" /> : undefined,
  };
}
