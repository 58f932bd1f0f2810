// How a sentence is told: whom it is about, its words, and where on the board it happened.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Player } from "@/platform/game";
import { sideName } from "../../names";
import { keyOf } from "../../things";

/** A sentence, and where on the board it happened. */
export interface Told {
  /** The side that it is about, or -1 for the table itself. */
  side: number;
  text: ReactNode;
  place?: string;
  own?: boolean;
}

export type Say = (side: number, id: string, values?: Record<string, ReactNode>, place?: string) => Told;

const b = (words: ReactNode[]) => <b>{words}</b>;

/** How a side is called in a sentence: `you`, or by name. */
export function who(players: readonly Player[], side: number) {
  const isMe = players.find((player) => player.seat === side)?.isMe === true;
  return { me: isMe ? "yes" : "no", name: sideName(players, side), b };
}

export function sayTo(players: readonly Player[]): Say {
  return (side, id, values = {}, place) => ({
    side,
    text: <FormattedMessage id={id} values={{ ...who(players, side), ...values }} />,
    ...(place ? { place } : {}),
  });
}

export const space = (index: number) => keyOf({ kind: "space", space: index });
export const block = (index: number) => keyOf({ kind: "block", block: index });
export const cell = (good: number) => keyOf({ kind: "good", good, at: "market" });
