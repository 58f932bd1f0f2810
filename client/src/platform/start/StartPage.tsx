// The start page: pull up a chair, and be playing a moment later.
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import { learn } from "@/platform/learn/learning";
import { chosenOpponent, type Level, rememberOpponent } from "@/platform/opponents/people";
import { useProblemWords } from "@/platform/people/problems";
import { navigate, useTitle } from "@/platform/router";
import { useMedia } from "@/platform/settings";
import type { GameCard, TableCard } from "@/wire/http";
import { LowQuayside, Quayside } from "./art/Quayside";
import { useComer } from "./comer";
import { type Comer, playBots, takeSeat } from "./entering";
import { Front } from "./Front";
import { firstOffered, offersOf } from "./games";
import { useHall } from "./hall";
import { Lists } from "./Lists";
import { PageFoot, PageHead } from "./PageHead";
import { useSlow } from "./slow";
import { turnsOf } from "./progress";
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

export default function StartPage() {
  const intl = useIntl();
  useAnchor();
  const isPhone = useMedia("(max-width: 699px)");
  const hall = useHall();
  const turns = turnsOf(hall.sights);
  useTitle(`${turns > 0 ? `(${turns}) ` : ""}${intl.formatMessage({ id: "start.title" })}`);
  const offers = useMemo(() => offersOf(hall.games), [hall.games]);
  const first = firstOffered(offers);
  const [comer, write] = useComer();
  const [opponent, face] = useOpponent();
  const now = usePlayNow(hall.games, first, comer, opponent);
  const { sitting, sit } = useSitting(comer);
  const learning = useLearning(comer);
  const [making, make] = useState<string | null>(null);

  return (
    <div>
      <PageHead isOver />
      <main id="main">
        <section className={css.hero}>
          <div className={css.heroArt}>{isPhone ? <LowQuayside /> : <Quayside />}</div>
          <div className={css.heroSay}>
            <h1>
              <FormattedMessage id="start.head" />
            </h1>
            <p>{isPhone ? <FormattedMessage id="start.about.short" /> : <FormattedMessage id="start.about" />}</p>
            <Front
              name={comer.name}
              onName={(name) => {
                write(name);
                now.forget();
              }}
              opponent={opponent}
              onOpponent={face}
              onPlay={now.play}
              onMake={() => make(first?.slug ?? "")}
              isBusy={now.isBusy}
              wrong={now.wrong}
              isPhone={isPhone}
            />
          </div>
        </section>
        <Tiles offers={offers} isAsked={hall.games !== null} onPlay={make} onLearn={learning} isPhone={isPhone} />
        <Lists hall={hall} onPlay={now.play} onMake={() => make(first?.slug ?? "")} sitting={sitting} onSit={sit} />
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
