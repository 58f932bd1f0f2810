// The rating of whoever sits at a seat, before the game.
import { MoreWords } from "@/platform/words";
import { RatingWords } from "./RatingWords";
import { useSeatRating } from "./asking";
import { ratingWords } from "./words";

export function SeatLine({ seat }: { seat: number }) {
  const told = useSeatRating(seat);
  if (!told) return null;
  return (
    <MoreWords load={ratingWords} waiting={null}>
      <RatingWords rating={told.before} />
    </MoreWords>
  );
}
