// The head of the start page for somebody who comes back: their turns first, then a person and bots to play with.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Chip } from "@/kit/Chip";
import { useMe } from "@/platform/me";
import { Link } from "@/platform/router";
import { LowQuayside, Quayside } from "../art/Quayside";
import type { Hall } from "../hall";
import { rememberedName } from "../names";
import { useStartKeys } from "./keys";
import { NoTurn, Turns } from "./Turns";
import { greetingOf, type Turn, withOthers } from "./turns";
import * as css from "./Again.module.css";

interface AgainProps {
  hall: Hall;
  turns: readonly Turn[];
  now: number;
  onMake: () => void;
  isPhone: boolean;
  pairing: ReactNode;
  /** The box with the bots, a table of one's own and somebody's link. */
  front: ReactNode;
}

export function Again({ hall, turns, now, onMake, isPhone, pairing, front }: AgainProps) {
  const me = useMe();
  const name = me?.name ?? rememberedName() ?? "";
  const hasTurns = turns.length > 0;
  useStartKeys(turns, onMake);
  return (
    <>
      <section className={css.again} data-again>
        <div className={css.quayside}>{isPhone ? <LowQuayside /> : <Quayside />}</div>
        <div className={css.say}>
          <h1>
            <FormattedMessage id="start.again" values={{ name, part: hasTurns ? greetingOf(new Date(now).getHours()) : "back" }} />
          </h1>
          <p role="status">
            {hasTurns && (
              <FormattedMessage
                id="start.again.turns"
                values={{ turns: turns.length, others: withOthers(hall, now), b: (words) => <b>{words}</b> }}
              />
            )}
            {!hasTurns && me?.kind === "guest" && (
              <span className={css.guest}>
                <Chip>
                  <FormattedMessage id="start.again.guest" />
                </Chip>
                <span>
                  <FormattedMessage id="start.again.known" values={{ profile: (words) => <Link to="/profile">{words}</Link> }} />
                </span>
              </span>
            )}
          </p>
        </div>
      </section>
      {hasTurns ? <Turns turns={turns} /> : <NoTurn hall={hall} />}
      <div className={css.ways}>
        {pairing}
        <section className={css.bots}>{front}</section>
      </div>
    </>
  );
}
