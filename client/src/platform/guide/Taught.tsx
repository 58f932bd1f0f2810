// A taught game: a light on the thing that is spoken of, one thing asked at a time; it goes on by doing, or by "I know this".
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { endGuide, markSeen, useLessons } from "@/platform/rules/lessons";
import { useMedia } from "@/platform/settings";
import { PHONE } from "@/platform/table/state";
import { useShortcuts } from "@/platform/table/shortcuts";
import { MoreWords } from "@/platform/words";
import { Bubble, Dots, Way } from "./Bubble";
import { Veil } from "./Veil";
import { useAskedKeys, useFocusOn } from "./asking";
import { type AtTable, isOver, lessonFor } from "./course";
import { type Light, useLight } from "./light";
import { type Asked, buildingOn, LEAVE, PRESS, type Task, type TaughtCourse } from "./tasks";
import { taughtName } from "./taughtName";

/** So often in a row "I know this" makes us ask whether to stop. */
const MANY = 3;
const PROMPT = "#prompt";

/** The taught game of a game. */
export function taughtOf<Situation extends AtTable>(course: TaughtCourse<Situation>): (situation: Situation) => ReactNode {
  return function TaughtGame(situation: Situation) {
    return (
      <MoreWords load={course.words} waiting={null}>
        <Teacher course={course} situation={situation} />
      </MoreWords>
    );
  };
}

interface TeacherProps<Situation extends AtTable> {
  course: TaughtCourse<Situation>;
  situation: Situation;
}

/** Which task is taught now. What was shown and done is over, whatever comes next; only the leave is taken by its button alone. */
function useTask<Situation extends AtTable>({ game, tasks, last }: TaughtCourse<Situation>, situation: Situation) {
  const { seen } = useLessons(taughtName(game));
  const task = lessonFor(tasks, situation, seen);
  const shown = useRef<Task<Situation> | null>(null);
  useEffect(() => {
    const before = shown.current;
    const isTaught = before && before !== task && !before.isFiller && before.step !== last && isOver(before, situation, seen);
    if (isTaught) markSeen(taughtName(game), before.step);
    shown.current = task ?? before;
  });
  return { task, seen };
}

/** "I know this": ends a task and what builds on it; who says so again and again is asked once whether to stop. */
function useKnowing<Situation extends AtTable>({ game, tasks }: TaughtCourse<Situation>, task: Task<Situation> | null, seen: number) {
  const [inRow, count] = useState({ times: 0, seen });
  const [wasAsked, answer] = useState(false);
  const know = () => {
    if (!task || task.isFiller) return;
    const over = buildingOn(tasks, task.step);
    // Whoever did something in between did not know it all.
    count({ times: inRow.seen === seen ? inRow.times + 1 : 1, seen: seen + over.length });
    markSeen(taughtName(game), ...over);
  };
  return { know, asksToStop: inRow.times >= MANY && !wasAsked, goOn: () => answer(true) };
}

function Teacher<Situation extends AtTable>({ course, situation }: TeacherProps<Situation>) {
  const { game, tasks, last } = course;
  const { task, seen } = useTask(course, situation);
  const knowing = useKnowing(course, task, seen.length);
  const isPhone = useMedia(PHONE);
  const id = useId();
  const leave = () => {
    endGuide(taughtName(game));
    endGuide(game);
  };
  const asked = knowing.asksToStop ? { at: LEAVE, words: "guide.taught.stop.ask" } : (task?.ask(situation) ?? null);
  const isInBubble = asked?.at === LEAVE || asked?.at === PRESS;
  const light = useTeaching(asked, id, isPhone, { know: knowing.know, end: () => endGuide(taughtName(game)) });
  if (!task || !asked) return null;
  const counted = tasks.filter((one) => !one.isFiller);
  const values = { ...course.symbols, ...course.values?.(situation), b: (words: ReactNode) => <b>{words}</b> };
  const isLeave = task.step === last || knowing.asksToStop;
  return (
    <>
      {light && !isInBubble && <Veil light={light} />}
      <Bubble
        key={knowing.asksToStop ? "enough" : task.step}
        id={id}
        step={knowing.asksToStop ? "enough" : task.step}
        say={
          <FormattedMessage
            id={knowing.asksToStop ? "guide.taught.stop" : typeof task.say === "string" ? task.say : task.say(situation)}
            values={values}
          />
        }
        ask={<FormattedMessage id={asked.words} values={values} />}
        light={isPhone ? null : light && !isInBubble ? light : middle()}
        ways={
          <>
            {task.press && !isLeave && (
              <Button kind="main" size="small" data-taught-press onClick={task.press.act}>
                <FormattedMessage id={task.press.words} />
              </Button>
            )}
            {isLeave ? (
              <Button kind="main" size="small" data-taught-leave onClick={leave}>
                <FormattedMessage id={knowing.asksToStop ? "guide.taught.stop.yes" : "guide.taught.leave"} />
              </Button>
            ) : (
              <Dots done={counted.filter(({ step }) => seen.includes(step)).length} all={counted.length} />
            )}
            {knowing.asksToStop ? (
              <Way words="guide.taught.stop.no" onClick={knowing.goOn} />
            ) : (
              task.step !== last && !task.isFiller && <Way words="guide.taught.know" letter="K" onClick={knowing.know} />
            )}
          </>
        }
      />
    </>
  );
}

/** Where the bubble stands while it speaks of nothing on the page: in the middle, over the prompt. */
function middle(): Light {
  const view = { width: window.innerWidth, height: window.innerHeight };
  return { holes: [], target: { x: view.width / 2, y: view.height * 0.42, width: 0, height: 0 }, view };
}

/** The light, the focus and the keys of what is asked. */
function useTeaching(asked: Asked | null, id: string, isPhone: boolean, { know, end }: { know: () => void; end: () => void }) {
  const at = asked?.at ?? null;
  const plain = isPhone ? `${PROMPT}|[data-taught]` : PROMPT;
  const light = useLight(at, (asked?.lit ?? []).join("|"), plain, id);
  const isThere = light !== null;
  useFocusOn(at, isThere, asked?.reveal);
  useAskedKeys(at, end);
  useShortcuts({ k: know });
  return light;
}
