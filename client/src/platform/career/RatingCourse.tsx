// The course of a rating, game by game: a line, and around it as a band how far off the rating may have been.
import { useIntl } from "react-intl";
import { frameOf, marksIn, shapeOf } from "./course";
import type { CoursePoint } from "@/wire/http";
import * as css from "./Ratings.module.css";

interface RatingCourseProps {
  course: readonly CoursePoint[];
  /** It begins with the first game. */
  isWhole: boolean;
}

export function RatingCourse({ course, isWhole }: RatingCourseProps) {
  const intl = useIntl();
  const frame = frameOf(course);
  const { line, band } = shapeOf(course, frame);
  const [from, to] = [course[0]?.rating ?? 0, course.at(-1)?.rating ?? 0];
  return (
    <div
      role="img"
      className={css.course}
      aria-label={intl.formatMessage({ id: "career.rating.course" }, { whole: isWhole, from, to, count: course.length })}
    >
      {/* Letters and dots are beside the drawing, which is stretched to the column. */}
      {marksIn(frame).map((mark) => (
        <span key={mark} className={css.mark} style={{ top: `${frame.down(mark)}%` }}>
          <span>{mark}</span>
        </span>
      ))}
      <div className={css.drawing}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path className={css.band} d={band} />
          <path className={css.line} d={line} />
        </svg>
        <span className={css.dot} style={{ top: `${frame.down(to)}%` }} />
      </div>
    </div>
  );
}
