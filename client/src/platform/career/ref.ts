// By what the server knows the player of a page: their games say it, and of whom no game is shown nothing is to be told.
import type { Career } from "@/wire/http";

export const refOf = ({ last }: Career): string => {
  const [game] = last;
  return game?.card.players[game.seat] ?? "";
};
