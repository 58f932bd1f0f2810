// One chapter of the rules: its paragraphs, each with the ids of the rules that it tells.
import type { ComponentType } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { RulesBook } from "@/platform/game";
import { Link } from "@/platform/router";
import { Marked, Text } from "./Text";
import * as css from "./Reader.module.css";

interface ChapterProps {
  at: number;
  chapter: RulesBook["chapters"][number];
  /** The paragraphs that are shown. */
  shown: readonly number[];
  words: readonly string[];
  game: string;
  Symbol: ComponentType<{ name: string }>;
  /** The paragraph that was asked for. */
  asked: number | null;
  onRule: (rule: string) => void;
}

/** Where a rule can be read by whoever is given the link. */
export function addressOf(game: string, rule: string): string {
  return `/rules/${game}?rule=${rule}`;
}

export function Chapter({ at, chapter, shown, words, game, Symbol, asked, onRule }: ChapterProps) {
  const intl = useIntl();
  if (shown.length === 0) return null;
  return (
    <section className={css.rulesChapter} aria-labelledby={`chapter-${at}`}>
      <h2 className={css.rulesTitle} id={`chapter-${at}`} data-chapter={at} tabIndex={-1}>
        <Marked text={chapter.title} words={words} />
      </h2>
      {shown.map((place) => {
        const paragraph = chapter.paragraphs[place];
        if (!paragraph) return null;
        return (
          <div
            key={place}
            className={classes(css.rulesParagraph, place === asked && css.rulesAsked)}
            data-paragraph=""
            data-rules={paragraph.rules.join(" ")}
            tabIndex={-1}
          >
            <p className={css.rulesText}>
              <Text text={paragraph.text} Symbol={Symbol} words={words} />
            </p>
            <span className={css.rulesIds}>
              {paragraph.rules.map((rule) => (
                <Link
                  key={rule}
                  className={css.rulesId}
                  to={addressOf(game, rule)}
                  aria-label={intl.formatMessage({ id: "rules.link" }, { rule })}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    onRule(rule);
                  }}
                >
                  <Marked text={rule} words={words} />
                </Link>
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
}
