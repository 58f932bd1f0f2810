// The guide beside the prompt: one short lesson at a time, when the table brings it up; it never stands in the way.
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { classes } from "@/kit/classes";
import { endGuide, lessonsOf, markSeen, useLessons } from "@/platform/rules/lessons";
import { MoreWords } from "@/platform/words";
import { type AtTable, type Course, isOver, type Lesson, lessonFor, type WithRules } from "./course";
import * as css from "./Coach.module.css";

/** Kept among the steps once the end of a game was seen. */
const FINISHED = "finished";

interface CoachProps<Situation extends AtTable> extends WithRules {
  course: Course<Situation>;
  situation: Situation;
}

/** The guide of a game: its lessons and their symbols. */
export function coachOf<Situation extends AtTable>(course: Course<Situation>) {
  return function CourseCoach({ openRule, ...situation }: Situation & WithRules) {
    return <Coach course={course} situation={situation as unknown as Situation} openRule={openRule} />;
  };
}

/** The lesson of the moment. Whoever acts has understood it; whoever says so, too. */
function Coach<Situation extends AtTable>({ course, situation, openRule }: CoachProps<Situation>) {
  const { game, lessons, first, last } = course;
  const { seen, isOff } = useLessons(game);
  const isAbsent = isOff || situation.seat < 0;
  const lesson = isAbsent ? null : lessonFor(lessons, situation, seen);
  const shown = useRef<Lesson<Situation> | null>(null);

  // Whoever has seen a game to its end needs no guide at the next table.
  useEffect(() => {
    if (lessonsOf(game).seen.includes(FINISHED)) endGuide(game);
  }, [game]);
  useEffect(() => {
    if (lesson?.step === last) markSeen(game, FINISHED);
  }, [game, lesson, last]);

  useEffect(() => {
    if (shown.current && shown.current !== lesson && isOver(shown.current, situation, seen)) markSeen(game, shown.current.step);
    shown.current = lesson ?? shown.current;
  });

  const isResting = lesson === null && first.some((step) => !seen.includes(step));
  if (isAbsent || (lesson === null && !isResting)) return null;
  return (
    <MoreWords load={course.words} waiting={null}>
      <div className={css.coachPlace} aria-live={lesson ? "polite" : "off"}>
        {lesson ? (
          <Taught
            key={lesson.step}
            course={course}
            lesson={lesson}
            text={typeof lesson.text === "string" ? lesson.text : lesson.text(situation)}
            count={lessons.filter(({ step }) => seen.includes(step)).length + 1}
            openRule={openRule}
          />
        ) : (
          <Resting game={game} isMyTurn={situation.moves.length > 0} />
        )}
      </div>
    </MoreWords>
  );
}

/** The frame of all that the guide says. */
function Card({ title, text, ways, isResting = false }: { title: ReactNode; text: ReactNode; ways: ReactNode; isResting?: boolean }) {
  const intl = useIntl();
  return (
    <aside data-guide className={classes(css.coach, isResting && css.coachResting)} aria-label={intl.formatMessage({ id: "guide.title" })}>
      <p className={css.coachTitle}>{title}</p>
      <p className={css.coachText}>{text}</p>
      <div className={css.coachWays}>{ways}</div>
    </aside>
  );
}

function End({ game }: { game: string }) {
  const intl = useIntl();
  return <IconButton icon="i-close" kind="quiet" label={intl.formatMessage({ id: "guide.skip" })} onClick={() => endGuide(game)} />;
}

/** Between two lessons it stays, so that little jumps, and can be ended. */
function Resting({ game, isMyTurn }: { game: string; isMyTurn: boolean }) {
  return (
    <Card
      title={<b>{isMyTurn ? <FormattedMessage id="guide.mine.title" /> : <FormattedMessage id="guide.others.title" />}</b>}
      text={isMyTurn ? <FormattedMessage id="guide.mine" /> : <FormattedMessage id="guide.others" />}
      ways={<End game={game} />}
      isResting
    />
  );
}

interface TaughtProps<Situation> {
  course: Course<Situation>;
  lesson: Lesson<Situation>;
  /** Message id. */
  text: string;
  count: number;
  openRule: (rule: string) => void;
}

function Taught<Situation>({ course, lesson, text, count, openRule }: TaughtProps<Situation>) {
  const intl = useIntl();
  const { game, lessons, symbols } = course;
  const isLast = lesson.step === course.last;
  return (
    <Card
      title={
        <>
          <b>{intl.formatMessage({ id: lesson.title })}</b>
          <span className={css.coachCount}>
            <FormattedMessage id="guide.count" values={{ count: Math.min(count, lessons.length), all: lessons.length }} />
          </span>
        </>
      }
      text={
        <>
          <FormattedMessage id={text} values={symbols} />{" "}
          <button type="button" className={css.coachRule} onClick={() => openRule(lesson.rule)}>
            <FormattedMessage id="guide.more" />
          </button>
        </>
      }
      ways={
        <>
          <Button size="small" onClick={() => (isLast ? endGuide(game) : markSeen(game, lesson.step))}>
            {isLast ? <FormattedMessage id="guide.end" /> : <FormattedMessage id="guide.understood" />}
          </Button>
          {!isLast && <End game={game} />}
        </>
      }
    />
  );
}
