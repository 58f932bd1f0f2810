// A server that answers when it is told to, for tests of what a hand may do meanwhile.
import { act } from "@testing-library/react";
import type { Refused } from "@/wire/table";

export function slowServer() {
  const played: string[] = [];
  const answers: ((answer: Refused | null) => void)[] = [];
  const play = (move: string) => {
    played.push(move);
    return new Promise<Refused | null>((answer) => answers.push(answer));
  };
  return { played, play, answer: (answer: Refused | null = null) => act(async () => answers.shift()?.(answer)) };
}
