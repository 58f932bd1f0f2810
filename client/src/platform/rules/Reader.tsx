// A book of rules to be read: contents, a search that answers while one types, and every rule under its own address.
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { TextField } from "@/kit/TextField";
import { classes } from "@/kit/classes";
import { learnAddress, planFor } from "@/platform/learn/plans";
import { Link } from "@/platform/router";
import { wantsStillness } from "@/platform/settings";
import { Chapter } from "./Chapter";
import { Contents } from "./Contents";
import { search, tellingOf, wanted } from "./search";
import type { OpenBook } from "./shelf";
import { useChapterInSight } from "./useChapterInSight";
import * as css from "./Reader.module.css";

const LAYOUTS = { page: css.rulesInPage, drawer: css.rulesInDrawer };

interface ReaderProps {
  open: OpenBook;
  /** The rule to open at; empty for the beginning. */
  rule: string;
  /** Somebody follows the address of a rule. */
  onRule: (rule: string) => void;
  /** In a drawer the contents fold away; on a page they stand beside the text. */
  layout: "page" | "drawer";
  /** Starts the guide of this game anew; left out where it has none. */
  onGuide?: (() => void) | undefined;
}

function goTo(inside: RefObject<HTMLElement | null>, selector: string, block: ScrollLogicalPosition): void {
  const target = inside.current?.querySelector<HTMLElement>(selector);
  target?.scrollIntoView({ block, behavior: wantsStillness() ? "auto" : "smooth" });
  target?.focus({ preventScroll: true });
}

function Lens() {
  return (
    <svg
      className={css.rulesLens}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="7.6" cy="7.6" r="5.1" />
      <path d="M11.5 11.5 16 16" />
    </svg>
  );
}

export function Reader({ open, rule, onRule, layout, onGuide }: ReaderProps) {
  const { book, game, Symbol } = open;
  const body = useRef<HTMLDivElement>(null);
  const [query, ask] = useState("");
  const words = useMemo(() => wanted(query), [query]);
  const found = useMemo(() => search(book, words), [book, words]);
  const hits = found.reduce((sum, chapter) => sum + chapter.length, 0);
  const telling = useMemo(() => tellingOf(book, rule), [book, rule]);
  const inSight = useChapterInSight(body, book.chapters.length, words.length === 0);

  useOpenedAt(rule, telling, body, () => ask(""));

  const contents = (
    <Contents
      book={book}
      counts={words.length > 0 ? found.map((chapter) => chapter.length) : null}
      inSight={inSight}
      onChapter={(chapter) => goTo(body, `[data-chapter="${chapter}"]`, "start")}
    />
  );

  return (
    <div className={classes(css.rules, LAYOUTS[layout])}>
      <div className={css.rulesSide}>
        <SearchField query={query} onAsk={ask} onGo={() => goTo(body, "[data-paragraph]", "center")} />
        <p className={css.rulesHits} role="status">
          {words.length > 0 && <FormattedMessage id="rules.hits" values={{ count: hits }} />}
        </p>
        {layout === "page" && <div className={css.rulesContentsWide}>{contents}</div>}
        <details className={css.rulesContentsFolded}>
          <summary>
            <FormattedMessage id="rules.contents" />
            <Icon name="i-down" size={16} />
          </summary>
          {contents}
        </details>
      </div>
      <div className={css.rulesBody} ref={body} lang={open.language}>
        {rule !== "" && !telling && <UnknownRule rule={rule} />}
        {book.chapters.map((chapter, at) => (
          <Chapter
            key={at}
            at={at}
            chapter={chapter}
            shown={found[at] ?? []}
            words={words}
            game={game}
            Symbol={Symbol}
            asked={telling?.chapter === at ? telling.paragraph : null}
            onRule={onRule}
          />
        ))}
        {hits === 0 && <Nothing />}
        {words.length === 0 && planFor(game) && <LearnHere game={game} />}
        {onGuide && words.length === 0 && <GuideAgain onGuide={onGuide} />}
      </div>
    </div>
  );
}

/** Opens at a rule. Only another rule ends a search: the book may come once more, in other words, while somebody types. */
function useOpenedAt(
  rule: string,
  telling: ReturnType<typeof tellingOf>,
  body: RefObject<HTMLElement | null>,
  endSearch: () => void,
): void {
  // Not in an effect: the one of the first look would come after the first letters.
  const [opened, openAt] = useState(rule);
  if (opened !== rule) {
    openAt(rule);
    endSearch();
  }
  useEffect(() => {
    if (telling === null) return;
    // Once the whole book is shown again.
    const soon = requestAnimationFrame(() => goTo(body, `[data-rules~="${rule.toUpperCase()}"]`, "center"));
    return () => cancelAnimationFrame(soon);
  }, [telling, rule]);
}

function SearchField({ query, onAsk, onGo }: { query: string; onAsk: (query: string) => void; onGo: () => void }) {
  const intl = useIntl();
  return (
    <div role="search" className={css.rulesSearch}>
      <TextField
        type="search"
        label={intl.formatMessage({ id: "rules.search" })}
        isLabelHidden
        value={query}
        placeholder={intl.formatMessage({ id: "rules.search" })}
        onChange={onAsk}
        onKeyDown={(event) => {
          if (event.key === "Enter") onGo();
          if (event.key !== "Escape" || query === "") return;
          // The first Escape empties the field; only the next one closes a drawer.
          event.stopPropagation();
          event.preventDefault();
          onAsk("");
        }}
      />
      <Lens />
    </div>
  );
}

function Nothing() {
  return (
    <p className={css.rulesNothing}>
      <FormattedMessage id="rules.nothing" />
    </p>
  );
}

function UnknownRule({ rule }: { rule: string }) {
  return (
    <p className={css.rulesUnknown}>
      <Icon name="i-warning" size={18} />
      <FormattedMessage id="rules.unknown" values={{ rule }} />
    </p>
  );
}

function LearnHere({ game }: { game: string }) {
  return (
    <p className={css.rulesGuide}>
      <span>
        <FormattedMessage id="rules.learn.why" />
      </span>
      <Link to={learnAddress(game)} className={buttonClass()} data-learn={game}>
        <Icon name="i-play" size={19} />
        <FormattedMessage id="rules.learn" />
      </Link>
    </p>
  );
}

function GuideAgain({ onGuide }: { onGuide: () => void }) {
  return (
    <p className={css.rulesGuide}>
      <span>
        <FormattedMessage id="rules.guide.why" />
      </span>
      <Button icon="i-play" onClick={onGuide}>
        <FormattedMessage id="rules.guide.again" />
      </Button>
    </p>
  );
}
