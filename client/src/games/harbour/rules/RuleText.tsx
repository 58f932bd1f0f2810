// The words of one rule from the book, in the reader's language, and its number, which opens the book there.
import { Text } from "@/platform/rules/Text";
import { tellingOf } from "@/platform/rules/search";
import { useBook } from "@/platform/rules/useBook";
import { useHarbour } from "../table";
import * as css from "./rules.module.css";

/** The book is fetched when words of it are first wanted. */
export function RuleText({ rule }: { rule: string }) {
  const opening = useBook("harbour");
  if (opening.state !== "open") return null;
  const telling = tellingOf(opening.book, rule);
  const text = telling && opening.book.chapters[telling.chapter]?.paragraphs[telling.paragraph]?.text;
  return (
    text && (
      <span lang={opening.language}>
        <Text text={text} Symbol={opening.Symbol} />
      </span>
    )
  );
}

export function RuleLink({ rule }: { rule: string }) {
  const { openRule } = useHarbour();
  return (
    <>
      {" "}
      <button type="button" className={css.hbRuleLink} onClick={() => openRule(rule)}>
        {rule}
      </button>
    </>
  );
}
