// Language and light, changed at once and remembered.
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { prefer } from "@/platform/me";
import { LANGUAGES, OWN_NAMES, useDaylight, useLanguage } from "@/platform/settings";
import { LaterMenu } from "./LaterMenu";
import * as css from "./Head.module.css";

/** One of the three languages, from a small menu. */
export function LanguageChoice() {
  const intl = useIntl();
  const [language] = useLanguage();
  const [isOpen, open] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={anchor}
        kind="quiet"
        className={css.headBox}
        icon="i-language"
        onClick={() => open(true)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <span>{OWN_NAMES[language]}</span>
      </Button>
      <LaterMenu
        anchor={anchor}
        isOpen={isOpen}
        onOpenChange={open}
        label={intl.formatMessage({ id: "table.language" })}
        entries={LANGUAGES.map((each) => ({ id: each, label: OWN_NAMES[each] }))}
        onChoose={(id) => {
          const chosen = LANGUAGES.find((each) => each === id);
          if (chosen) prefer({ language: chosen });
        }}
      />
    </>
  );
}

/** Day or evening. */
export function ThemeChoice() {
  const intl = useIntl();
  const daylight = useDaylight();
  const label = daylight === "day" ? intl.formatMessage({ id: "table.toEvening" }) : intl.formatMessage({ id: "table.toDay" });
  return (
    <IconButton
      icon="i-theme"
      kind="quiet"
      className={css.headBox}
      label={label}
      onClick={() => prefer({ theme: daylight === "day" ? "evening" : "day" })}
    />
  );
}
