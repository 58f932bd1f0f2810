// The guide beside the prompt: one short lesson at a time, when the table brings it up; it never stands in the way.
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { endGuide, lessonsOf, markSeen, useLessons } from "@/platform/rules/lessons";
import { type LoadWords, MoreWords } from "@/platform/words";
import { RuleSymbol } from "../rules/RuleSymbol";
import "./Coach.css";
import { STEPS, type Situation, type Step, isOver, ruleOf, stepFor } from "./steps";

export const GAME = "routes";

/** Kept among the steps once the end of a game was seen. */
const FINISHED = "finished";
/** While these are being taught the guide stays in sight. */
const FIRST: readonly Step[] = ["firstContracts", "turn", "secondCard", "claim"];

const loaders = {
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
};
const load: LoadWords = async (language) => (await loaders[language]()).default;

const TITLES: Record<Step, string> = {
  firstContracts: "routes.guide.firstContracts.title",
  turn: "routes.guide.turn.title",
  secondCard: "routes.guide.secondCard.title",
  claim: "routes.guide.claim.title",
  wild: "routes.guide.wild.title",
  trade: "routes.guide.trade.title",
  later: "routes.guide.later.title",
  keep: "routes.guide.keep.title",
  lastRound: "routes.guide.lastRound.title",
  over: "routes.guide.over.title",
};

const TEXTS: Record<Step, string> = {
  firstContracts: "routes.guide.firstContracts",
  turn: "routes.guide.turn",
  secondCard: "routes.guide.secondCard",
  claim: "routes.guide.claim",
  wild: "routes.guide.wild",
  trade: "routes.guide.trade",
  later: "routes.guide.later",
  keep: "routes.guide.keep",
  lastRound: "routes.guide.lastRound",
  over: "routes.guide.over",
};

const SYMBOLS: Record<string, ReactNode> = {
  cart: <RuleSymbol name="cart" />,
  cards: <RuleSymbol name="cards" />,
  contract: <RuleSymbol name="contract" />,
  trade: <RuleSymbol name="trade" />,
  disc: <RuleSymbol name="trade-route" />,
  grey: <RuleSymbol name="grey" />,
  wild: <RuleSymbol name="wild" />,
};

export interface CoachProps extends Situation {
  openRule: (rule: string) => void;
}

/** The lesson of the moment. Whoever acts has understood it; whoever says so, too. */
export function Coach({ openRule, ...situation }: CoachProps) {
  const { seen, isOff } = useLessons(GAME);
  const step = isOff || situation.seat < 0 ? null : stepFor(situation, seen);
  const last = useRef<Step | null>(null);

  // Whoever has seen a game to its end needs no guide at the next table.
  useEffect(() => {
    if (lessonsOf(GAME).seen.includes(FINISHED)) endGuide(GAME);
  }, []);
  useEffect(() => {
    if (step === "over") markSeen(GAME, FINISHED);
  }, [step]);

  useEffect(() => {
    if (last.current && last.current !== step && isOver(last.current, situation)) markSeen(GAME, last.current);
    last.current = step ?? last.current;
  });

  const isResting = step === null && FIRST.some((first) => !seen.includes(first));
  if (isOff || situation.seat < 0 || (step === null && !isResting)) return null;
  return (
    <MoreWords load={load} waiting={null}>
      <div className="coach-place" aria-live={step ? "polite" : "off"}>
        {step ? (
          <Lesson key={step} step={step} count={STEPS.filter((known) => seen.includes(known)).length + 1} openRule={openRule} />
        ) : (
          <Resting isMyTurn={situation.moves.length > 0} />
        )}
      </div>
    </MoreWords>
  );
}

/** The frame of all that the guide says. */
function Card({ title, text, ways, isResting = false }: { title: ReactNode; text: ReactNode; ways: ReactNode; isResting?: boolean }) {
  const intl = useIntl();
  return (
    <aside className={`coach${isResting ? " coach-resting" : ""}`} aria-label={intl.formatMessage({ id: "routes.guide" })}>
      <p className="coach-title">{title}</p>
      <p className="coach-text">{text}</p>
      <div className="coach-ways">{ways}</div>
    </aside>
  );
}

function End() {
  const intl = useIntl();
  return <IconButton icon="i-close" kind="quiet" label={intl.formatMessage({ id: "routes.guide.skip" })} onClick={() => endGuide(GAME)} />;
}

/** Between two lessons it stays, so that little jumps, and can be ended. */
function Resting({ isMyTurn }: { isMyTurn: boolean }) {
  return (
    <Card
      title={<b>{isMyTurn ? <FormattedMessage id="routes.guide.mine.title" /> : <FormattedMessage id="routes.guide.others.title" />}</b>}
      text={isMyTurn ? <FormattedMessage id="routes.guide.mine" /> : <FormattedMessage id="routes.guide.others" />}
      ways={<End />}
      isResting
    />
  );
}

function Lesson({ step, count, openRule }: { step: Step; count: number; openRule: (rule: string) => void }) {
  const intl = useIntl();
  const isLast = step === "over";
  return (
    <Card
      title={
        <>
          <b>{intl.formatMessage({ id: TITLES[step] })}</b>
          <span className="coach-count">
            <FormattedMessage id="routes.guide.count" values={{ count: Math.min(count, STEPS.length), all: STEPS.length }} />
          </span>
        </>
      }
      text={
        <>
          <FormattedMessage id={TEXTS[step]} values={SYMBOLS} />{" "}
          <button type="button" className="coach-rule" onClick={() => openRule(ruleOf(step))}>
            <FormattedMessage id="routes.guide.more" />
          </button>
        </>
      }
      ways={
        <>
          <Button size="small" onClick={() => (isLast ? endGuide(GAME) : markSeen(GAME, step))}>
            {isLast ? <FormattedMessage id="routes.guide.end" /> : <FormattedMessage id="routes.guide.understood" />}
          </Button>
          {!isLast && <End />}
        </>
      }
    />
  );
}
