// The log: what happened, the newest first; touching a line points at the place where it happened.
import { memo, type ReactNode, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { GameClient, Player } from "@/platform/game";
import type { Outcome } from "@/wire/table";
import { Happening } from "./Happening";
import { eventsOf, type Row, type Told, tell } from "./rows";
import { type Open, useTableState } from "./state";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./LogPanel.module.css";

/** A line as it stands in the log. */
interface Line {
  key: string;
  seq: number;
  /** Whose line it is, or -1 for the table itself. */
  seat: number;
  gable: Player["gable"] | undefined;
  text: ReactNode;
  gain?: ReactNode;
  own: boolean;
  place: string | undefined;
  struck: boolean;
  /** The row that closed a lot: touched, it shows how the lot went. */
  isLot?: boolean;
}

/** As many as anybody scrolls through; the replay has them all. */
const MOST = 480;

/** The lines of a row: the game's for what was played, the table's for the rest. */
function linesOf(
  told: Told,
  before: readonly unknown[],
  game: GameClient,
  players: readonly Player[],
  viewer: number,
  outcome: Outcome | null,
): Line[] {
  const { row, struck } = told;
  const what = row.what;
  const lines: Line[] = [];
  const add = (line: Omit<Line, "key" | "seq" | "struck">) =>
    lines.push({ ...line, key: `${row.seq}.${lines.length}`, seq: row.seq, struck });
  if (what.type !== "PlayedShown") {
    const seat = "seat" in what ? what.seat : -1;
    add({
      seat,
      gable: players[seat]?.gable,
      text: <Happening what={what} players={players} name={told.name} outcome={outcome} />,
      own: false,
      place: undefined,
      isLot: what.type === "LotClosed" && game.Lot !== undefined,
    });
  }
  if (what.type === "PlayedShown" || what.type === "StartedShown") {
    for (const line of game.lines(eventsOf(row), players, viewer, before, told.isFromLot, row.seq)) {
      add({
        seat: line.seat,
        gable: players[line.seat]?.gable,
        text: line.text,
        gain: line.gain,
        own: line.own ?? false,
        place: line.place,
      });
    }
  }
  return lines;
}

/** The events of the game in rows that still stand. */
const standing = (told: readonly Told[]): unknown[] => told.flatMap(({ row, struck }) => (struck ? [] : eventsOf(row)));

/** The lines of two rows where the game joins them, or none. */
function joined(earlier: Told, later: Told, game: GameClient, players: readonly Player[]): Line[] {
  const [one, two] = [earlier.row.what, later.row.what];
  if (!game.join || one.type !== "PlayedShown" || two.type !== "PlayedShown" || one.seat !== two.seat || earlier.struck !== later.struck)
    return [];
  const lines = game.join(eventsOf(earlier.row), eventsOf(later.row), players) ?? [];
  return lines.map(({ seat, text, gain, own = false, place }, index) => ({
    // The first takes the place of the line that stood there before the second row came.
    key: index === 0 ? `${earlier.row.seq}.0` : `${later.row.seq}.${index}`,
    seq: later.row.seq,
    seat,
    gable: players[seat]?.gable,
    text,
    gain,
    own,
    place,
    struck: later.struck,
  }));
}

/** All lines of a table, the newest first. What a row tells is made once, as long as everybody is called the same. */
export function useLines(
  rows: readonly Row[],
  game: GameClient,
  players: readonly Player[],
  viewer: number,
  outcome: Outcome | null,
  isJoined = false,
): readonly Line[] {
  const called = `${viewer} ${players.map(({ name }) => name).join("|")}`;
  const made = useRef({ called: "", game, lines: new Map<string, Line[]>() });
  return useMemo(() => {
    if (made.current.called !== called || made.current.game !== game) made.current = { called, game, lines: new Map() };
    const known = made.current.lines;
    const everything = tell(rows);
    const all = everything.map((told, index) => {
      const key = `${told.row.seq}${told.struck ? " struck" : ""}`;
      const lines = known.get(key) ?? linesOf(told, standing(everything.slice(0, index)), game, players, viewer, outcome);
      known.set(key, lines);
      return lines;
    });
    for (let index = 1; isJoined && index < all.length; index++) {
      const [earlier, later] = [everything[index - 1], everything[index]];
      if (!earlier || !later) continue;
      const key = `${earlier.row.seq}+${later.row.seq}${later.struck ? " struck" : ""}`;
      const pair = known.get(key) ?? joined(earlier, later, game, players);
      known.set(key, pair);
      if (pair.length === 0) continue;
      all[index - 1] = [];
      all[index] = pair;
      index++; // a row belongs to one pair only
    }
    return all.flat().reverse();
    // Players are new with each view; for the log only their names count. The outcome is there when the last row is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, game, called, isJoined]);
}

/** The list of lines. */
export function LogPanel() {
  const intl = useIntl();
  const { rows, game, players, sight, open } = useTableState();
  const lines = useLines(rows, game, players, sight.viewer, sight.result?.outcome ?? null, true);
  const opened = useRef(rows.at(-1)?.seq ?? 0);
  const newest = lines[0]?.seq;
  if (lines.length === 0) {
    return (
      <p className={classes(css.logEmpty, wordsCss.quiet)}>
        <FormattedMessage id="table.log.empty" />
      </p>
    );
  }
  return (
    <ol className={css.log} data-log aria-label={intl.formatMessage({ id: "table.log" })} tabIndex={0}>
      {lines.slice(0, MOST).map((line) => (
        <li
          key={line.key}
          data-seq={line.seq}
          className={classes(
            css.logLine,
            line.seq === newest && css.logFresh,
            line.own && css.logOwn,
            line.struck && css.logStruck,
            line.seq > opened.current && css.logNew,
          )}
        >
          <LineBody line={line} game={game} open={open} />
        </li>
      ))}
    </ol>
  );
}

const LineBody = memo(function LineBody({ line, game, open }: { line: Line; game: GameClient; open: (what: Open) => void }) {
  const { gable } = line;
  const text = line.struck ? (
    <>
      <span className={wordsCss.hiddenWords}>
        <FormattedMessage id="table.log.struck" />
      </span>{" "}
      <s>{line.text}</s>
    </>
  ) : (
    line.text
  );
  const body = (
    <>
      {gable ? <Gable kind={gable} size={22} /> : <Icon name="mokum" size={20} className={css.logTable} />}
      <span className={css.logText}>{text}</span>
      <span className={css.logGain}>{!line.struck && line.gain}</span>
    </>
  );
  const { place } = line;
  if (line.isLot) {
    return (
      <button
        type="button"
        className={classes(css.logBody, css.logPlace)}
        onClick={() => open({ what: "lot", seq: line.seq, isFresh: false })}
      >
        {body}
      </button>
    );
  }
  if (!place) return <div className={css.logBody}>{body}</div>;
  return (
    <button
      type="button"
      className={classes(css.logBody, css.logPlace)}
      onClick={() => game.pointAt(place)}
      onPointerEnter={(event) => event.pointerType === "mouse" && game.pointAt(place)}
      onPointerLeave={(event) => event.pointerType === "mouse" && game.pointAt(null)}
      onFocus={() => game.pointAt(place)}
      onBlur={() => game.pointAt(null)}
    >
      {body}
    </button>
  );
});

/** Says what is new to who cannot see it; beside the log, so that it is heard whichever tab is open. */
export function LogSpoken() {
  const { rows, game, players, sight } = useTableState();
  const lines = useLines(rows, game, players, sight.viewer, sight.result?.outcome ?? null);
  const begun = useRef(rows.at(-1)?.seq ?? 0);
  const fresh = lines
    .filter((line) => line.seq > begun.current)
    .slice(0, 6)
    .reverse();
  return (
    <div className={wordsCss.hiddenWords} role="log" aria-live="polite" aria-relevant="additions">
      {fresh.map((line) => (
        <p key={line.key}>{line.text}</p>
      ))}
    </div>
  );
}
