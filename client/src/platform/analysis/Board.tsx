// One of the two boards: the game as its mover saw it, with a move held over it as a hand would, and one reason in words.
import { type ReactNode, useContext, useEffect, useMemo } from "react";
import { useIntl } from "react-intl";
import { type Class, classes } from "@/kit/classes";
import { OneCameraContext } from "@/kit/useCamera";
import type { GameClient, Player } from "@/platform/game";
import type { MovesTold } from "@/platform/hint/moves";
import { sightOf } from "@/platform/replay/scene";
import { WATCHER } from "@/platform/replay/steps";
import { useShared } from "@/platform/replay/useShared";
import { TableProvider } from "@/platform/table/state";
import type { Sight } from "@/wire/table";
import type { Shown } from "./scene";
import * as css from "./Boards.module.css";

const none = () => Promise.resolve(null);
const unknown = (move: string) => Promise.resolve({ move });
const nothing = () => {};

export interface Around {
  final: Sight;
  game: GameClient;
  /** How the game tells of moves; null where it does not. */
  told: MovesTold | null;
  players: readonly Player[];
}

interface SceneBoardProps extends Around {
  shown: Shown;
  mover: number | null;
  title: ReactNode;
  figure: ReactNode;
  label: string;
  look: "played" | "better" | "then";
  /** Only looked at: the board beside it moves both, and nobody hears the same board twice. */
  isStill?: boolean;
  children: ReactNode;
}

export function SceneBoard(props: SceneBoardProps) {
  const { game, told, shown, title, figure, label, look, isStill = false, children } = props;
  const isBetter = look === "better" && css.isBetter;
  return (
    <article className={classes(css.board, isBetter as Class | false)} data-analysis-board={look} aria-label={label} tabIndex={-1}>
      <AsSeen {...props}>
        <header className={css.boardHead}>
          <b>{title}</b>
          {shown.move !== null && (
            <span className={css.boardMove}>{told ? <Held told={told} move={shown.move} /> : <span lang="en">{shown.move}</span>}</span>
          )}
          {figure}
        </header>
        <div className={css.boardRoom} data-replay-board inert={isStill}>
          <game.Board />
        </div>
      </AsSeen>
      <div className={css.boardWhy}>{children}</div>
    </article>
  );
}

interface AsSeenProps extends Omit<Around, "told"> {
  shown: Shown;
  mover: number | null;
  children: ReactNode;
}

/** The game as a seat saw it after a step, for the parts of its client. */
export function AsSeen({ final, game, players, shown, mover, children }: AsSeenProps) {
  const sight = useMemo(() => sightOf(final, shown.step, "all", mover ?? 0), [final, shown.step, mover]);
  const shared = useShared(sight, game, players, NO_ROWS, nothing);
  const moves = useMemo(() => (shown.move === null ? [] : [shown.move]), [shown.move]);
  return (
    <TableProvider value={shared}>
      <game.Provider
        view={sight.view}
        facts={sight.facts}
        moves={moves}
        seat={mover ?? WATCHER}
        players={players}
        moment={null}
        sight={sight}
        play={none}
        foresee={unknown}
        openRule={nothing}
      >
        {children}
      </game.Provider>
    </TableProvider>
  );
}

const NO_ROWS = [] as const;

/** Takes the move in hand as a first touch does, as soon as the board knows where it looks, and says it in words. */
function Held({ told, move }: { told: MovesTold; move: string }) {
  const { say, chosen, choose } = told.useMoves();
  const isReady = useContext(OneCameraContext)?.camera !== null;
  useEffect(() => {
    if (isReady && chosen !== move) choose(move);
    // Only what is in hand counts: `choose` is made anew each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, chosen, move]);
  return <>{say(move)}</>;
}

/** What a move is called where the log says nothing of it. */
export function SaidMove(props: Around & { shown: Shown; mover: number | null }) {
  const { told, shown } = props;
  if (!told || shown.move === null) return null;
  return (
    <AsSeen {...props}>
      <Said told={told} move={shown.move} />
    </AsSeen>
  );
}

function Said({ told, move }: { told: MovesTold; move: string }) {
  return <>{told.useMoves().say(move)}</>;
}

/** What lay in the mover's hands then. */
export function Knew({ game, ...rest }: Around & { shown: Shown; mover: number | null }) {
  const intl = useIntl();
  return (
    <AsSeen {...rest} game={game} shown={{ ...rest.shown, move: null }}>
      <section aria-label={intl.formatMessage({ id: "replay.mine" })}>
        <game.Mine />
      </section>
    </AsSeen>
  );
}
