// A player who is looked at: how they stand, what they did last, what comes to them, and their cards in words.
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { LastTurn } from "@/platform/recap/LastTurn";
import { useHandheld } from "@/platform/shared/handheld";
import { Named } from "@/platform/shared/Named";
import { pointsOf } from "@/platform/table/Players";
import { useTableState } from "@/platform/table/state";
import { sayCard, sayCardTitle, sayTiming } from "../cards/sentences";
import { RACK_PLACES, pieces, total } from "../map";
import { dockersSaid, goodsSaid } from "../mat/saying";
import { dockerName, gableOf, goodName, sideName } from "../names";
import { turnsOf } from "../others/order";
import { Symbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { Arrives } from "./Arrives";
import { CardLine } from "./CardLine";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./hand.module.css";

function Title({ seat }: { seat: number }) {
  const { view, facts, players, moves } = useHarbour();
  const { sight, game } = useTableState();
  const turn = turnsOf(view).find((one) => one.seat === seat)?.turn ?? "";
  const forecast = facts.forecasts?.[seat];
  return (
    <header className={css.hbLookedHead}>
      <Gable kind={gableOf(players, seat)} size={44} />
      <div>
        <h2>
          <Named name={sideName(players, seat)} />
        </h2>
        <p>
          <FormattedMessage id="harbour.phone.turn" values={{ turn, mine: moves.length > 0 ? "yes" : "no" }} />
        </p>
      </div>
      <span>
        <b>{pointsOf(seat, sight, game)}</b>
        {forecast !== undefined && (
          <i>
            <FormattedMessage id="harbour.phone.atEnd" values={{ points: forecast }} />
          </i>
        )}
      </span>
    </header>
  );
}

function Fact({ words, isNone = false, children }: { words: string; isNone?: boolean; children: ReactNode }) {
  return (
    <span className={classes(isNone && css.isNone)} title={words}>
      <span aria-hidden="true">{children}</span>
      <span className={wordsCss.hiddenWords}>{words}</span>
    </span>
  );
}

function Purse({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view } = useHarbour();
  const { florins = 0, arms = [] } = view.sides[seat] ?? {};
  const { tokens = 0, hold = [], store = [], aboard = [] } = view.at[seat] ?? {};
  const say = (id: string, count: number) => intl.formatMessage({ id }, { count });
  return (
    <div className={css.hbLookedFacts}>
      <Fact words={say("harbour.fact.florins", florins)}>
        <Symbol name="florin" size={20} /> {florins}
      </Fact>
      <Fact words={say("harbour.fact.tokens", tokens)} isNone={tokens === 0}>
        <Symbol name="penalty" size={20} /> {tokens}
      </Fact>
      <Fact words={say("harbour.phone.blocks", arms.length)}>
        <Symbol name="arms" size={20} /> {say("harbour.phone.blocks", arms.length)}
      </Fact>
      {[...hold, ...aboard].some((count) => count > 0) && (
        <Fact words={[goodsSaid(intl, hold), dockersSaid(intl, aboard)].filter(Boolean).join(", ")}>
          <Symbol name="barge" size={22} />
          {pieces(hold).map((good, at) => (
            <Symbol key={at} name={goodSymbol(good)} size={20} label={goodName(intl, good)} />
          ))}
          {pieces(aboard).map((docker, at) => (
            <Symbol key={`docker ${at}`} name={dockerSymbol(docker)} size={20} label={dockerName(intl, docker)} />
          ))}
        </Fact>
      )}
      {total(store) > 0 && (
        <Fact words={goodsSaid(intl, store)}>
          <Symbol name="warehouse" size={22} />
          {pieces(store).map((good, at) => (
            <Symbol key={at} name={goodSymbol(good)} size={20} />
          ))}
        </Fact>
      )}
    </div>
  );
}

function Cards({ cards, used = [], hasCost = false }: { cards: readonly number[]; used?: readonly number[]; hasCost?: boolean }) {
  const intl = useIntl();
  return (
    <ul className={css.hbLookedCards}>
      {cards.map((card) => (
        <li key={card} className={classes(used.includes(card) && css.isUsed)}>
          <span className={wordsCss.hiddenWords}>
            {sayCardTitle(intl, card)}. {sayTiming(intl, card)}. {sayCard(intl, card)}
          </span>
          <CardLine card={card} hasCost={hasCost} />
        </li>
      ))}
    </ul>
  );
}

/** To the players before and after this one, and back. */
function Ways({ seat }: { seat: number }) {
  const { view, players, seat: own } = useHarbour();
  const { look, move } = useHandheld() ?? {};
  const others = turnsOf(view).flatMap((one) => (one.seat === own ? [] : [one.seat]));
  const around = [others.at(-1), ...others, others[0]];
  const [before, after] = [around[around.indexOf(seat, 1) - 1], around[around.indexOf(seat, 1) + 1]];
  const isAlone = others.length < 2;
  return (
    <footer className={css.hbLookedFoot}>
      {isAlone ? (
        <span />
      ) : (
        <Button className={css.isBefore} onClick={() => look?.(before ?? null)}>
          <Icon name="i-arrow" size={16} />
          <span>{sideName(players, before ?? -1)}</span>
        </Button>
      )}
      <Button kind="main" data-back onClick={() => move?.("low")}>
        <FormattedMessage id="harbour.phone.back" values={{ plays: own >= 0 ? "yes" : "no" }} />
      </Button>
      {!isAlone && (
        <Button onClick={() => look?.(after ?? null)}>
          <span>{sideName(players, after ?? -1)}</span>
          <Icon name="i-arrow" size={16} />
        </Button>
      )}
    </footer>
  );
}

export function Looked({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view, players } = useHarbour();
  const body = useRef<HTMLDivElement>(null);
  const at = view.at[seat];
  // Another player is read from the top.
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [seat]);
  if (!at) return null;
  return (
    <section className={css.hbLooked} aria-label={sideName(players, seat)} data-looked={seat}>
      <Title seat={seat} />
      <div ref={body} className={css.hbLookedBody} tabIndex={0}>
        <LastTurn seat={seat} title="harbour.phone.last" />
        <Purse seat={seat} />
        <Arrives seat={seat} />
        <h3>
          <FormattedMessage id="harbour.mat.rack" />
          <small>{intl.formatMessage({ id: "harbour.mat.rack.count" }, { count: at.rack.length, places: RACK_PLACES })}</small>
        </h3>
        <Cards cards={at.rack} hasCost />
        <h3>
          <FormattedMessage id="harbour.mat.active" />
          <small>{intl.formatMessage({ id: "harbour.mat.active.count" }, { count: at.tableau.length, used: at.used.length })}</small>
        </h3>
        <Cards cards={at.tableau} used={at.used} />
      </div>
      <Ways seat={seat} />
    </section>
  );
}
