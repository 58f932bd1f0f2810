// A table of one's own: which game, how many, with whom, how fast; one button opens it.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Labelled } from "@/kit/Labelled";
import { Notice } from "@/kit/Notice";
import { Segmented } from "@/kit/Segmented";
import { Select } from "@/kit/Select";
import { Switch } from "@/kit/Switch";
import { useProblemWords } from "@/platform/people/problems";
import { navigate } from "@/platform/router";
import { ClockFields, type ClockWish, clockOf, USUAL_CLOCK } from "./ClockFields";
import { LotFields, lotsOf, USUAL_LOTS } from "./LotFields";
import { nameOf } from "./cards";
import { type Comer, makeTable } from "./entering";
import type { Offer } from "./games";
import { fieldsOf, OptionFields } from "./OptionFields";
import { chosenOptions, type OptionValue } from "./options";
import { useSlow } from "./slow";
import * as css from "./MakeTable.module.css";

interface MakeTableProps {
  offers: readonly Offer[];
  /** The game that is chosen at first. */
  game: string;
  comer: Comer;
  onClose: () => void;
}

/** How bots play, in words; a bot that we have no words for keeps its name. */
const BOT_WORDS: Readonly<Record<string, string>> = {
  greedy: "start.make.bot.greedy",
  random: "start.make.bot.random",
};

/** How many moves late spectators may be shown a game that everybody finds, and what is usual. */
const DELAYS: readonly number[] = [0, 2, 5, 10];
const USUAL_DELAY = 2;

export default function MakeTable({ offers, game: first, comer, onClose }: MakeTableProps) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const [slug, chooseGame] = useState(first);
  const offer = offers.find((one) => one.card.slug === slug && one.game) ?? offers.find((one) => one.game);
  const game = offer?.game;
  const allSeats = game?.seats ?? [2];
  const [wantedSeats, chooseSeats] = useState(3);
  const seats = allSeats.includes(wantedSeats) ? wantedSeats : (allSeats.at(-1) ?? 2);
  const [wantedBots, chooseBots] = useState(0);
  const bots = Math.min(wantedBots, seats - 1);
  const [bot, chooseBot] = useState("greedy");
  const [isPrivate, choosePrivate] = useState(true);
  const [wantedDelay, chooseDelay] = useState(USUAL_DELAY);
  const [wantsPractice, choosePractice] = useState(false);
  const [clock, chooseClock] = useState<ClockWish>(USUAL_CLOCK);
  const [lots, chooseLots] = useState(USUAL_LOTS);
  const [chosen, choose] = useState<Readonly<Record<string, OptionValue>>>({});
  const [isBusy, wait] = useState(false);
  const [wrong, complain] = useState("");
  const isSlow = useSlow(isBusy);
  const told = wrong || (isSlow ? intl.formatMessage({ id: "start.slow" }) : "");
  const fields = fieldsOf(offer, seats);
  const isFull = bots === seats - 1;
  const delay = isFull || isPrivate ? 0 : wantedDelay; // friends see it at once
  const practice = isFull && wantsPractice; // never where somebody else can sit

  const open = async (): Promise<void> => {
    if (!game || isBusy) return;
    wait(true);
    complain("");
    try {
      const sold = offer.card.hasLots ? lotsOf(lots, clock.kind) : null;
      const options = { ...(sold ? {} : offer.card.whenSealed), ...chosenOptions(fields, chosen) };
      navigate(
        await makeTable(comer, {
          game: game.slug,
          seats,
          bots,
          bot,
          isPrivate,
          delay,
          practice,
          clock: clockOf(clock),
          lots: sold,
          options,
        }),
      );
    } catch (problem) {
      complain(wordsOf(problem));
      wait(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage({ id: "start.make.title" })}
      closeLabel={intl.formatMessage({ id: "common.close" })}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button kind="main" type="submit" form="make-table" isBusy={isBusy} isDisabled={!game}>
            {isFull ? <FormattedMessage id="start.make.begin" /> : <FormattedMessage id="start.make.open" />}
          </Button>
        </>
      }
    >
      <form
        id="make-table"
        className={css.make}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        {told && (
          <Notice tone="warn" isAlert>
            {told}
          </Notice>
        )}
        <Labelled label={intl.formatMessage({ id: "start.make.game" })}>
          {(label) => (
            <Segmented
              label={label}
              isWide
              value={offer?.card.slug ?? ""}
              onChange={chooseGame}
              segments={offers.map((one) => ({
                value: one.card.slug,
                isDisabled: !one.game,
                label: (
                  <>
                    {nameOf(intl, one.card)}
                    {!one.game && (
                      <small className={css.makeSoon}>
                        <FormattedMessage id="start.soon" />
                      </small>
                    )}
                  </>
                ),
              }))}
            />
          )}
        </Labelled>
        <div className={css.makeTwo}>
          <Labelled label={intl.formatMessage({ id: "start.make.seats" })}>
            {(label) => (
              <Segmented
                label={label}
                isWide
                value={String(seats)}
                onChange={(text) => chooseSeats(Number(text))}
                segments={allSeats.map((count) => ({ value: String(count), label: count }))}
              />
            )}
          </Labelled>
          <Labelled label={intl.formatMessage({ id: "start.make.bots" })}>
            {(label) => (
              <Segmented
                label={label}
                isWide
                value={String(bots)}
                onChange={(text) => chooseBots(Number(text))}
                segments={Array.from({ length: seats }, (_, count) => ({
                  value: String(count),
                  label: count || intl.formatMessage({ id: "start.make.bots.none" }),
                }))}
              />
            )}
          </Labelled>
        </div>
        {bots > 0 && game && (
          <Select
            label={intl.formatMessage({ id: "start.make.bot" })}
            value={bot}
            onChange={chooseBot}
            choices={game.bots.map((name) => ({
              value: name,
              label: BOT_WORDS[name] ? intl.formatMessage({ id: BOT_WORDS[name] }) : name,
            }))}
            hint={isFull ? <FormattedMessage id="start.make.bots.hint" /> : null}
          />
        )}
        {!isFull && (
          <Labelled label={intl.formatMessage({ id: "start.make.who" })}>
            {(label) => (
              <Segmented
                label={label}
                isWide
                value={isPrivate ? "private" : "open"}
                onChange={(who) => choosePrivate(who === "private")}
                segments={[
                  { value: "private", label: intl.formatMessage({ id: "start.make.who.private" }) },
                  { value: "open", label: intl.formatMessage({ id: "start.make.who.open" }) },
                ]}
              />
            )}
          </Labelled>
        )}
        {!isFull && !isPrivate && (
          <Select
            label={intl.formatMessage({ id: "start.make.late" })}
            value={String(wantedDelay)}
            onChange={(text) => chooseDelay(Number(text))}
            choices={DELAYS.map((moves) => ({
              value: String(moves),
              label: intl.formatMessage({ id: "start.make.late.moves" }, { moves }),
            }))}
          />
        )}
        {isFull && (
          <Switch
            label={intl.formatMessage({ id: "start.make.practice" })}
            hint={<FormattedMessage id="start.make.practice.hint" />}
            isOn={wantsPractice}
            onChange={choosePractice}
          />
        )}
        <ClockFields wish={clock} onChange={chooseClock} />
        {offer?.card.hasLots && <LotFields wish={lots} isSlow={clock.kind === "days"} onChange={chooseLots} />}
        {offer && fields.length > 0 && (
          <details className={css.makeOptions}>
            <summary>
              <FormattedMessage id="start.make.options" />
            </summary>
            <OptionFields
              offer={offer}
              seats={seats}
              fields={fields}
              chosen={chosen}
              onChoose={(name, value) => choose({ ...chosen, [name]: value })}
            />
          </details>
        )}
      </form>
    </Dialog>
  );
}
