// The table of merchants as its parts share it: the view, what is offered, what is in hand, and what a touch does.
import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import type { GameProps } from "@/platform/game";
import { tableContext } from "@/platform/shared/tableContext";
import { type Choosing, useChoosing } from "@/platform/shared/useChoosing";
import { type Seated, useSeated } from "@/platform/shared/useSeated";
import { type Whose, whoseOf } from "@/platform/shared/whose";
import type { Event, Facts, View } from "@/wire/merchants";
import { type Choice, moveOf } from "./choice";
import { COLONIES, HOUSES, discName, goodName } from "./map";
import { type Offered, canBecome, sortMoves } from "./moves";
import { type Spot, pointAt, readSpot } from "./pointing";

export type MerchantsProps = GameProps<View, Event, Facts>;

/** What is asked of the seats that are awaited. */
export type Asked = View["agenda"][number];

export interface MerchantsTable extends Seated<View, Event, Facts>, Pick<MerchantsProps, "play"> {
  offered: Offered;
  /** The decision on top, or null when the game is over. */
  asked: Asked | null;
  choice: Choice | null;
  /** A move is on its way to the server. */
  isBusy: boolean;
  /** Rule by which the last move was refused, or null. */
  refused: string | null;
  choose: (choice: Choice | null) => void;
  /** Touched once it is chosen, touched again it is done. What cannot be done is looked at, and says why. */
  touch: (spot: Spot) => void;
  /** A move that has no spot: borrowing, declining. Done at once; of several each after the one before. */
  send: (...moves: readonly string[]) => void;
  /** One good more of a goods card, or one less. */
  pick: (good: number) => void;
  unpick: (at: number) => void;
  /** Does what is in hand. */
  act: () => void;
  /** Whose things lie here, for sentences: in a replay they are those of somebody with a name, and not "yours". */
  whose: Whose;
}

/** `useMerchants`: the table around a part of this game. */
const [TableProvider, useTable] = tableContext<MerchantsTable>("merchants");
export { useTable as useMerchants };
/** The same for parts that show the table as it stood. */
export { TableProvider as FrozenTable };

/** The move that a touch would mean, to ask the server why it is not legal; null where something else is asked than such spots. */
function wished(spot: Spot, offered: Offered): string | null {
  const { kind, index } = readSpot(spot);
  if (![...offered.bySpot.keys()].some((other) => readSpot(other).kind === kind)) return null;
  const kinds = new Set([...offered.bySpot.values()].map((move) => move.kind));
  switch (kind) {
    case "house":
      return `${kinds.has("demolish") ? "remove" : "build"} ${HOUSES[index]?.id.toLowerCase()}`;
    case "colony":
      return `${kinds.has("abandon") ? "remove" : "found"} ${COLONIES[index]?.id.toLowerCase()}`;
    case "good":
      return `${kinds.has("back") ? "back" : "advance"} ${goodName(index)}`;
    case "disc":
      return `cover ${discName(index)}`;
    default:
      return null;
  }
}

/** What hands do: they look, take, and send what they hold. */
function useHands(
  { choice, choose, replace, isBusy, send }: Choosing<Choice>,
  offered: Offered,
  foresee: MerchantsProps["foresee"],
): Pick<MerchantsTable, "touch" | "send" | "pick" | "unpick" | "act"> {
  const look = useCallback(
    (spot: Spot) => {
      const looked: Choice = { kind: "look", spot, rule: "" };
      choose(looked);
      const wish = wished(spot, offered);
      if (wish === null) return;
      void foresee(wish).then(({ rule = "" }) => replace(looked, { ...looked, rule }));
    },
    [choose, foresee, offered, replace],
  );

  const pick = useCallback(
    (good: number) => {
      const picked = choice?.kind === "goods" ? choice.goods : [];
      const next = [...picked, good];
      if (canBecome(next, offered.goods)) choose({ kind: "goods", goods: next });
    },
    [choice, choose, offered.goods],
  );

  const touch = useCallback(
    (spot: Spot) => {
      if (isBusy) return;
      const move = offered.bySpot.get(spot);
      const { kind, index } = readSpot(spot);
      if (kind === "good" && offered.goods.length > 0) return pick(index);
      if (!move) return choice?.kind === "look" && choice.spot === spot ? choose(null) : look(spot);
      if (choice?.kind === "move" && choice.move === move.move) void send(move.move);
      else choose({ kind: "move", move: move.move, spot });
    },
    [choice, choose, isBusy, look, offered, pick, send],
  );

  return useMemo(
    () => ({
      touch,
      pick,
      send: (...sent) => {
        if (!isBusy) void send(...sent);
      },
      unpick: (at) => {
        if (choice?.kind !== "goods") return;
        const goods = choice.goods.filter((_, index) => index !== at);
        choose(goods.length > 0 ? { kind: "goods", goods } : null);
      },
      act: () => {
        const move = moveOf(choice);
        if (move !== null && !isBusy) void send(move);
      },
    }),
    [choice, choose, isBusy, pick, send, touch],
  );
}

export function MerchantsProvider({ children, foresee, ...props }: MerchantsProps & { children: ReactNode }) {
  const { play } = props;
  const { offer, seated } = useSeated(props);
  const { view, moves, seat, players } = seated;
  const offered = useMemo(() => sortMoves(moves), [moves]);
  const whose = useMemo(() => whoseOf(players, seat), [players, seat]);
  const asked = view.agenda.at(-1) ?? null;

  // What was in hand belongs to the question that was asked then: the next may offer the same moves.
  const question = `${asked?.type} ${view.turn} ${view.drawn.length} ${offer}`;
  const choosing = useChoosing<Choice>(question, play);
  const { choice, choose, refused, isBusy } = choosing;
  const hands = useHands(choosing, offered, foresee);
  useEffect(() => () => pointAt(null), []);

  const value = useMemo<MerchantsTable>(
    () => ({ ...seated, ...hands, play, offered, asked, choice, isBusy, refused, choose, whose }),
    [seated, hands, play, offered, asked, choice, isBusy, refused, choose, whose],
  );
  return <TableProvider value={value}>{children}</TableProvider>;
}
