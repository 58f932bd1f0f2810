// Where a card lies and what it is, in words; and all that can be searched for in it.
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { cardFace, numberOf } from "../cards/printed";
import { sayCard, sayCardName, sayCardTitle, sayCost, sayTiming } from "../cards/sentences";
import { sideName } from "../names";
import { useHarbour } from "../table";
import { type Place, placesOf } from "./places";
import type { Entry } from "./sieve";

export function useSayPlace(): (place: Place) => string {
  const intl = useIntl();
  const { players, seat } = useHarbour();
  return ({ at, seat: whose }) =>
    intl.formatMessage(
      { id: "harbour.gallery.place" },
      { at, mine: seat >= 0 && whose === seat ? "yes" : "no", name: whose >= 0 ? sideName(players, whose) : "" },
    );
}

export function sayKind(intl: IntlShape, card: number): string {
  return intl.formatMessage({ id: "harbour.gallery.kindOf" }, { kind: cardFace(card).kind });
}

/** All of a card for the ear. */
export function useSayEntry(): (entry: Entry) => string {
  const intl = useIntl();
  const sayPlace = useSayPlace();
  return ({ card, place }) => {
    const costs = intl.formatMessage({ id: "harbour.card.costs" }, { cost: sayCost(intl, card) });
    const parts = [sayCardTitle(intl, card), sayPlace(place), sayTiming(intl, card), sayCard(intl, card), costs];
    return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
  };
}

/** All cards of this game with where they lie. */
export function useEntries(): readonly Entry[] {
  const intl = useIntl();
  const { view } = useHarbour();
  return useMemo(
    () =>
      [...placesOf(view)].map(([card, place]) => ({
        card,
        place,
        words: [numberOf(card), sayCardName(intl, card), sayCard(intl, card), sayKind(intl, card), sayTiming(intl, card)].join(" "),
      })),
    [intl, view],
  );
}
