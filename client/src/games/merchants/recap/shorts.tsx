// Each kind of event in a symbol and a word; null for what is not worth telling again.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Brief } from "@/platform/game";
import type { Event } from "@/wire/merchants";
import { Sign } from "../Sign";
import { CardChip } from "../cards/CardFace";
import { type Row, movedWith } from "../log/lines";
import { BonusName, ColonyName, Coins, HouseName } from "../log/parts";
import { LOAN, discName, goodName } from "../map";
import { AREAS } from "../owners";
import type { SignName } from "../symbols";

type Short = Pick<Brief, "short" | "sign">;

const SIZE = 18;

function signed(name: SignName, words: ReactNode): Short {
  const sign = <Sign name={name} size={SIZE} />;
  return {
    sign,
    short: (
      <>
        {sign}
        {words}
      </>
    ),
  };
}

/** Goods with the space that each came to. */
function Steps({ row, at, seat }: { row: Row; at: number; seat: number }) {
  const last = new Map(movedWith(row, at, seat).map(({ good, space }) => [good, space]));
  return [...last].map(([good, space], nth) => (
    <span key={good}>
      {nth > 0 && <Sign name={`mer-${goodName(good)}`} size={SIZE} />}→ {space}
    </span>
  ));
}

function ofTiles(event: Event, at: number, row: Row): Short | null {
  switch (event.type) {
    case "GoodMoved":
      return signed(`mer-${goodName(event.good)}`, <Steps row={row} at={at} seat={event.seat} />);
    case "HouseBuilt":
      return signed("mer-house", <HouseName site={event.site} />);
    case "ColonyFounded":
      return signed("mer-colony", <ColonyName site={event.site} />);
    case "HouseRemoved":
    case "ColonyRemoved":
      return signed(
        event.type === "HouseRemoved" ? "mer-house" : "mer-colony",
        <>
          {event.type === "HouseRemoved" ? <HouseName site={event.site} /> : <ColonyName site={event.site} />}{" "}
          <FormattedMessage id="merchants.recap.lost" />
        </>,
      );
    default:
      return null;
  }
}

function ofMoney(event: Event): Short | null {
  switch (event.type) {
    case "BonusEarned":
    case "BonusReturned":
      return signed(
        "mer-florin",
        <>
          <BonusName bonus={event.bonus} /> <Coins money={event.type === "BonusEarned" ? event.money : -event.money} />
        </>,
      );
    case "LoanTaken":
      return signed(
        "mer-credit",
        <>
          <FormattedMessage id="merchants.recap.loan" /> <Coins money={LOAN} />
        </>,
      );
    case "LoansRepaid":
      return signed("mer-credit", <FormattedMessage id="merchants.recap.repaid" />);
    case "AreaScored":
      return signed("mer-florin", <FormattedMessage id="merchants.recap.scored" values={{ area: AREAS[event.area] ?? "" }} />);
    case "CardBought":
      return signed(
        "mer-clock",
        <>
          <CardChip index={event.card} /> <Coins money={-event.price} />
        </>,
      );
    default:
      return null;
  }
}

export function shortOf(event: Event, at: number, row: Row): Short | null {
  if (event.type === "CardPlaced") return signed(`mer-${discName(event.disc)}`, <CardChip index={event.card} />);
  return ofTiles(event, at, row) ?? ofMoney(event);
}
