// The table of a replay: the game's own board and things, shown as they were at one step, and the ways through them.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { GameClient } from "@/platform/game";
import { useMedia } from "@/platform/settings";
import { TableProvider } from "@/platform/table/state";
import type { Sight } from "@/wire/table";
import { Opened, type OpenHere } from "./Opened";
import { useReplayKeys } from "./keys";
import { Layout } from "./Layout";
import { NeverBegan, Refused, Waiting } from "./Notes";
import { usePlaying, type Wish } from "./playing";
import { lineAt, useReplayLines } from "./ReplayLog";
import { momentAddress, momentOf, namedPlayers, rowsOf, seatOf, sightOf } from "./scene";
import { beginning, type Eyes, neverBegan, readEyes, WATCHER } from "./steps";
import { useReel } from "./useReel";
import { useShared } from "./useShared";

interface ReplayTableProps {
  final: Sight;
  game: GameClient;
  at: number | null;
  eyes: string;
  invitation: string;
}

/** At the end of an address: opens the check of the shuffle at once. */
const CHECK = "#check";

const none = () => Promise.resolve(null);
const unknown = (move: string) => Promise.resolve({ move });

export function ReplayTable({ final, game, at: asked, eyes: askedEyes, invitation }: ReplayTableProps) {
  const intl = useIntl();
  const seats = final.seats.length;
  const [wantedEyes, setEyes] = useState<Eyes>(() => readEyes(askedEyes, seats, final.viewer));
  const [hand, setHand] = useState(Math.max(final.viewer, 0));
  const [opened, open] = useState<OpenHere | null>(window.location.hash === CHECK ? { what: "verify" } : null);
  const isSmall = useMedia("(max-width: 699px)");

  const { reel, eyes, problem, bounds, place, wish } = usePlayedReel(final.table, wantedEyes, invitation, asked);
  const { at } = place;
  useReplayKeys(wish);
  useAnotherMoment(asked, wish);
  useAddress(momentAddress(final.table, at, wantedEyes, invitation), at > 0);

  const deleted = intl.formatMessage({ id: "replay.deleted" });
  const players = useMemo(() => namedPlayers(final, deleted), [final, deleted]);
  const rows = useMemo(() => rowsOf(reel), [reel]);
  const lines = useReplayLines(rows, game, players, eyes === "all" ? WATCHER : eyes, final.result?.outcome ?? null);
  const step = useLast(reel.steps.get(at));
  const sight = useMemo(() => (step ? sightOf(final, step, eyes, hand) : null), [final, step, eyes, hand]);
  const moment = useMemo(() => (step ? momentOf(step, place.isStep) : null), [step, place.isStep]);
  const shared = useShared(sight ?? final, game, players, rows, open);
  const openRule = useCallback((rule: string) => open({ what: "rules", rule }), []);
  const openLot = useCallback((seq: number) => open({ what: "lot", seq, isFresh: false }), []);
  const go = useCallback((version: number) => wish({ to: "version", version }), [wish]);

  if (neverBegan(reel)) return <NeverBegan />;
  if (!step || !sight || step.view === null)
    return problem && reel.total === 0 ? <Refused id={final.table} problem={problem} /> : <Waiting />;
  return (
    <TableProvider value={shared}>
      <game.Provider
        view={sight.view}
        facts={sight.facts}
        moves={[]}
        seat={seatOf(eyes, hand)}
        players={players}
        moment={moment}
        sight={sight}
        play={none}
        foresee={unknown}
        openRule={openRule}
      >
        <Layout
          final={final}
          game={game}
          players={players}
          isSmall={isSmall}
          controls={{ place, bounds, wish, reel, game, players, line: lineAt(lines, at) }}
          log={{ lines, players, at, onGo: go, onLot: openLot }}
          eyes={{ players, eyes: wantedEyes, onEyes: setEyes, hand, onHand: setHand }}
          address={momentAddress(final.table, at, wantedEyes, invitation)}
          invitation={invitation}
          open={open}
        />
        <Opened opened={opened} open={open} final={final} invitation={invitation} reel={reel} eyes={eyes} />
      </game.Provider>
    </TableProvider>
  );
}

/** The reel through some eyes, and the place in it: what lies near that place is fetched. */
function usePlayedReel(table: string, wantedEyes: Eyes, invitation: string, asked: number | null) {
  const [near, setNear] = useState(asked ?? 0);
  const { reel, eyes, problem } = useReel(table, wantedEyes, invitation, near);
  const start = beginning(reel);
  const bounds = useMemo(() => ({ first: start ?? 1, last: Math.max(reel.total, 1) }), [start, reel.total]);
  const [place, wish] = usePlaying(asked ?? 0, bounds, (version) => reel.steps.has(version));
  const { at } = place;
  useEffect(() => setNear(at), [at]);
  // Before the first deal there is nothing to see, and behind the last row neither.
  useEffect(() => {
    if (start !== null && (at < start || at > bounds.last)) wish({ to: "version", version: at });
  }, [start, at, bounds.last, wish]);
  return { reel, eyes, problem, bounds, place, wish };
}

/** The value, or the last one while there is none: the board stays while a step is on its way. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

/** Goes where another link to the same game leads. */
function useAnotherMoment(asked: number | null, wish: (wish: Wish) => void): void {
  const before = useRef(asked);
  useEffect(() => {
    if (asked === before.current) return;
    before.current = asked;
    if (asked !== null) wish({ to: "version", version: asked });
  }, [asked, wish]);
}

/** Keeps the address of the page that of the moment, a little later, so that playing does not flood the history. */
function useAddress(address: string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, "", address), 400);
    return () => clearTimeout(timer);
  }, [address, isReady]);
}
