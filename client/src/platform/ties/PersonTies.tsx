// On a player's page: what the two of you are to each other, as far as it is one's own to choose.
import { useEffect, useState } from "react";
import { classes } from "@/kit/classes";
import { useMe } from "@/platform/me";
import { MoreWords } from "@/platform/words";
import type { TieTo } from "@/wire/http";
import { tieTo } from "./own";
import { Ways } from "./Ways";
import { tiesWords } from "./words";
import * as css from "./Ties.module.css";

/** Nothing for whoever has not come in, and for oneself. */
export default function PersonTies({ name }: { name: string }) {
  const me = useMe();
  if (!me || me.name === name) return null;
  return (
    <MoreWords load={tiesWords} waiting={null}>
      <Told key={`${me.ref}/${name}`} name={name} />
    </MoreWords>
  );
}

function Told({ name }: { name: string }) {
  const [tie, tell] = useState<TieTo | null>(null);
  const [asked, askAgain] = useState(0);
  useEffect(() => {
    let isWanted = true;
    tieTo(name).then(
      (told) => isWanted && tell(told),
      () => {}, // the page is whole without it
    );
    return () => {
      isWanted = false;
    };
  }, [name, asked]);
  if (!tie || tie.kind !== "account") return null;
  const person = { ...tie, mayFollow: true, mayInvite: tie.may_invite };
  return (
    <div className={classes(css.ways, css.under)} data-ties={tie.player}>
      <Ways person={person} onChange={() => askAgain((count) => count + 1)} />
    </div>
  );
}
