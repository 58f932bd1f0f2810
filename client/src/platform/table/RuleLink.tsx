// A rule by its words, with its number beside: the chapter of the book in which it stands.
import { useIntl } from "react-intl";
import { useBook } from "@/platform/rules/useBook";
import { useTableState } from "./state";
import * as css from "./ScoreSheet.module.css";

/** Opens the rule. Until the book has come, and for a rule that it does not name, the number stands alone. */
export function RuleLink({ rule }: { rule: string }) {
  const intl = useIntl();
  const { open, game } = useTableState();
  const opening = useBook(game.slug);
  const chapter =
    opening.state === "open"
      ? opening.book.chapters.find(({ paragraphs }) => paragraphs.some(({ rules }) => rules.includes(rule)))
      : undefined;
  const label = chapter === undefined ? intl.formatMessage({ id: "dialogs.openRule" }, { rule }) : undefined;
  return (
    <button type="button" className={css.scoreRule} onClick={() => open({ what: "rules", rule })} aria-label={label}>
      {chapter && <span className={css.scoreRuleWords}>{chapter.title}</span>} <span className={css.scoreRuleId}>{rule}</span>
    </button>
  );
}
