// The application: the words, the page that the address names, and what stands in its place while it comes or fails.
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ToastRegion } from "@/kit/Toast";
import { styleWords } from "@/platform/opponents/words";
import { Concerned } from "@/platform/order/Concerned";
import { type Route, useRoute } from "@/platform/router";
import { Away } from "@/platform/shell/Away";
import { Failure } from "@/platform/shell/Failure";
import { Nowhere } from "@/platform/shell/Nowhere";
import { Waiting } from "@/platform/shell/Waiting";
import { cardWords } from "@/platform/start/cards/words";
import { rememberedSearch } from "@/platform/start/pairing/remembered";
import { type LoadWords, Words, wordsOf } from "@/platform/words";
import * as css from "@/app.module.css";

const pages = {
  start: () => import("@/platform/start/StartPage"),
  table: () => import("@/platform/table/TablePage"),
  replay: () => import("@/platform/replay/ReplayPage"),
  analysis: () => import("@/platform/analysis/AnalysisPage"),
  rules: () => import("@/platform/rules/RulesPage"),
  profile: () => import("@/platform/people/ProfilePage"),
  fair: () => import("@/platform/fair/FairPage"),
  opponents: () => import("@/platform/opponents/OpponentsPage"),
  games: () => import("@/platform/finished/FinishedPage"),
  player: () => import("@/platform/career/PlayerPage"),
  leaders: () => import("@/platform/leaders/LeadersPage"),
  learn: () => import("@/platform/learn/LearnPage"),
  desk: () => import("@/platform/desk/DeskPage"),
  notices: () => import("@/platform/calls/NoticesPage"),
  letter: () => import("@/platform/letters/LetterPage"),
  nowhere: () => Promise.resolve(),
};
/** Whoever is asked to a table is told on any page; it comes well after the first one. */
const invitations = (): Promise<() => void> =>
  import("@/platform/ties/calls").then(
    ({ watchInvitations }) => watchInvitations(),
    () => () => {},
  );
const WELL_AFTER = 5_000;
/** Whoever looked for a table before the page was loaded goes on: the server forgets them soon, or others wait for them. */
const goOnLooking = (): Promise<void> =>
  import("@/platform/start/pairing/looking").then(
    ({ search }) => search.resume(),
    () => {},
  );
const StartPage = lazy(pages.start);
const TablePage = lazy(pages.table);
const ReplayPage = lazy(pages.replay);
const AnalysisPage = lazy(pages.analysis);
const RulesPage = lazy(pages.rules);
const ProfilePage = lazy(pages.profile);
const FairPage = lazy(pages.fair);
const OpponentsPage = lazy(pages.opponents);
const FinishedPage = lazy(pages.games);
const PlayerPage = lazy(pages.player);
const LeadersPage = lazy(pages.leaders);
const LearnPage = lazy(pages.learn);
const DeskPage = lazy(pages.desk);
const NoticesPage = lazy(pages.notices);
const LetterPage = lazy(pages.letter);

/** The areas of words that each page has parts of: nobody waits for words that are not on the page. */
const words: Record<Route["page"], LoadWords> = {
  start: wordsOf("start", "people", "table", cardWords),
  table: wordsOf("table"),
  replay: wordsOf("replay", "table", "dialogs", "rules"),
  analysis: wordsOf("analysis", "replay", "table"),
  rules: wordsOf("rules", "start"),
  profile: wordsOf("people", "start"),
  fair: wordsOf("fair", "start"),
  opponents: wordsOf("opponents", "start", "people", cardWords, styleWords),
  games: wordsOf("finished", "start", cardWords),
  player: wordsOf("career", "finished", "start", cardWords),
  leaders: wordsOf("leaders", "start", cardWords),
  learn: wordsOf("start", "people"),
  desk: wordsOf("desk", "start", cardWords),
  notices: wordsOf("notices", "people", "start", cardWords),
  letter: wordsOf("letters", "people", "start"),
  nowhere: wordsOf(),
};

export function App(): ReactNode {
  const { page } = useRoute();
  // The page and its words come at the same time; what fails here fails again where it is shown.
  useEffect(() => void pages[page]().catch(() => {}), [page]);
  useEffect(() => {
    if (rememberedSearch() !== null) void goOnLooking();
    let watching: Promise<() => void> | null = null;
    const timer = setTimeout(() => (watching = invitations()), WELL_AFTER);
    return () => {
      clearTimeout(timer);
      void watching?.then((end) => end());
    };
  }, []);
  return (
    <Words load={words[page]} waiting={<Waiting />}>
      <Pages />
    </Words>
  );
}

function Pages(): ReactNode {
  const intl = useIntl();
  const route = useRoute();
  return (
    <>
      <a className={css.appSkip} href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      <Failure key={nameOf(route)}>
        <Suspense fallback={<Waiting label={intl.formatMessage({ id: "shell.loading" })} />}>
          <Page route={route} />
          <Arrival name={nameOf(route)} />
        </Suspense>
      </Failure>
      {route.page !== "table" && <Away />}
      <Concerned isSaid={route.page === "table" || route.page === "profile"} />
      <ToastRegion label={intl.formatMessage({ id: "shell.notices" })} closeLabel={intl.formatMessage({ id: "shell.close" })} />
    </>
  );
}

/** Another page, rather than another state of the same one. */
function nameOf(route: Route): string {
  if (route.page === "opponents" || route.page === "leaders") return route.page;
  if (route.page === "letter") return `${route.page}/${route.about}`;
  if (route.page === "player") return `${route.page}/${route.name}`;
  return "id" in route ? `${route.page}/${route.id}` : "game" in route ? `${route.page}/${route.game}` : route.page;
}

function Page({ route }: { route: Route }): ReactNode {
  switch (route.page) {
    case "start":
      return <StartPage />;
    case "table":
      return <TablePage id={route.id} invitation={route.invitation} />;
    case "replay":
      return <ReplayPage id={route.id} at={route.at} eyes={route.eyes} />;
    case "analysis":
      return <AnalysisPage id={route.id} move={route.move} seat={route.seat} />;
    case "rules":
      return <RulesPage game={route.game} rule={route.rule} />;
    case "profile":
      return <ProfilePage />;
    case "fair":
      return <FairPage />;
    case "opponents":
      return <OpponentsPage game={route.game} />;
    case "games":
      return <FinishedPage />;
    case "player":
      return <PlayerPage name={route.name} />;
    case "leaders":
      return <LeadersPage game={route.game} />;
    case "learn":
      return <LearnPage game={route.game} />;
    case "desk":
      return <DeskPage />;
    case "notices":
      return <NoticesPage />;
    case "letter":
      return <LetterPage about={route.about} />;
    case "nowhere":
      return <Nowhere />;
  }
}

let arrived: string | null = null;

/** Once a page is there that was gone to: up to its top, and to its heading, where a screen reader begins to read. */
function Arrival({ name }: { name: string }): ReactNode {
  useEffect(() => {
    const isFirst = arrived === null || arrived === name;
    arrived = name;
    if (isFirst) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1, h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [name]);
  return null;
}
