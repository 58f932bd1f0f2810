// How every site stands for the viewer now: whose it is, whether it is offered, and what it would bring.
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { COLONIES, HOUSES } from "../map";
import { readMove } from "../moves";
import { type Spot, colonySpot, houseSpot, usePointing } from "../pointing";
import { sayColonySite, sayHouseSite } from "../saying";
import { ownerOf } from "../owners";
import { type MerchantsTable, useMerchants } from "../table";
import type { SiteState } from "./Sites";

export interface SiteStates {
  houses: readonly SiteState[];
  colonies: readonly SiteState[];
}

/** Where a tile has just come, and where one has just left, with whose it was. */
function useJustNow(moment: MerchantsTable["moment"]): { fresh: ReadonlySet<Spot>; gone: ReadonlyMap<Spot, number> } {
  return useMemo(() => {
    const events = moment?.events ?? [];
    const fresh = events.flatMap((event): Spot[] => {
      if (event.type === "HouseBuilt") return [houseSpot(event.site)];
      return event.type === "ColonyFounded" ? [colonySpot(event.site)] : [];
    });
    const gone = events.flatMap((event): [Spot, number][] => {
      if (event.type === "HouseRemoved") return [[houseSpot(event.site), event.seat]];
      return event.type === "ColonyRemoved" ? [[colonySpot(event.site), event.seat]] : [];
    });
    return { fresh: new Set(fresh), gone: new Map(gone) };
  }, [moment]);
}

/** `stop` is where the keyboard stands. */
export function useSites(stop: Spot | null): SiteStates {
  const intl = useIntl();
  const { view, facts, seat, offered, choice, moment, player } = useMerchants();
  const pointed = usePointing((state) => state.spot);
  const { fresh, gone } = useJustNow(moment);
  return useMemo(() => {
    const chosen = choice?.kind === "move" ? readMove(choice.move) : null;
    const mine = player(seat)?.gable ?? null;
    const stateOf = (kind: "house" | "colony", site: number): SiteState => {
      const spot = kind === "house" ? houseSpot(site) : colonySpot(site);
      const owner = player(ownerOf(view, kind, site));
      const offer = offered.bySpot.get(spot);
      const isChosen = choice?.kind === "move" && choice.spot === spot;
      const isLoss = offer?.kind === "demolish" || offer?.kind === "abandon";
      const money = (offer && facts.brings?.[offer.move]?.money) ?? 0;
      const place = kind === "house" ? sayHouseSite(intl, site) : sayColonySite(intl, site);
      return {
        owner: owner?.gable ?? null,
        ghost: isChosen && (chosen?.kind === "build" || chosen?.kind === "found") ? mine : null,
        isLeaving: isChosen && isLoss,
        isOffered: offer !== undefined,
        isChosen,
        isLooked: (choice?.kind === "look" && choice.spot === spot) || pointed === spot,
        isFresh: fresh.has(spot),
        gone: player(gone.get(spot) ?? -1)?.gable ?? null,
        isStop: stop === spot,
        money,
        label: intl.formatMessage(
          { id: "merchants.site.label" },
          {
            place,
            how: owner ? (owner.isMe ? "mine" : "taken") : "free",
            name: owner?.name ?? "",
            can: offer ? (isLoss ? "remove" : kind) : "no",
            money: Math.abs(money),
          },
        ),
      };
    };
    return {
      houses: HOUSES.map(({ index }) => stateOf("house", index)),
      colonies: COLONIES.map(({ index }) => stateOf("colony", index)),
    };
  }, [intl, view, facts, seat, offered, choice, player, pointed, fresh, gone, stop]);
}
