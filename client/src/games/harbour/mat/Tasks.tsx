// Task tiles of the second extension: what each asks, what it is worth, and whether it holds as things stand.
import { useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { useRootMark } from "@/kit/rootMark";
import { Marks } from "../cards/Marks";
import { fieldsOf } from "../cards/fields";
import { taskFace, taskValues } from "../cards/printed";
import { sayTask } from "../cards/sentences";
import { useHarbour } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./tasks.module.css";

function Task({ task }: { task: number }) {
  const intl = useIntl();
  const { view, facts } = useHarbour();
  const face = taskFace(task);
  const isMet = facts.tasks_met?.includes(task) ?? false;
  const words = sayTask(intl, task, view.seats);
  const asks = fieldsOf(face.effect).filter(({ zone }) => zone !== "gain");
  return (
    <li className={classes(css.hbTask, isMet && css.isMet)} title={words}>
      <span className={wordsCss.hiddenWords}>{words}</span>
      <span className={css.hbTaskAsks} aria-hidden="true">
        <Marks glyphs={asks.flatMap((field) => field.glyphs)} />
      </span>
      <span className={css.hbTaskWorth} aria-hidden="true">
        {taskValues(face, view.seats).join("/")}
      </span>
      {isMet && <Icon name="i-check" size={14} label={intl.formatMessage({ id: "harbour.mat.task.met" })} />}
    </li>
  );
}

export function Tasks() {
  const { view, seat } = useHarbour();
  const tasks = view.tasks[seat] ?? [];
  return tasks.length > 0 && <TaskList tasks={tasks} />;
}

function TaskList({ tasks }: { tasks: readonly number[] }) {
  const intl = useIntl();
  useRootMark("harbour-tasks");
  const title = intl.formatMessage({ id: "harbour.mat.tasks" });
  return (
    <section className={css.hbTasks} aria-label={title}>
      <h2 className={wordsCss.hiddenWords}>{title}</h2>
      <ul>
        {tasks.map((task) => (
          <Task key={task} task={task} />
        ))}
      </ul>
    </section>
  );
}
