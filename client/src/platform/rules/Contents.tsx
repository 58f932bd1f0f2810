// The chapters of a book, with the number of hits in each while one searches.
import { useIntl } from "react-intl";
import type { RulesBook } from "@/platform/game";
import * as css from "./Reader.module.css";

interface ContentsProps {
  book: RulesBook;
  /** Hits by chapter, or null while nothing is searched for. */
  counts: readonly number[] | null;
  /** The chapter that is being read. */
  inSight: number;
  onChapter: (chapter: number) => void;
}

export function Contents({ book, counts, inSight, onChapter }: ContentsProps) {
  const intl = useIntl();
  return (
    <nav className={css.rulesContents} aria-label={intl.formatMessage({ id: "rules.contents" })}>
      <ol>
        {book.chapters.map((chapter, at) => {
          const count = counts?.[at];
          return (
            <li key={at}>
              {count === 0 ? (
                <span className={css.rulesContentsNone}>{chapter.title}</span>
              ) : (
                <a
                  href={`#chapter-${at}`}
                  aria-current={!counts && at === inSight ? "true" : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    event.currentTarget.closest("details")?.removeAttribute("open");
                    onChapter(at);
                  }}
                >
                  <span>{chapter.title}</span>
                  {count !== undefined && <span className={css.rulesContentsCount}>{count}</span>}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
