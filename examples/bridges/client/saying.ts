// Things of this game as sentences, for labels and for whoever reads the board in words.
import { useIntl } from "react-intl";
import { whoseOf } from "@/platform/shared/whose";
import { nameOf, useBridges } from "./table";
import type { Sending } from "./wire";

export function useSaying() {
  const intl = useIntl();
  const { view, facts, players } = useBridges();
  const sayBoat = (seat: number, mast: number) => intl.formatMessage({ id: "bridges.boatOf" }, { mast, ...whoseOf(players, seat) });
  const sayWaits = (bridge: number): string => {
    const queue = view.queues[bridge] ?? [];
    const boats = intl.formatList(queue.map(({ seat, mast }) => sayBoat(seat, mast)));
    return intl.formatMessage({ id: "bridges.waits" }, { count: queue.length, boats });
  };
  return {
    /** All that waits at a bridge. */
    sayWaits,
    /** How a bridge is, with all that waits there. */
    sayBridge: (bridge: number): string => {
      const values = { bridge: nameOf(bridge), height: facts.heights[bridge], opens: facts.opens, waits: sayWaits(bridge) };
      return intl.formatMessage({ id: "bridges.bridge" }, values);
    },
    /** What a move does. */
    saySending: ({ mast, bridge }: Sending): string => intl.formatMessage({ id: "bridges.send" }, { mast, bridge: nameOf(bridge) }),
    /** What comes of it. */
    sayProspect: ({ height, points }: Sending): string =>
      intl.formatMessage({ id: "bridges.send.more" }, { height, points, opens: facts.opens }),
  };
}
