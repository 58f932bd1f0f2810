// The practice lot: the true clock above a striped sign. It can be run as often as wanted, and lost on purpose.
import { useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { mark } from "@/platform/guide/light";
import { useKeyHere } from "@/platform/table/shortcuts";
import { Buy } from "../auction/Buy";
import { AtTheClock } from "../auction/AtTheClock";
import { Clock, type Place } from "../auction/Clock";
import { LotCard } from "../auction/LotCard";
import { Stage } from "../auction/Stage";
import { StopAt } from "../auction/StopAt";
import { priceOf } from "../auction/round";
import { CARDS } from "../map";
import { useMerchants } from "../table";
import { type PracticeLot, usePracticeLot } from "./practiceLot";
import { endPractice } from "./practising";
import * as stageCss from "../auction/stage.module.css";
import * as css from "./PracticeStage.module.css";

/** Any goods card: what it gives is easily said. */
const CARD = CARDS.findIndex(({ kind }) => kind === "goods");
const PRESS = "[data-buy]";
const STOP = "[data-practice-stop] button";
const FINISH = "[data-practice-finish]";

/** What is asked at this moment: where it is, null where one only waits, and its words. */
function asking(run: 1 | 2, { end, stop }: PracticeLot): { at: string | null; say: string; words: string } {
  if (end !== null)
    return {
      at: FINISH,
      say: end === "mine" ? "merchants.taught.lot.mine" : "merchants.taught.lot.theirs",
      words: "merchants.taught.lot.done",
    };
  if (run === 1) return { at: PRESS, say: "merchants.taught.lot.falls", words: "merchants.taught.lot.press" };
  if (stop === null) return { at: STOP, say: "merchants.taught.lot.stop", words: "merchants.taught.lot.set" };
  return { at: null, say: "merchants.taught.lot.waits", words: "merchants.taught.lot.watch" };
}

/** The asked thing is marked and described, and has the focus, as at the table. */
function useMark(at: string | null, id: string): void {
  useEffect(() => {
    const target = at === null ? null : document.querySelector<HTMLElement>(at);
    mark(target, null, id);
    target?.focus({ preventScroll: true });
    return () => mark(null, target, "");
  }, [at, id]);
}

/** One sentence, one thing to do, and the ways on. */
function Told({ run, lot, onAgain }: { run: 1 | 2; lot: PracticeLot; onAgain: () => void }) {
  const id = useId();
  const { at, say, words } = asking(run, lot);
  useMark(at, id);
  const values = { price: priceOf(false, lot.step), b: (inside: React.ReactNode) => <b>{inside}</b> };
  return (
    <aside className={css.told} data-taught={`practice${run}`}>
      <div id={id} role="status">
        <p className={css.say}>
          <FormattedMessage id={say} values={values} />
        </p>
        <p className={css.do}>
          <FormattedMessage id={words} values={values} />
        </p>
      </div>
      {lot.end !== null && (
        <div className={css.ways}>
          <Button kind="main" size="small" data-practice-finish onClick={endPractice}>
            <FormattedMessage id="merchants.taught.lot.goOn" />
          </Button>
          <Button size="small" onClick={onAgain}>
            <FormattedMessage id="merchants.taught.lot.again" />
          </Button>
        </div>
      )}
    </aside>
  );
}

export function PracticeStage({ run }: { run: 1 | 2 }) {
  const intl = useIntl();
  const [times, again] = useState(0);
  useKeyHere("k", endPractice);
  return (
    <Stage scene="clock" label={intl.formatMessage({ id: "merchants.taught.lot.title" })} onLeave={endPractice}>
      <Run key={times} run={run} onAgain={() => again(times + 1)} />
    </Stage>
  );
}

function Run({ run, onAgain }: { run: 1 | 2; onAgain: () => void }) {
  const { players } = useMerchants();
  const [seats] = useState(() => players.map(({ seat }) => seat));
  const lot = usePracticeLot(seats);
  const [frozen, freeze] = useState<Place | null>(null);
  const press = (at: number) => {
    const place = lot.look(at);
    if (place && lot.press(at)) freeze(place);
  };
  return (
    <>
      <div className={stageCss.auctionHead}>
        <i className={css.stripes} aria-hidden="true" />
        <h2>
          <FormattedMessage id="merchants.taught.lot.title" />
        </h2>
        <p>
          <FormattedMessage id="merchants.taught.lot.sign" />
        </p>
        <Button size="small" aria-keyshortcuts="K" onClick={endPractice}>
          <FormattedMessage id="guide.taught.know" />
        </Button>
      </div>
      <section className={stageCss.auctionLeft}>
        <LotCard index={CARD} />
        <Told run={run} lot={lot} onAgain={onAgain} />
      </section>
      <Clock lot={lot} isDouble={false} isMine frozen={frozen} />
      <section className={stageCss.auctionRight}>
        <div className={stageCss.auctionBox}>
          <AtTheClock seats={seats} />
        </div>
        {run === 2 && (
          <div data-practice-stop>
            <StopAt lot={lot} isDouble={false} />
          </div>
        )}
      </section>
      <div className={stageCss.auctionPress}>
        <Buy lot={lot} isDouble={false} onPress={press} />
      </div>
    </>
  );
}
