// What is told of it on a page: the ban at its foot, or the question for another name.
import { useState } from "react";
import { MoreWords } from "@/platform/words";
import type { OwnModeration } from "@/wire/http";
import { Banned } from "./Banned";
import NewName from "./NewName";
import { inForce } from "./own";
import { orderWords } from "./words";

export default function Told({ own }: { own: OwnModeration }) {
  const [isLater, later] = useState(false);
  const ban = inForce(own, "ban");
  return (
    <MoreWords load={orderWords} waiting={null}>
      {ban ? <Banned ban={ban} /> : !isLater && <NewName reason={inForce(own, "name")?.reason ?? ""} onClose={() => later(true)} />}
    </MoreWords>
  );
}
