// Gentle warnings in the prompt's place: what would happen, what shows it, the better thing first, and the way to do it anyway.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { inLanguage } from "@/platform/shared/inLanguage";
import { MoreWords } from "@/platform/words";
import { sayCardName } from "../cards/sentences";
import type { WarningKind } from "../fetchedParts";
import { total } from "../map";
import { comingCubes } from "../mat/coming";
import { colourName } from "../names";
import { CubeCounts } from "../others/CubeCounts";
import { useHarbour } from "../table";
import { TodoItem } from "./List";
import { leftOpen } from "./list";
import { muteWarning } from "./warnings";
import * as css from "./turn.module.css";

interface FrameProps {
  kind: WarningKind;
  title: ReactNode;
  words: ReactNode;
  /** What shows it. */
  children: ReactNode;
  ways: ReactNode;
}

function Frame({ kind, title, words, children, ways }: FrameProps) {
  return (
    <div className={css.hbWarning} role="group" aria-labelledby="hb-warning-title" data-warning={kind}>
      <Icon name="i-warning" size={22} />
      <div className={css.hbWarningSays} role="alert">
        <b id="hb-warning-title">{title}</b>
        <p>
          {words}{" "}
          <button type="button" onClick={() => muteWarning(kind)}>
            <FormattedMessage id="harbour.warn.mute" />
          </button>
        </p>
      </div>
      {children}
      <div className={css.hbWarningWays}>{ways}</div>
    </div>
  );
}

function Anyway() {
  const { act, isBusy } = useHarbour();
  return (
    <Button data-do isBusy={isBusy} onClick={act}>
      <FormattedMessage id="harbour.warn.anyway" />
    </Button>
  );
}

/** The turn would end while something is still open that costs nothing else. */
function EndWarning() {
  const { facts, moves, choose } = useHarbour();
  const items = leftOpen(facts, moves);
  return (
    <Frame
      kind="end"
      title={<FormattedMessage id="harbour.warn.end" values={{ count: items.length }} />}
      words={<FormattedMessage id="harbour.warn.end.more" values={{ count: facts.cubes_lost ?? 0 }} />}
      ways={
        <>
          <Button kind="main" onClick={() => choose(null)}>
            <FormattedMessage id="harbour.warn.back" />
          </Button>
          <Anyway />
        </>
      }
    >
      <ul className={css.hbTodo}>
        {items.map((item) => (
          <TodoItem key={item.kind} item={item} />
        ))}
      </ul>
    </Frame>
  );
}

/** The die in hand would leave a round empty, and another would not. */
function DieWarning() {
  const intl = useIntl();
  const table = useHarbour();
  const { view, facts, seat, chosen, touch, isOpen } = table;
  const gaps = facts.gap?.rounds ?? [];
  const colour = chosen?.thing.kind === "die" ? chosen.thing.colour : -1;
  const round = gaps[colour] ?? 0;
  const better = gaps.findIndex((gap, other) => gap === 0 && isOpen({ kind: "die", colour: other }));
  const coming = comingCubes(table);
  const rows = (facts.arrives ?? []).slice(0, 5).map((number, slot) => ({
    number,
    there: view.at[seat]?.rose[slot] ?? [],
    coming: coming[slot + 1] ?? [],
  }));
  return (
    <Frame
      kind="die"
      title={<FormattedMessage id="harbour.warn.die" values={{ round }} />}
      words={
        <FormattedMessage id="harbour.warn.die.more" values={{ odds: facts.gap?.odds ?? 0, when: round === view.round ? "now" : "next" }} />
      }
      ways={
        <>
          {better >= 0 && (
            <Button kind="main" onClick={() => touch({ kind: "die", colour: better })}>
              <FormattedMessage id="harbour.warn.die.instead" values={{ colour: colourName(intl, better), face: view.dice[better] ?? 0 }} />
            </Button>
          )}
          <Anyway />
        </>
      }
    >
      <ol className={css.hbWarningRounds}>
        {rows.map(({ number, there, coming: more }) => (
          <li key={number} className={classes(number === round && css.isEmpty)}>
            <b>
              <FormattedMessage id="harbour.desk.arrives.round" values={{ round: number }} />
            </b>
            <span>
              <CubeCounts counts={there} />
              <CubeCounts counts={more} />
              {total([...there, ...more]) === 0 && <FormattedMessage id="harbour.warn.die.none" />}
            </span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** A sixth card came: one of the six goes. The one that cannot be paid soonest is offered first. */
function SixthWarning() {
  const intl = useIntl();
  const { view, facts, seat, touch, isOpen } = useHarbour();
  const rack = view.at[seat]?.rack ?? [];
  const open = rack.filter((card) => isOpen({ kind: "card", card }));
  const roundOf = (card: number) => facts.soon?.[rack.indexOf(card)]?.round ?? 0;
  const worst = open.find((card) => roundOf(card) === 0) ?? open.toSorted((one, other) => roundOf(other) - roundOf(one))[0];
  if (worst === undefined) return null;
  return (
    <Frame
      kind="sixth"
      title={<FormattedMessage id="harbour.asked.dropCard" />}
      words={<FormattedMessage id="harbour.asked.dropCard.more" />}
      ways={
        <Button kind="main" onClick={() => touch({ kind: "card", card: worst })}>
          <FormattedMessage id="harbour.warn.sixth.go" values={{ name: sayCardName(intl, worst) }} />
        </Button>
      }
    >
      <ul className={css.hbWarningCards}>
        {open.map((card) => (
          <li key={card}>
            <button type="button" className={classes(card === worst && css.isWorst)} onClick={() => touch({ kind: "card", card })}>
              <b>{sayCardName(intl, card)}</b>
              <FormattedMessage
                id="harbour.warn.sixth.when"
                values={{ round: roundOf(card), when: roundOf(card) === 0 ? "never" : roundOf(card) === view.round ? "now" : "later" }}
              />
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

const BY_KIND = { end: EndWarning, die: DieWarning, sixth: SixthWarning };

export function Warning({ kind }: { kind: WarningKind }) {
  const Kind = BY_KIND[kind];
  return (
    <MoreWords load={words} waiting={null}>
      <Kind />
    </MoreWords>
  );
}
