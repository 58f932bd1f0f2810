// The moments to learn from, in order of play: a list that can be walked, on a phone a row of cards to swipe.
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { Segmented } from "@/kit/Segmented";
import { classes } from "@/kit/classes";
import { MarkSign } from "./Marks";
import { sayChange, sayShareChange } from "./figures";
import type { Mark } from "./moments";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Side.module.css";

export type Whose = "own" | "all";

interface MomentListProps {
  marks: readonly Mark[];
  move: number;
  onMove: (mark: Mark) => void;
  /** Of whom: the chosen seat, or everybody. */
  whose: Whose;
  onWhose: (whose: Whose) => void;
  name: string;
  isMe: boolean;
  /** What the log says of a move. */
  wordsOf: (mark: Mark) => ReactNode;
  isSmall: boolean;
}

const FIGURES = { slip: css.isDecided, luck: css.isDealt, turn: css.isTurn };

export function MomentList(props: MomentListProps) {
  const intl = useIntl();
  const { marks, move, whose, onWhose, name, isMe, isSmall } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Of the page itself nothing moves.
    if (!list.current || !now) return;
    list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
    list.current.scrollLeft = now.offsetLeft - 12;
  }, [move]);
  const segments = [
    { value: "own" as const, label: isMe ? intl.formatMessage({ id: "analysis.yours" }) : name },
    { value: "all" as const, label: intl.formatMessage({ id: "analysis.all" }) },
  ];
  return (
    <section className={classes(css.panel, css.moments)} aria-label={intl.formatMessage({ id: "analysis.moments" })}>
      <header>
        <h3>
          <FormattedMessage id="analysis.moments" />
        </h3>
        <Segmented label={intl.formatMessage({ id: "analysis.whose" })} value={whose} onChange={onWhose} segments={segments} />
      </header>
      {marks.every(({ kind }) => kind !== "slip") && (
        <p className={css.noSlip}>
          <FormattedMessage id="analysis.noSlip" values={{ me: isMe && whose === "own" ? "yes" : "no", name, whose }} />
        </p>
      )}
      <ol ref={list} className={css.list}>
        {marks.map((mark) => (
          <MomentLine key={`${mark.kind}${mark.seat}-${mark.move}`} {...props} mark={mark} />
        ))}
      </ol>
      {!isSmall && (
        <p className={css.note}>
          <Icon name="i-spectator" size={16} />
          <FormattedMessage id="analysis.judged" />
        </p>
      )}
    </section>
  );
}

function MomentLine({ mark, move, onMove, wordsOf }: MomentListProps & { mark: Mark }) {
  const intl = useIntl();
  const isNow = mark.move === move;
  const figure = mark.kind === "turn" ? sayShareChange(intl, mark.worth) : sayChange(intl, mark.worth);
  return (
    <li>
      <button
        type="button"
        className={classes(css.moment, isNow && css.isNow)}
        aria-current={isNow ? "true" : undefined}
        onClick={() => onMove(mark)}
      >
        <MarkSign kind={mark.kind} />
        <span className={css.number}>
          <span className={wordsCss.hiddenWords}>
            <FormattedMessage id="analysis.moment.spoken" values={{ kind: mark.kind }} />{" "}
          </span>
          {mark.move}
        </span>
        <span className={css.momentWords}>{wordsOf(mark)}</span>
        <b className={classes(FIGURES[mark.kind])}>{figure}</b>
      </button>
    </li>
  );
}
