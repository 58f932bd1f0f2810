// A hint: the move, where it gains, the others and how far they are behind, and one's own beside them.
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { useTableState } from "@/platform/table/state";
import { MoreWords, wordsOf } from "@/platform/words";
import type { TipShape } from "@/wire/http";
import { Causes } from "./Causes";
import { OtherMoves } from "./OtherMoves";
import { useAsked } from "./asking";
import { closeHint } from "./hinting";
import type { MovesInHand, MovesTold, Sources } from "./moves";
import * as css from "./hint.module.css";

function close(): void {
  closeHint();
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-hint-button]")?.focus());
}

/** What a game's `Hint` is. */
export function hintOf({ useMoves, sources, words: more }: MovesTold): ComponentType {
  const words = more ? wordsOf("hint", more) : wordsOf("hint");
  const Told = () => <HintPanel moves={useMoves()} sources={sources} />;
  return function Hint() {
    return (
      <MoreWords load={words} waiting={null}>
        <Told />
      </MoreWords>
    );
  };
}

function HintPanel({ moves, sources }: { moves: MovesInHand; sources: Sources }) {
  const intl = useIntl();
  const { sight } = useTableState();
  const asked = useAsked(sight.table);
  const { told, isLooking, isRefused, mine, weigh, again } = asked;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const isOther = moves.chosen !== null && told?.choices.every(({ move }) => move !== moves.chosen);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever the focus is inside
    <section className={css.hint} data-hint aria-label={intl.formatMessage({ id: "hint.title" })} onKeyDown={onKeyDown}>
      <header className={css.hintHead}>
        <b>
          <FormattedMessage id="hint.title" />
        </b>
        <IconButton icon="i-close" kind="quiet" label={intl.formatMessage({ id: "hint.close" })} onClick={close} />
      </header>
      <div role="status" className={css.hintState}>
        {isLooking && <FormattedMessage id="hint.looking" />}
        {isRefused && (
          <>
            <FormattedMessage id="hint.busy" />
            <Button size="small" onClick={again}>
              <FormattedMessage id="hint.again" />
            </Button>
          </>
        )}
      </div>
      {told && (
        <>
          <Best told={told} moves={moves} sources={sources} mine={mine} />
          <OtherMoves told={told} say={moves.say} mine={mine} />
          {isOther && (
            <Button size="small" className={css.hintMine} onClick={() => weigh(moves.chosen ?? "")}>
              <FormattedMessage id="hint.mine" values={{ move: moves.say(moves.chosen ?? "") }} />
            </Button>
          )}
          <p className={css.hintSmall}>
            <FormattedMessage id="hint.small" values={{ worlds: told.worlds }} />
          </p>
        </>
      )}
    </section>
  );
}

function Best({ told, moves, sources, mine }: { told: TipShape; moves: MovesInHand; sources: Sources; mine: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [best] = told.choices;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!best) return null;
  return (
    <div className={css.hintBest}>
      <h2 ref={heading} tabIndex={-1} data-hint-move={best.move}>
        {moves.say(best.move)}
      </h2>
      <Causes told={told} sources={sources} against={mine} />
      <Button size="small" onClick={() => moves.choose(best.move)}>
        <FormattedMessage id="hint.show" />
      </Button>
    </div>
  );
}
