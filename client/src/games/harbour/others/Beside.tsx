// What lies beside the board: rounds, dice or offer, market, districts, and TOM.
import { useHarbour } from "../table";
import { Dice } from "./Dice";
import { Districts } from "./Districts";
import { MarketTile } from "./MarketTile";
import { Discards, Offer, useOffer } from "./Offer";
import { Rounds } from "./Rounds";
import { Tom } from "./Tom";
import "./beside.css";

export function Beside() {
  const { view } = useHarbour();
  const cards = useOffer();
  return (
    <div className={`hb-beside${cards.length > 0 ? " has-offer" : ""}`}>
      <Rounds />
      {cards.length > 0 ? <Offer /> : <Dice />}
      <MarketTile />
      {view.districts.length > 0 && <Districts />}
      <Tom />
      <Discards />
    </div>
  );
}
