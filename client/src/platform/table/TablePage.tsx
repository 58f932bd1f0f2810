// The page of one table: comes to the server's line, loads the game, and shows the room, the deal or the game.
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { toast } from "@/kit/Toast";
import type { GameClient, GameProps } from "@/platform/game";
import {
  BANNED,
  ELSEWHERE,
  NOBODY,
  OUTDATED,
  act,
  actAt,
  comeBack,
  foresee,
  serverNow,
  playMove,
  say,
  sit,
  type TableView,
  useTable,
} from "@/platform/connection";
import { useMe, whoAmI } from "@/platform/me";
import { askOwn } from "@/platform/order/own";
import { extra } from "@/platform/shared/extra";
import { MoreWords } from "@/platform/words";
import type { Refused, Sight } from "@/wire/table";
import { BeforeGame } from "./BeforeGame";
import { Layout } from "./Layout";
import { Arriving, Closed, Nothing } from "./Threshold";
import { offerOf } from "./invitation/state";
import { invitationLink, linkKind } from "./invite";
import { playersOf } from "./players";
import { refusalWords } from "./refusals";
import { type Open, TableProvider, type TableState } from "./state";
import { useGame } from "./useGame";

/** Not needed by who has a name. */
const Newcomer = lazy(() => import("./invitation/Newcomer"));
const Known = lazy(() => import("./invitation/Known"));
const SignedOut = lazy(() => import("./SignedOut"));
const Banned = lazy(() => import("./Banned"));
/** Not needed where nobody plays by days. */
const CallOffer = extra(() => import("./CallOffer"));

/** A table by its id; `invitation` opens a private one. */
export default function TablePage({ id, invitation }: { id: string; invitation: string }) {
  const me = useMe();
  const [isAway, setAway] = useState(false);
  const wasSomebody = useRef(false);
  // Whoever comes in by the invitation sees it until they have their seat.
  const [isComing, come] = useState(false);
  const [isWatching, watch] = useState(false);
  const onWatch = useCallback(() => watch(true), []);
  if (me) wasSomebody.current = true;
  useEffect(() => {
    whoAmI().catch(() => setAway(true));
  }, []);
  if (linkKind(id, invitation) === "malformed") return <Nothing link="malformed" />;
  if (me === undefined) {
    return isAway ? (
      <Closed title={<FormattedMessage id="table.away.title" />}>
        <FormattedMessage id="table.away.more" />
      </Closed>
    ) : (
      <Arriving />
    );
  }
  if (me === null || isComing) {
    const invited = <Newcomer key={id} id={id} invitation={invitation} onComing={come} onWatch={onWatch} />;
    return <Suspense fallback={<Arriving />}>{wasSomebody.current && !isComing ? <SignedOut otherwise={invited} /> : invited}</Suspense>;
  }
  return <Watched key={id} id={id} invitation={invitation} myself={me.ref} onWatch={isWatching ? null : onWatch} />;
}

interface WatchedProps {
  id: string;
  invitation: string;
  myself: string;
  /** Whoever would look on before they sit down says so; null where they have. */
  onWatch: (() => void) | null;
}

function Watched({ id, invitation, myself, onWatch }: WatchedProps) {
  const table = useTable(id, invitation);
  const game = useGame(table.sight?.game);
  if (table.status.kind === "closed" && table.status.code !== NOBODY) return <Ended code={table.status.code} />;
  // A table that was seen and is not there any more: the way in was closed.
  if (table.refusal && (!table.sight || table.refusal.code === "not_found")) {
    return <Nothing link={linkKind(id, invitation)} />;
  }
  if (!table.sight || !game) return <Arriving isLost={table.status.kind === "reconnecting"} />;
  return (
    <MoreWords load={game.words} waiting={<Arriving />}>
      {table.sight.clock.type === "days" && (
        <Suspense>
          <CallOffer sight={table.sight} />
        </Suspense>
      )}
      <Shown table={table} sight={table.sight} game={game} invitation={invitation} myself={myself} onWatch={onWatch} />
    </MoreWords>
  );
}

/** The line does not come back by itself: why, and what can be done. */
function Ended({ code }: { code: number }) {
  if (code === ELSEWHERE) {
    return (
      <Closed
        title={<FormattedMessage id="table.elsewhere.title" />}
        ways={
          <Button kind="main" onClick={comeBack}>
            <FormattedMessage id="table.elsewhere.here" />
          </Button>
        }
      >
        <FormattedMessage id="table.elsewhere.more" />
      </Closed>
    );
  }
  if (code === BANNED)
    return (
      <Suspense fallback={<Arriving />}>
        <Banned />
      </Suspense>
    );
  const isOutdated = code === OUTDATED;
  return (
    <Closed
      title={isOutdated ? <FormattedMessage id="table.outdated.title" /> : <FormattedMessage id="table.cut.title" />}
      ways={
        <Button kind="main" onClick={() => window.location.reload()}>
          <FormattedMessage id="table.outdated.reload" />
        </Button>
      }
    >
      {isOutdated ? <FormattedMessage id="table.outdated.more" /> : <FormattedMessage id="table.cut.more" />}
    </Closed>
  );
}

interface ShownProps {
  table: TableView;
  sight: Sight;
  game: GameClient;
  invitation: string;
  myself: string;
  onWatch: (() => void) | null;
}

function Shown({ table, sight, game, invitation, myself, onWatch }: ShownProps) {
  const intl = useIntl();
  const [opened, open] = useState<Open | null>(null);
  const id = sight.table;
  const deleted = intl.formatMessage({ id: "table.deleted" });
  const players = useMemo(() => playersOf(sight, deleted), [sight, deleted]);
  const present = useMemo(() => presentOf(table.presence, sight.seats.length), [table.presence, sight.seats.length]);

  const { tell, settle } = useTelling(game, open);
  const state: TableState = {
    sight,
    game,
    players,
    myself,
    present,
    open,
    tell,
    serverNow,
    me: players[sight.viewer] ?? null,
    isHost: myself !== "" && sight.host === myself,
    rows: table.rows,
    chat: table.chat,
    watchers: table.presence.watchers,
    connected: table.status.kind === "live",
    wish: async (command, seen) => settle(await (seen ? actAt(id, command, seen) : act(id, command))),
    sit: async (seat) => settle(await sit(id, seat, invitation)),
    say: async (text) => settle(await say(id, text)),
    invitationLink: invitationLink(id, sight.invitation || invitation),
  };
  const play = usePlay(id, sight, settle);
  const foreseeHere = useCallback((move: string) => foresee(id, move), [id]);
  const isInvited = useIsInvited(sight, state.isHost);
  const openRule = useCallback((rule: string) => open({ what: "rules", rule }), []);

  return (
    <TableProvider value={state}>
      {sight.view === null ? (
        <AtTheDoor opened={opened} invitation={invitation} onWatch={isInvited ? onWatch : null} />
      ) : (
        <game.Provider
          view={sight.view}
          facts={sight.facts}
          moves={sight.moves}
          seat={sight.viewer}
          players={players}
          moment={table.moment}
          sight={sight}
          play={play}
          foresee={foreseeHere}
          openRule={openRule}
        >
          <Layout opened={opened} />
        </game.Provider>
      )}
    </TableProvider>
  );
}

/** The invitation for whoever has no seat yet, and else the room or the deal. */
function AtTheDoor({ opened, invitation, onWatch }: { opened: Open | null } & Pick<ShownProps, "invitation" | "onWatch">) {
  if (!onWatch) return <BeforeGame opened={opened} />;
  return (
    <Suspense fallback={<Arriving />}>
      <Known invitation={invitation} onWatch={onWatch} />
    </Suspense>
  );
}

/** Whether a free seat is offered to whoever looks on. Whoever got up again is in the room, and not at its door. */
function useIsInvited(sight: Sight, isHost: boolean): boolean {
  const hasAccount = useMe()?.kind === "account";
  const hadSeat = useRef(false);
  if (sight.viewer >= 0) hadSeat.current = true;
  return !hadSeat.current && !isHost && offerOf(sight, hasAccount) === "seat";
}

/** Says what was refused, with the way to the rule. */
function useTelling(game: GameClient, open: (what: Open) => void) {
  const intl = useIntl();
  const tell = useCallback(
    (words: string, rule = "") =>
      toast(words, {
        tone: "warn",
        ...(rule ? { action: { label: intl.formatMessage({ id: "table.rule" }, { rule }), do: () => open({ what: "rules", rule }) } } : {}),
      }),
    [intl, open],
  );
  const settle = useCallback(
    (refused: Refused | null): boolean => {
      if (refused) tell(refusalWords(refused, intl, game), refused.rule);
      // Until when, and why, is said where one would write.
      if (refused?.code === "muted") void askOwn();
      return refused === null;
    },
    [tell, intl, game],
  );
  return { tell, settle };
}

/** A move is meant for the table as it was seen when it was made. */
function usePlay(id: string, sight: Sight, settle: (refused: Refused | null) => boolean): GameProps<unknown, unknown>["play"] {
  const seen = useRef(sight);
  useEffect(() => {
    seen.current = sight;
  }, [sight]);
  return useCallback(
    async (move: string) => {
      const refused = await playMove(id, move, seen.current);
      if (refused && !refused.rule) settle(refused); // what the rules forbid is said by the game, at its place
      return refused;
    },
    [id, settle],
  );
}

/** Who looks on; until the server has said it, nobody is called away. */
function presentOf({ seats, watchers }: TableView["presence"], all: number): ReadonlySet<number> {
  return new Set(seats.length === 0 && watchers === 0 ? Array.from({ length: all }, (_, seat) => seat) : seats);
}
