// What the card on the clock would give to the viewer: facts, and no advice.
import { type ReactNode, useMemo } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { Gable, Player } from "@/platform/game";
import { Sign } from "../Sign";
import { LAST_SPACE, goodName, house } from "../map";
import { sayBridge, sayContinent, sayGood, sayQuarter } from "../saying";
import { type MerchantsTable, useMerchants } from "../table";
import { type Gift, giftsOf } from "./giving";
import * as css from "./stage.module.css";

interface Said {
  sign: ReactNode;
  title: ReactNode;
  more?: ReactNode;
  /** The same in a word or two, for a phone. */
  short: ReactNode;
}

/** As many as there is room for; bridges that are left out are told in one line. */
const MOST_BRIDGES = 2;

type Of<Kind extends Gift["kind"]> = Extract<Gift, { kind: Kind }>;

/** Where a tile could be put, and how many places are free in each sector. */
function saySites(intl: IntlShape, gift: Of<"house" | "colony">, own: Gable | undefined): Said {
  const isHouse = gift.kind === "house";
  const places = intl.formatList(
    gift.free.map(({ sector, count }) =>
      intl.formatMessage({ id: "merchants.auction.gift.in" }, { count, place: isHouse ? sayQuarter(sector) : sayContinent(intl, sector) }),
    ),
  );
  return {
    sign: <Sign name={isHouse ? "mer-house" : "mer-colony"} size={28} of={own} />,
    title: isHouse ? <FormattedMessage id="merchants.auction.gift.house" /> : <FormattedMessage id="merchants.auction.gift.colony" />,
    more: <FormattedMessage id="merchants.auction.gift.free" values={{ places }} />,
    short: <FormattedMessage id="merchants.auction.gift.sites" values={{ count: gift.sites }} />,
  };
}

function sayBridgeGift({ site, bridge, money }: Of<"bridge">): Said {
  const { quarter, name } = house(site);
  return {
    sign: <Sign name="mer-bridge" size={28} />,
    title: <FormattedMessage id="merchants.auction.gift.bridge" values={{ bridge: sayBridge(bridge), money }} />,
    more: <FormattedMessage id="merchants.auction.gift.bridge.more" values={{ place: name, quarter: sayQuarter(quarter) }} />,
    short: <FormattedMessage id="merchants.auction.gift.bridge.short" values={{ money }} />,
  };
}

/** A set that the card would complete. */
function saySet(intl: IntlShape, { kind, sector, money }: Of<"quarters" | "continents">): Said {
  const isQuarters = kind === "quarters";
  const place = isQuarters ? sayQuarter(sector) : sayContinent(intl, sector);
  return {
    sign: <Sign name="mer-florin" size={28} />,
    title: <FormattedMessage id="merchants.auction.gift.set" values={{ money }} />,
    more: isQuarters ? (
      <FormattedMessage id="merchants.auction.gift.quarters" values={{ place }} />
    ) : (
      <FormattedMessage id="merchants.auction.gift.continents" values={{ place }} />
    ),
    short: <FormattedMessage id="merchants.auction.gift.set.short" values={{ money }} />,
  };
}

/** A step on the exchange, and who is there already. */
function sayStep(intl: IntlShape, { good, from, to, level, ahead }: Of<"good">, players: readonly Player[]): Said {
  const names = (seats: readonly number[]) =>
    intl.formatList(
      seats.map((one) => players[one]?.name ?? ""),
      { type: "conjunction" },
    );
  const values = { good: sayGood(intl, good), from, to, level: names(level), ahead: names(ahead) };
  const stands = from === to ? "full" : level.length > 0 ? "level" : ahead.length > 0 ? "behind" : "first";
  return {
    sign: <Sign name={`mer-${goodName(good)}`} size={28} />,
    title: <FormattedMessage id="merchants.auction.gift.good" values={values} />,
    more: <FormattedMessage id="merchants.auction.gift.good.more" values={{ ...values, stands }} />,
    short: <FormattedMessage id="merchants.auction.gift.good.short" values={values} />,
  };
}

function useSay({ players, seat }: MerchantsTable): (gift: Gift) => Said {
  const intl = useIntl();
  const own = players.find((player) => player.seat === seat)?.gable;
  return (gift) => {
    switch (gift.kind) {
      case "house":
      case "colony":
        return saySites(intl, gift, own);
      case "bridge":
        return sayBridgeGift(gift);
      case "quarters":
      case "continents":
        return saySet(intl, gift);
      case "good":
        return sayStep(intl, gift, players);
      case "threeGoods":
        return {
          sign: <Sign name="mer-spice" size={28} />,
          title: <FormattedMessage id="merchants.auction.gift.three" />,
          more: <FormattedMessage id="merchants.auction.gift.three.more" values={{ last: LAST_SPACE }} />,
          short: <FormattedMessage id="merchants.auction.gift.three.short" />,
        };
      case "anyGood":
        return {
          sign: <Sign name="mer-silk" size={28} />,
          title: <FormattedMessage id="merchants.auction.gift.any" />,
          more: <FormattedMessage id="merchants.auction.gift.any.more" />,
          short: <FormattedMessage id="merchants.auction.gift.any.short" />,
        };
      case "freeHouse":
        return {
          sign: <Sign name="mer-house" size={28} of={own} />,
          title: <FormattedMessage id="merchants.auction.gift.freeHouse" />,
          more: <FormattedMessage id="merchants.auction.gift.freeHouse.more" values={{ good: sayGood(intl, gift.good) }} />,
          short: <FormattedMessage id="merchants.auction.gift.freeHouse.short" />,
        };
    }
  };
}

function useGifts(card: number): readonly Gift[] {
  const { view, facts, seat } = useMerchants();
  return useMemo(() => {
    let bridges = 0;
    const gifts = giftsOf(facts.gives ?? {}, card, view.at[seat]?.exchange ?? []);
    return gifts.filter((gift) => gift.kind !== "bridge" || ++bridges <= MOST_BRIDGES);
  }, [view, facts, seat, card]);
}

/** A line for each thing. */
export function Gifts({ card }: { card: number }) {
  const say = useSay(useMerchants());
  const gifts = useGifts(card);
  return (
    <ul className={css.gifts}>
      {gifts.length === 0 && (
        <li>
          <div>
            <FormattedMessage id="merchants.auction.gift.nothing" />
          </div>
        </li>
      )}
      {gifts.map((gift) => {
        const { sign, title, more, short } = say(gift);
        return (
          <li key={JSON.stringify(gift)}>
            <span className={css.giftSign}>{sign}</span>
            <div className={css.giftLong}>
              <b>{title}</b>
              <span>{more}</span>
            </div>
            <span className={css.giftShort}>{short}</span>
          </li>
        );
      })}
    </ul>
  );
}
