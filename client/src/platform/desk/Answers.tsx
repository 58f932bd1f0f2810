// What becomes of a measure that somebody answered: it is lifted, or it stays.
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { Answer } from "./choosing";
import * as css from "./Decide.module.css";

const ANSWERS = ["lift", "keep"] as const;

export function Answers({ answer, onChange }: { answer: Answer | null; onChange: (answer: Answer) => void }) {
  const intl = useIntl();
  return (
    <div role="radiogroup" aria-label={intl.formatMessage({ id: "desk.decide" })} className={css.acts}>
      {ANSWERS.map((value, index) => (
        <label key={value} className={classes(css.act, answer === value && css.chosen)}>
          <Icon name={value === "lift" ? "i-undo" : "i-check"} size={20} />
          <span>
            <b>
              <FormattedMessage id="desk.answer.do" values={{ answer: value }} />
            </b>
          </span>
          <kbd aria-hidden>{index + 1}</kbd>
          <input
            type="radio"
            name="answer"
            checked={answer === value}
            aria-keyshortcuts={String(index + 1)}
            onChange={() => onChange(value)}
          />
        </label>
      ))}
    </div>
  );
}
