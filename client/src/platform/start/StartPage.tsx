// The start page: pull up a chair, and be playing a moment later.
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import { learn } from "@/platform/learn/learning";
import { chosenOpponent, type Level, rememberOpponent } from "@/platform/opponents/people";
import { useProblemWords } from "@/platform/people/problems";
import { navigate, useTitle } from "@/platform/router";
import { useMedia } from "@/platform/settings";
import { Company } from "@/platform/ties";
import { forgetNextGuest, leaveStart, useNextGuest } from "@/platform/ties/guests";
import type { GameCard, TableCard } from "@/wire/http";
import { LowQuayside, Quayside } from "./art/Quayside";
import { useComer } from "./comer";
import { type Comer, playBots, takeSeat } from "./entering";
import { Front } from "./Front";
import { firstOffered, offersOf } from "./games";
import { type Hall, useHall } from "./hall";
import { Lists } from "./Lists";
import { PageFoot, PageHead } from "./PageHead";
import { Pairing } from "./pairing";
import { useSlow } from "./slow";
import { Again } from "./again/Again";
import { useIsBack } from "./again/back";
import { shownOf, type Turn, turnsIn } from "./again/turns";
import { turnsOf } from "./progress";
import { useServerTime } from "./time";
import { Tiles } from "./Tiles";
import * as css from "./StartPage.module.css";

const MakeTable = lazy(() => import("./MakeTable"));

/** Goes to the part of the page that the address names, once the page is there. */
function useAnchor(): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
}

/** Play now: what a press of the one button does, and what came of it. */
function usePlayNow(games: readonly GameCard[] | null, first: GameCard | null, comer: Comer, opponent: Level) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const [isBusy, wait] = useState(false);
  const [wrong, complain] = useState("");
  const isSlow = useSlow(isBusy);
  // Before the server has said what it offers, a press waits for that rather than being lost.
  const canPlay = first !== null || games === null;
  const noGame = intl.formatMessage({ id: "start.noGame" });

  const play = async (): Promise<void> => {
    if (!canPlay || isBusy) return;
    wait(true);
    complain("");
    try {
      const game = first ?? firstOffered(offersOf(await api.games()));
      if (game) navigate(await playBots(comer, game.slug, opponent));
      else complain(noGame);
      wait(game !== null);
    } catch (problem) {
      complain(wordsOf(problem));
      wait(false);
    }
  };
  return {
    isBusy,
    wrong: wrong || (canPlay ? "" : noGame) || (isSlow ? intl.formatMessage({ id: "start.slow" }) : ""),
    forget: () => complain(""),
    play: canPlay ? () => void play() : null,
  };
}

/** The opponent in the box at the front: the one who was chosen last in this browser. */
function useOpponent(): [Level, (level: Level) => void] {
  const [opponent, face] = useState(chosenOpponent);
  return [
    opponent,
    (level) => {
      rememberOpponent(level);
      face(level);
    },
  ];
}

/** Sitting down at somebody's table: at which, and how. */
function useSitting(comer: Comer): { sitting: string; sit: (card: TableCard) => void } {
  const wordsOf = useProblemWords();
  const [sitting, sitAt] = useState("");
  const sit = (card: TableCard): void => {
    sitAt(card.table);
    takeSeat(comer, card)
      .then(navigate, (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }))
      .finally(() => sitAt(""));
  };
  return { sitting, sit };
}

/** Learning a game: once at a time. */
function useLearning(comer: Comer): (game: string) => void {
  const wordsOf = useProblemWords();
  const [isBusy, wait] = useState(false);
  return (game) => {
    if (isBusy) return;
    wait(true);
    learn(comer, game)
      .then(
        (address) => address && navigate(address),
        (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }),
      )
      .finally(() => wait(false));
  };
}

/** The game of a table that is being made: one that was chosen here, or any where somebody waits to be asked to it. */
function useMaking(first: string): [string | null, (game: string | null) => void] {
  const [making, make] = useState<string | null>(null);
  const isForGuest = useNextGuest(({ next, table }) => next !== null && table === "");
  useEffect(() => leaveStart, []);
  return [
    making ?? (isForGuest && first ? first : null),
    (game) => {
      if (game === null) forgetNextGuest();
      make(game);
    },
  ];
}

/** What somebody new sees first. */
function Hero({ isPhone, children }: { isPhone: boolean; children: ReactNode }) {
  return (
    <section className={css.hero}>
      <div className={css.heroArt}>{isPhone ? <LowQuayside /> : <Quayside />}</div>
      <div className={css.heroSay}>
        <h1>
          <FormattedMessage id="start.head" />
        </h1>
        <p>{isPhone ? <FormattedMessage id="start.about.short" /> : <FormattedMessage id="start.about" />}</p>
        {children}
      </div>
    </section>
  );
}

/** One's turns, as they are now; the title of the page says how many. */
function useTurns(hall: Hall): { now: number; turns: readonly Turn[] } {
  const intl = useIntl();
  const now = useServerTime(hall.sights);
  const waiting = turnsOf(hall.sights);
  useTitle(`${waiting > 0 ? `(${waiting}) ` : ""}${intl.formatMessage({ id: "start.title" })}`);
  return { now, turns: turnsIn(hall, now) };
}

interface BoxProps {
  hall: Hall;
  first: GameCard | null;
  makeOne: () => void;
  isPhone: boolean;
  isQuiet: boolean;
}

/** The box with the bots, and who plays. */
function useBox({ hall, first, makeOne, isPhone, isQuiet }: BoxProps) {
  const [comer, write] = useComer();
  const [opponent, face] = useOpponent();
  const played = usePlayNow(hall.games, first, comer, opponent);
  const front = (
    <Front
      name={comer.name}
      onName={(name) => {
        write(name);
        played.forget();
      }}
      opponent={opponent}
      onOpponent={face}
      onPlay={played.play}
      onMake={makeOne}
      isBusy={played.isBusy}
      wrong={played.wrong}
      isPhone={isPhone}
      isQuiet={isQuiet}
    />
  );
  return { comer, play: played.play, front };
}

export default function StartPage() {
  useAnchor();
  const isPhone = useMedia("(max-width: 699px)");
  const hall = useHall();
  const { now, turns } = useTurns(hall);
  const isBack = useIsBack(hall.mine);
  const offers = useMemo(() => offersOf(hall.games), [hall.games]);
  const first = firstOffered(offers);
  const [making, make] = useMaking(first?.slug ?? "");
  const makeOne = () => make(first?.slug ?? "");
  const { comer, play, front } = useBox({ hall, first, makeOne, isPhone, isQuiet: turns.length > 0 });
  const { sitting, sit } = useSitting(comer);
  const learning = useLearning(comer);
  const pairing = <Pairing offers={offers} isAsked={hall.games !== null} comer={comer} />;

  const above = new Set(isBack ? shownOf(turns).map(({ card }) => card.table) : []);
  const lists = (
    <div id="tables">
      <Lists hall={hall} now={now} onPlay={play} onMake={makeOne} sitting={sitting} onSit={sit} above={above} />
    </div>
  );

  return (
    <div>
      <PageHead isOver />
      <main id="main">
        {isBack ? (
          <>
            <Again hall={hall} turns={turns} now={now} onMake={makeOne} isPhone={isPhone} pairing={pairing} front={front} />
            <Company />
            {lists}
          </>
        ) : (
          <Hero isPhone={isPhone}>{front}</Hero>
        )}
        {/* Low on a wide page; on a phone it is high, and the pictures of the games come first. */}
        {!isBack && !isPhone && pairing}
        <Tiles offers={offers} isAsked={hall.games !== null} onPlay={make} onLearn={learning} isPhone={isPhone} />
        {!isBack && isPhone && pairing}
        {!isBack && <Company />}
        {!isBack && lists}
      </main>
      <PageFoot />
      {making !== null && (
        <Suspense fallback={null}>
          <MakeTable offers={offers} game={making} comer={comer} onClose={() => make(null)} />
        </Suspense>
      )}
    </div>
  );
}
