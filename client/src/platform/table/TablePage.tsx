// The page of one table: comes to the server's line, loads the game, and shows the room, the deal or the game.
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { toast } from "@/kit/Toast";
import type { GameClient, GameProps } from "@/platform/game";
import {
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
import { MoreWords } from "@/platform/words";
import type { Refused, Sight } from "@/wire/table";
import { BeforeGame } from "./BeforeGame";
import { Layout } from "./Layout";
import { Arriving, Closed, Nothing } from "./Threshold";
import { invitationLink, linkKind } from "./invite";
import { playersOf } from "./players";
import { refusalWords } from "./refusals";
import { type Open, TableProvider, type TableState } from "./state";
import { useGame } from "./useGame";

/** Not needed by who has a name. */
const NameFirst = lazy(() => import("./NameFirst"));
const SignedOut = lazy(() => import("./SignedOut"));

/** A table by its id; `invitation` opens a private one. */
export default function TablePage({ id, invitation }: { id: string; invitation: string }) {
  const me = useMe();
  const [isAway, setAway] = useState(false);
  const wasSomebody = useRef(false);
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
  if (me === null) {
    const name = <NameFirst id={id} invitation={invitation} />;
    return <Suspense fallback={<Arriving />}>{wasSomebody.current ? <SignedOut otherwise={name} /> : name}</Suspense>;
  }
  return <Watched key={id} id={id} invitation={invitation} myself={me.ref} />;
}

function Watched({ id, invitation, myself }: { id: string; invitation: string; myself: string }) {
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
      <Shown table={table} sight={table.sight} game={game} invitation={invitation} myself={myself} />
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
}

function Shown({ table, sight, game, invitation, myself }: ShownProps) {
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
  const openRule = useCallback((rule: string) => open({ what: "rules", rule }), []);

  return (
    <TableProvider value={state}>
      {sight.view === null ? (
        <BeforeGame opened={opened} />
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
