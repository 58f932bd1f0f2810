// A table of routes in a test: its market, prompt, things and figures, with one button in place of the map.
import { cleanup, render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { expect } from "vitest";
import { Facts } from "../Facts";
import { TextBoard } from "../TextBoard";
import { routeName } from "../map";
import { Market } from "../market/Market";
import { Mine } from "../mine/Mine";
import { Prompt } from "../prompt/Prompt";
import { type RoutesProps, RoutesProvider, useRoutes } from "../table";
import en from "../words/en.json";
import fr from "../words/fr.json";
import nl from "../words/nl.json";

const WORDS = { en, fr, nl };
type Language = keyof typeof WORDS;

/** A stand-in for the map: one button for a route. */
function Route({ index }: { index: number }) {
  const { touchRoute } = useRoutes();
  return (
    <button type="button" onClick={() => touchRoute(index)}>
      {routeName(index)}
    </button>
  );
}

const faults: string[] = [];

export function page(props: RoutesProps, route = 32, language: Language = "en", inWords = false) {
  return (
    <IntlProvider
      locale={language === "en" ? "en-GB" : language}
      messages={WORDS[language]}
      onError={(error) => faults.push(error.message)}
    >
      <RoutesProvider {...props}>
        <Route index={route} />
        <Market />
        <Prompt />
        <Mine />
        <Facts seat={0} />
        {inWords && (
          <section aria-label="words">
            <TextBoard />
          </section>
        )}
      </RoutesProvider>
    </IntlProvider>
  );
}

export function show(...what: Parameters<typeof page>) {
  const shown = render(page(...what));
  expect(faults).toEqual([]);
  return shown;
}

/** The page is empty again. */
export function putAway(): void {
  cleanup();
  faults.length = 0;
}
