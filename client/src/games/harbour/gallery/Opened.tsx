// One card opened: large, with its sentence, what it costs, what it would give, and the rule in words.
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { cardFace, counted } from "../cards/printed";
import { ruleOf } from "../cards/rule";
import { sayCard, sayCardName, sayCost, sayCubes, sayGift, sayTiming } from "../cards/sentences";
import { pieces } from "../map";
import { RuleLink, RuleText } from "../rules/RuleText";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import { timingSymbol } from "../cards/glyphs";
import { useHarbour } from "../table";
import { ReadingCard } from "./ReadingCard";
import { sayKind, useSayPlace } from "./saying";
import type { Entry } from "./sieve";
import * as css from "./opened.module.css";

/** Says that a card that stays in the rack is punished. */
const PENALTY_RULE = "HAR-271";

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id="harbour.gallery.row" values={{ name }} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The cubes of its cost; for a card of one's own rack in one's turn also whether they are there. */
function Costs({ entry: { card, place } }: { entry: Entry }) {
  const intl = useIntl();
  const { facts, seat, isOpen } = useHarbour();
  const isInRack = seat >= 0 && place.seat === seat && place.at === "rack";
  const lacks = (isInRack && facts.turn?.activations?.[card]?.lacks) || [];
  const canPay = isInRack && isOpen({ kind: "card", card });
  return (
    <>
      <span className={css.hgCubes} aria-hidden="true">
        {pieces(counted(cardFace(card).cost)).map((colour, at) => (
          <Symbol key={at} name={cubeSymbol(colour)} size={20} />
        ))}
      </span>
      {sayCost(intl, card)}
      {canPay && (
        <b className={css.isGood}>
          <FormattedMessage id="harbour.gallery.canPay" />
        </b>
      )}
      {pieces(lacks).length > 0 && (
        <b className={css.isBad}>
          <FormattedMessage id="harbour.gallery.lacks" values={{ cubes: sayCubes(intl, lacks) }} />
        </b>
      )}
    </>
  );
}

function Rows({ entry }: { entry: Entry }) {
  const intl = useIntl();
  const { facts, seat } = useHarbour();
  const { card, place } = entry;
  // What the server says of the moment; else what the card always gives.
  const gift = facts.cards?.[card] ?? cardFace(card).gives;
  const isInRack = seat >= 0 && place.seat === seat && place.at === "rack";
  return (
    <dl>
      <Row name="costs">
        <Costs entry={entry} />
      </Row>
      {gift && <Row name="now">{sayGift(intl, gift)}</Row>}
      {isInRack && (
        <Row name="stays">
          <Symbol name="penalty" size={18} /> <FormattedMessage id="harbour.gallery.penalty" />
          <RuleLink rule={PENALTY_RULE} />
        </Row>
      )}
    </dl>
  );
}

interface OpenedProps {
  entry: Entry;
  /** Its place among those that are shown, counted from 1; 0 if it is none of them. */
  at: number;
  shown: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** Closes everything and goes to the card on the table; null where it does not lie before oneself. */
  onShow: (() => void) | null;
  pane: Ref<HTMLElement>;
}

function Bar({ at, shown, onStep, onClose }: Pick<OpenedProps, "at" | "shown" | "onStep" | "onClose">) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <div className={css.hgBar}>
      <IconButton icon="i-back" label={say("harbour.gallery.before")} onClick={() => onStep(-1)} />
      <span>{at > 0 && <FormattedMessage id="harbour.gallery.nth" values={{ at, shown }} />}</span>
      <IconButton icon="i-arrow" label={say("harbour.gallery.next")} onClick={() => onStep(1)} />
      <IconButton icon="i-close" kind="quiet" className={css.hgClose} label={say("harbour.gallery.closeCard")} onClick={onClose} />
    </div>
  );
}

/** Letters of the longest word: a long one is set smaller, so that it is not broken. */
const longestWord = (name: string): number => Math.max(...name.split(" ").map((word) => word.length));

export function Opened({ entry, at, shown, onStep, onClose, onShow, pane }: OpenedProps) {
  const intl = useIntl();
  const sayPlace = useSayPlace();
  const { card, place } = entry;
  const name = sayCardName(intl, card);
  const steps = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    onStep(event.key === "ArrowLeft" ? -1 : 1);
  };
  return (
    <section className={css.hgOpened} ref={pane} tabIndex={-1} aria-labelledby="hg-opened" data-opened-card={card} onKeyDown={steps}>
      <Bar at={at} shown={shown} onStep={onStep} onClose={onClose} />
      <div className={css.hgLarge}>
        <ReadingCard card={card} place={place} />
        <div>
          <h2 id="hg-opened" style={{ "--longest": longestWord(name) } as CSSProperties}>
            {name}
          </h2>
          <p>
            {sayKind(intl, card)}, <Symbol name={timingSymbol(cardFace(card).timing)} size={20} /> {sayTiming(intl, card)}
          </p>
          <p>{sayPlace(place)}</p>
        </div>
      </div>
      <blockquote>{sayCard(intl, card)}</blockquote>
      <Rows entry={entry} />
      <section className={css.hgRule}>
        <h3>
          <FormattedMessage id="harbour.gallery.rule" />
        </h3>
        <p>
          <RuleText rule={ruleOf(card)} />
          <RuleLink rule={ruleOf(card)} />
        </p>
      </section>
      {onShow && (
        <Button kind="main" className={css.hgShow} onClick={onShow}>
          <FormattedMessage id="harbour.gallery.show" values={{ at: place.at }} />
        </Button>
      )}
    </section>
  );
}
