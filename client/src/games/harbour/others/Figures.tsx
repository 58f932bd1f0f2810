// Beside the log on a desk: cards on offer, or else the figures of the table, at the same place.
import { useFetched } from "@/platform/table/Later";
import { Fetched } from "../Fetched";
import { figures } from "../fetchedParts";
import { OfferList } from "./OfferList";
import { all } from "./laterParts";
import { useOffer } from "./useOffer";

export function Figures() {
  const cards = useOffer();
  useFetched(all);
  return cards.length > 0 ? <OfferList cards={cards} /> : <Fetched part={figures} props={{}} />;
}
