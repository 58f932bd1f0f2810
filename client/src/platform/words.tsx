// The words in the reader's language: loaded when they are needed, changed without loading the page anew.
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { type Language, useLanguage } from "@/platform/settings";
import { Unloaded } from "@/platform/shell/Unloaded";

export { LANGUAGES, type Language, useLanguage } from "@/platform/settings";

export type Catalogue = Readonly<Record<string, string>>;
export type LoadWords = (language: Language) => Promise<Catalogue>;

const catalogues = import.meta.glob<Catalogue>("../words/*/*.json", { import: "default" });

/** The words of some areas of the platform, and others. Made once, outside of components, since it must stay the same function. */
export function wordsOf(...areas: readonly (string | LoadWords)[]): LoadWords {
  return async (language) => {
    const wanted = ["shell", "common", ...areas].map((area) =>
      typeof area === "string" ? (catalogues[`../words/${area}/${language}.json`]?.() ?? {}) : area(language),
    );
    return Object.assign({}, ...(await Promise.all(wanted))) as Catalogue;
  };
}

const AGAIN = 2000;
/** After so many times in vain it is said that they do not come; they are asked for all the same. */
const PATIENCE = 3;

interface Spoken {
  language: Language;
  words: Catalogue;
  load: LoadWords;
}

/** Words for what is inside. While another language loads the old one stays; before the first, and for others, `waiting`. */
export function Words({ load, waiting, children }: { load: LoadWords; waiting: ReactNode; children: ReactNode }): ReactNode {
  const { spoken, missing } = useSpoken(load);
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken.language;
  }, [spoken]);
  if (!spoken) return missing ? <Unloaded language={missing} /> : waiting;
  return <Speaking {...spoken}>{children}</Speaking>;
}

/** More words, such as a game's own, beside those that are there already. `load` must stay the same function. */
export function MoreWords({ load, waiting, children }: { load: LoadWords; waiting: ReactNode; children: ReactNode }): ReactNode {
  const outer = useIntl();
  const { spoken, missing } = useSpoken(load);
  if (!spoken) return missing ? <Unloaded language={missing} /> : waiting;
  return (
    <Speaking {...spoken} outer={outer.messages}>
      {children}
    </Speaking>
  );
}

function Speaking({ language, words, outer, children }: Spoken & { outer?: Messages; children: ReactNode }): ReactNode {
  const messages = useMemo(() => ({ ...outer, ...read(words) }), [outer, words]);
  return (
    <IntlProvider locale={LOCALES[language]} messages={messages} onError={complain}>
      {children}
    </IntlProvider>
  );
}

type Messages = NonNullable<ComponentProps<typeof IntlProvider>["messages"]>;

/** The build has read every message that has a place for something else (plugins/words.ts); the rest is plain text. */
function read(words: Catalogue): Messages {
  if (import.meta.env.DEV) return { ...words };
  const read: Record<string, unknown> = {};
  for (const [id, word] of Object.entries(words)) read[id] = typeof word === "string" ? [{ type: 0, value: word }] : word;
  return read as Messages;
}

/** English as it is written in Europe: days before months, and twenty-four hours. */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", nl: "nl" };

function complain(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message);
}

/** What is spoken, if anything is; and the language whose words do not come. */
function useSpoken(load: LoadWords): { spoken: Spoken | null; missing: Language | null } {
  const [language] = useLanguage();
  const [spoken, speak] = useState<Spoken | null>(null);
  const [missing, miss] = useState<Language | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = (tries: number): void => {
      load(language).then(
        (words) => wanted && speak({ language, words, load }),
        // Without a network the words that are there stay, and these are asked for again.
        () => {
          if (!wanted) return;
          if (tries >= PATIENCE) miss(language);
          setTimeout(() => wanted && ask(tries + 1), AGAIN);
        },
      );
    };
    miss(null);
    ask(1);
    return () => {
      wanted = false;
    };
  }, [load, language]);
  return { spoken: spoken?.load === load ? spoken : null, missing };
}
