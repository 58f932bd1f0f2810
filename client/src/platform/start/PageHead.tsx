// The head of every page but the table: the mark, where to go, the language, day or evening, and who one is.
import { FormattedMessage, useIntl } from "react-intl";
import { IconButton, buttonClass } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { Segmented } from "@/kit/Segmented";
import { type Class, classes } from "@/kit/classes";
import { Bell } from "@/platform/calls/Bell";
import { prefer, useMe } from "@/platform/me";
import { useOwn } from "@/platform/order/own";
import { Link, usePath } from "@/platform/router";
import { LANGUAGES, OWN_NAMES, useDaylight } from "@/platform/settings";
import { useLanguage } from "@/platform/words";
import * as css from "./PageHead.module.css";

const SEGMENTS = LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase(), spoken: OWN_NAMES[language], language }));

/** The three languages, each called as its speakers call it. */
export function LanguageChoice({ isWide = false }: { isWide?: boolean }) {
  const intl = useIntl();
  const [language, choose] = useLanguage();
  const segments = isWide ? SEGMENTS.map(({ spoken, ...segment }) => ({ ...segment, label: spoken })) : SEGMENTS;
  return (
    <Segmented
      label={intl.formatMessage({ id: "common.language" })}
      value={language}
      onChange={choose}
      segments={segments}
      isWide={isWide}
    />
  );
}

/** From day to evening and back. */
export function ThemeButton() {
  const intl = useIntl();
  const daylight = useDaylight();
  const label =
    daylight === "day" ? intl.formatMessage({ id: "common.theme.toEvening" }) : intl.formatMessage({ id: "common.theme.toDay" });
  return (
    <IconButton
      className={css.pageTool}
      kind="plain"
      size="small"
      icon="i-theme"
      label={label}
      onClick={() => prefer({ theme: daylight === "day" ? "evening" : "day" })}
    />
  );
}

/** Who plays in this browser, or the way in. */
function Myself() {
  const intl = useIntl();
  const me = useMe();
  if (me === undefined) return null;
  if (!me) {
    return (
      <Link to="/profile" className={buttonClass("plain", "small", classes(css.pageTool, css.pageMe))}>
        <Icon name="i-person" size={17} />
        <span>
          <FormattedMessage id="common.signIn" />
        </span>
      </Link>
    );
  }
  return (
    <Link
      to="/profile"
      className={buttonClass("plain", "small", classes(css.pageTool, css.pageMe))}
      aria-label={intl.formatMessage({ id: "common.me" }, { name: me.name })}
    >
      <Gable kind="step" size={22} />
      <span>{me.name}</span>
    </Link>
  );
}

/** The ways to the rest of the server; at the foot of a page all of them. */
function Ways({ className, label, isWhole = false }: { className: Class | undefined; label: string; isWhole?: boolean }) {
  const path = usePath();
  const isModerator = useOwn(({ own }) => own !== null && own.role !== "none");
  const current = (to: string) => (path.startsWith(to) ? ("page" as const) : undefined);
  return (
    <nav className={classes(className)} aria-label={label}>
      <Link to="/rules" aria-current={current("/rules")}>
        <FormattedMessage id="common.rules" />
      </Link>
      {path === "/" ? (
        <a href="#finished">
          <FormattedMessage id="common.replays" />
        </a>
      ) : (
        <Link to="/#finished" aria-current={current("/replay")}>
          <FormattedMessage id="common.replays" />
        </Link>
      )}
      <Link to="/fair" aria-current={current("/fair")}>
        <FormattedMessage id="common.fair" />
      </Link>
      {isModerator && (
        <Link to="/desk" aria-current={current("/desk")}>
          <FormattedMessage id="common.desk" />
        </Link>
      )}
      {isWhole && (
        <Link to="/leaders" aria-current={current("/leaders")}>
          <FormattedMessage id="common.leaders" />
        </Link>
      )}
    </nav>
  );
}

/** `isOver`: it lies over the picture below it, without a ground of its own. */
export function PageHead({ isOver = false }: { isOver?: boolean }) {
  const intl = useIntl();
  const isSomebody = Boolean(useMe());
  return (
    <header className={classes(css.pageHead, isOver && css.pageHeadOver, isSomebody && css.pageHeadBell)}>
      <Link to="/" className={css.pageMark} aria-label={intl.formatMessage({ id: "common.home" })}>
        <Icon name="mokum" size={36} />
        <span>Mokum</span>
      </Link>
      <Ways className={css.pageWays} label={intl.formatMessage({ id: "common.nav" })} />
      <span className={css.pageGrow} />
      <LanguageChoice />
      <ThemeButton />
      {isSomebody && <Bell className={css.pageTool} />}
      <Myself />
    </header>
  );
}

/** The foot of a page: on a phone the way to the rest of the server. */
export function PageFoot() {
  const intl = useIntl();
  return (
    <footer className={css.pageFoot}>
      <Ways className={css.pageFootWays} label={intl.formatMessage({ id: "common.nav.foot" })} isWhole />
      <p>
        <FormattedMessage id="common.foot" />
      </p>
    </footer>
  );
}
