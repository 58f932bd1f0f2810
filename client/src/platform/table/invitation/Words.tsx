// The words of an invitation: its own, what the games are called, and what can go wrong with a name.
import type { ReactNode } from "react";
import { MoreWords, wordsOf } from "@/platform/words";
import { cardWords } from "@/platform/start/cards/words";
import { Arriving } from "../Threshold";

const words = wordsOf("invitation", "people", cardWords);

export function InvitationWords({ children }: { children: ReactNode }) {
  return (
    <MoreWords load={words} waiting={<Arriving />}>
      {children}
    </MoreWords>
  );
}
