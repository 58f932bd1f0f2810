// The rack on a desk: cards that can be read, each with a foot that says when it can be paid.
import type { CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { Fetched } from "../Fetched";
import { CardButton } from "../cards/CardButton";
import { large } from "../fetchedParts";
import { RACK_PLACES, pieces } from "../map";
import { colourName } from "../names";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { useTag } from "./tag";
import * as matCss from "./mat.module.css";
import * as css from "./desk.module.css";

const LOOKS = { open: css.isOpen, chosen: css.isChosen, soon: css.isSoon, lacking: undefined };

export interface Foot {
  look: keyof typeof LOOKS;
  words: string;
  /** Colours that are shown as cubes after the words. */
  cubes: readonly number[];
}

/** What can be done with a card now, or else when it can be paid. */
export function useFoot(card: number, at: number): Foot {
  const intl = useIntl();
  const tag = useTag(card);
  const { view, facts } = useHarbour();
  if (tag && tag.look !== "lacking") return { look: tag.look, words: tag.words, cubes: [] };
  const { round = 0, kept = -1, lacks = [] } = facts.soon?.[at] ?? {};
  if (round === 0) return { look: "lacking", words: intl.formatMessage({ id: "harbour.desk.card.lacks" }), cubes: pieces(lacks) };
  const words = intl.formatMessage(
    { id: "harbour.desk.card.soon" },
    { round, when: kept >= 0 ? "kept" : round === view.round ? "now" : "later" },
  );
  return { look: "soon", words, cubes: kept >= 0 ? [kept] : [] };
}

const NEVER = 99;

/** The places of the rack, those first whose cards can be paid for soonest. */
export function useRackOrder(): readonly number[] {
  const { view, facts, seat, isOpen } = useHarbour();
  const rack = view.at[seat]?.rack ?? [];
  const wait = (at: number) => (isOpen({ kind: "card", card: rack[at] ?? 0 }) ? 0 : facts.soon?.[at]?.round || NEVER);
  return rack.map((_, at) => at).toSorted((one, other) => wait(one) - wait(other));
}

export function DeskCard({ card, at }: { card: number; at: number }) {
  const intl = useIntl();
  const { look, words, cubes } = useFoot(card, at);
  return (
    <li className={classes(css.hbDeskCard, LOOKS[look])}>
      <CardButton card={card} state={[words, ...cubes.map((colour) => colourName(intl, colour))].join(" ")}>
        <Fetched
          part={large}
          props={{
            card,
            foot: (
              <span className={css.hbDeskFoot}>
                <span>{words}</span>
                {cubes.map((colour, nth) => (
                  <Symbol key={nth} name={cubeSymbol(colour)} size={14} />
                ))}
              </span>
            ),
          }}
        />
      </CardButton>
    </li>
  );
}

export function DeskRack() {
  const intl = useIntl();
  const { view, seat } = useHarbour();
  const rack = view.at[seat]?.rack ?? [];
  const title = intl.formatMessage({ id: "harbour.mat.rack" });
  const all = Math.max(rack.length, RACK_PLACES);
  return (
    <section className={css.hbDeskRack} aria-label={title} style={{ "--all": all } as CSSProperties} data-rack>
      <h2 className={matCss.hbCap}>
        <b>{title}</b>
        <span>{intl.formatMessage({ id: "harbour.mat.rack.count" }, { count: rack.length, places: RACK_PLACES })}</span>
        {rack.length >= RACK_PLACES && (
          <span className={css.hbDeskFull}>
            <Icon name="i-warning" size={13} />
            <FormattedMessage id="harbour.desk.full" />
          </span>
        )}
      </h2>
      <ul>
        {rack.map((card, at) => (
          <DeskCard key={card} card={card} at={at} />
        ))}
        {Array.from({ length: all - rack.length }, (_, at) => (
          <li key={`empty-${at}`} className={css.hbDeskEmpty} aria-hidden="true">
            <Symbol name="card" size={26} />
          </li>
        ))}
      </ul>
    </section>
  );
}
