// What the final scoring would bring as things are, line by line, and the own tasks in words.
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { sayTaskAlone } from "../cards/sentences";
import { useHarbour } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as besideCss from "./beside.module.css";
import * as css from "./figures.module.css";

/** In the order of the score sheet; those below zero cost points. */
const LINES = ["group", "districts", "laurels", "tasks", "leftovers", "tokens", "rack"] as const;
const LOST: readonly string[] = ["tokens", "rack"];

function Lines() {
  const { facts, view, seat } = useHarbour();
  const ending = facts.ending ?? {};
  return (
    <ul className={css.hbEndLines}>
      {LINES.map((line) => {
        const points = ending[line] ?? 0;
        if (points === 0) return null;
        const isLost = LOST.includes(line);
        return (
          <li key={line} className={classes(isLost && css.isLost)}>
            <FormattedMessage id="harbour.desk.end.line" values={{ line, count: view.at[seat]?.rack.length ?? 0 }} />{" "}
            <b>
              {isLost ? "−" : "+"}
              {points}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

function Tasks({ tasks }: { tasks: readonly number[] }) {
  const intl = useIntl();
  const { facts } = useHarbour();
  return (
    <section aria-label={intl.formatMessage({ id: "harbour.mat.tasks" })} className={css.hbEndTasks}>
      <ul>
        {tasks.map((task, at) => {
          const { need = 0, have = 0, points = 0 } = facts.tasks?.[at] ?? {};
          return (
            <li key={task} className={classes(points > 0 && css.isMet)} data-info={`task ${task}`} tabIndex={0}>
              <span>{sayTaskAlone(intl, task)}</span>
              <i>
                {points > 0 ? (
                  <Icon name="i-check" size={13} label={intl.formatMessage({ id: "harbour.mat.task.met" })} />
                ) : (
                  <FormattedMessage id="harbour.desk.task.far" values={{ have, need }} />
                )}
              </i>
              {points > 0 && <b>+{points}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Ending() {
  const { facts, view, seat } = useHarbour();
  const tasks = view.tasks[seat] ?? [];
  const forecast = facts.forecasts?.[seat];
  if (forecast === undefined) return null;
  return (
    <section className={classes(besideCss.hbPanel, css.hbEnding)} aria-labelledby="hb-ending-title" data-ending>
      <h2 id="hb-ending-title">
        <FormattedMessage id="harbour.desk.end" />
        <span className={css.hbEndSum} aria-hidden="true">
          {view.sides[seat]?.points} → <b>{forecast}</b>
        </span>
        <span className={wordsCss.hiddenWords}>
          <FormattedMessage id="harbour.points" values={{ points: forecast }} />
        </span>
      </h2>
      <Lines />
      {tasks.length > 0 && <Tasks tasks={tasks} />}
    </section>
  );
}
