// What a touch does: once it chooses, again it plays; what cannot be done asks the server why.
import { useCallback, useMemo } from "react";
import type { GameProps } from "@/platform/game";
import type { Choosing } from "@/platform/shared/useChoosing";
import type { Event, Facts, View } from "@/wire/routes";
import { type Blocked, type Choice, isSame, moveOf } from "./choice";
import { type Offered, drawMove, payWith, plainClaim } from "./moves";

export interface Touches {
  /** Touched once it is chosen, touched again it is done. */
  touch: (choice: Choice) => void;
  touchRoute: (route: number) => void;
  touchSlot: (slot: number) => void;
  touchContracts: () => void;
  touchHand: (card: number) => void;
  /** Does what is in hand. */
  act: () => void;
  pass: () => void;
}

type Foresee = GameProps<View, Event, Facts>["foresee"];

/** Takes in hand what cannot be done, and why not as soon as the server has said so. */
function useBlock({ choose, replace }: Choosing<Choice>, moves: readonly string[], foresee: Foresee) {
  return useCallback(
    (what: Blocked["what"], move: string) => {
      const blocked: Blocked = { kind: "blocked", what, rule: "", lacks: [] };
      choose(blocked);
      if (moves.length === 0) return;
      void foresee(move).then(({ rule = "", lacks = [] }) => replace(blocked, { ...blocked, rule, lacks }));
    },
    [choose, foresee, moves, replace],
  );
}

/** Takes something in hand, or plays what is there. */
function useTouch({ choice, choose, isBusy, send }: Choosing<Choice>) {
  return useCallback(
    (next: Choice) => {
      if (isBusy) return;
      const move = moveOf(next);
      if (!isSame(choice, next)) return choose(next);
      if (move === null) return choose(null);
      void send(choice ? (moveOf(choice) ?? move) : move);
    },
    [choice, choose, isBusy, send],
  );
}

export function useTouches(choosing: Choosing<Choice>, offered: Offered, moves: readonly string[], foresee: Foresee): Touches {
  const { choice, choose, isBusy, send } = choosing;
  const touch = useTouch(choosing);
  const block = useBlock(choosing, moves, foresee);
  return useMemo(
    () => ({
      touch,
      touchRoute: (index) => {
        const first = offered.claims.get(index)?.[0];
        if (first) touch({ kind: "claim", claim: first });
        else block({ route: index }, plainClaim(index));
      },
      touchSlot: (slot) => {
        if (offered.draws.has(slot)) touch({ kind: "draw", slot });
        else block({ slot }, drawMove(slot));
      },
      touchContracts: () => (offered.contracts ? touch({ kind: "contracts" }) : block("contracts", "contracts")),
      touchHand: (card) => {
        if (choice?.kind !== "claim") return touch({ kind: "card", card });
        const ways = offered.claims.get(choice.claim.route) ?? [];
        const next = payWith(ways, choice.claim, card);
        if (next) choose({ kind: "claim", claim: next });
      },
      act: () => {
        const move = choice && moveOf(choice);
        if (move && !isBusy) void send(move);
      },
      pass: () => {
        if (offered.pass && !isBusy) void send("pass");
      },
    }),
    [offered, choice, isBusy, choose, touch, block, send],
  );
}
