// What the heads of a table and of a replay have alike: the way home, and how the page looks.
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";
import { Link } from "@/platform/router";
import { LanguageChoice, ThemeChoice } from "./HeadChoices";
import * as css from "./Head.module.css";

export function HeadHome({ isSmall, label }: { isSmall: boolean; label: string }) {
  return (
    <>
      <Link to="/" className={css.headHome} aria-label={label}>
        <Icon name="mokum" size={isSmall ? 26 : 30} />
        {!isSmall && <span className={css.headHouse}>Mokum</span>}
      </Link>
      {!isSmall && <span className={css.headLine} />}
    </>
  );
}

export function PracticeMark() {
  return (
    <span className={css.headPractice}>
      <FormattedMessage id="table.practice" />
    </span>
  );
}

export function RatedMark() {
  return (
    <span className={css.headRated}>
      <FormattedMessage id="table.rated" />
    </span>
  );
}

export function HeadLooks() {
  return (
    <>
      <span className={css.headLine} />
      <LanguageChoice />
      <ThemeChoice />
    </>
  );
}
