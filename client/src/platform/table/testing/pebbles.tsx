// A game for tests: it knows nothing, draws a plain board, and offers the legal moves as buttons.
import { createContext, useContext } from "react";
import { classes } from "@/kit/classes";
import type { GameClient, GameProps } from "@/platform/game";
import { Saying } from "../PromptBar";
import * as css from "@/kit/Button.module.css";

interface View {
  points: readonly number[];
}

interface Event {
  type: string;
  seat?: number;
  points?: number;
}

type Props = GameProps<View, Event>;

const PebblesContext = createContext<Props | null>(null);

function usePebbles(): Props {
  const table = useContext(PebblesContext);
  if (!table) throw new Error("no table");
  return table;
}

function Prompt() {
  const { moves, play } = usePebbles();
  return (
    <Saying gable="step" title="Your turn: throw a pebble">
      {moves.slice(0, 4).map((move) => (
        <button key={move} type="button" className={classes(css.button, css.buttonPlain)} onClick={() => void play(move)}>
          {move}
        </button>
      ))}
    </Saying>
  );
}

export const pointedAt: (string | null)[] = [];

export const pebbles: GameClient<View, Event> = {
  slug: "pebbles",
  name: "pebbles.name",
  Provider: ({ children, ...props }) => <PebblesContext value={props}>{children}</PebblesContext>,
  Board: () => <div>Pebbles</div>,
  Prompt,
  Mine: () => <div>My pebbles</div>,
  TextBoard: () => <p>{`${usePebbles().players.length} players throw pebbles.`}</p>,
  Facts: ({ seat }) => <span>{`seat ${seat + 1}`}</span>,
  Gain: ({ seat }) => (seat === usePebbles().seat ? "+4" : null),
  points: (view, seat) => view.points[seat] ?? null,
  pointAt: (place) => pointedAt.push(place),
  progress: () => ({ id: "pebbles.turn", values: { turn: 16 } }),
  lines: (events, players) =>
    events.map((event) => ({
      seat: event.seat ?? -1,
      text: `${players[event.seat ?? -1]?.name ?? "Table"} ${event.type}`,
      ...(event.points ? { gain: `+${event.points}`, place: `pond ${event.points}` } : {}),
      own: event.type === "secret",
    })),
  join: (earlier, later) => {
    const [one, two] = [earlier[0], later[0]];
    return one?.type === "skips" && two?.type === "skips" ? [{ seat: one.seat ?? -1, text: "skips twice" }] : null;
  },
  gained: (events) => events.flatMap((event) => (event.seat === undefined ? [] : [{ seat: event.seat, points: event.points ?? 0 }])),
  scoreWords: () => "pebbles.thrown",
  ruleWords: (rule) => (rule === "PEB-1" ? "pebbles.rule" : null),
  askedRule: async (_view, _seat, moves) => (moves.length > 0 ? "PEB-1" : null),
  words: () => Promise.resolve(pebblesWords),
  rules: () => Promise.resolve({ title: "Pebbles", chapters: [] }),
};

export const pebblesWords = {
  "pebbles.name": "Pebbles",
  "pebbles.turn": "turn {turn}",
  "pebbles.thrown": "Thrown",
  "pebbles.rule": "A pebble is thrown once.",
};
