// A table of one's own: which game, how many, with whom, how fast; one button opens it.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Notice } from "@/kit/Notice";
import { useMe } from "@/platform/me";
import { useProblemWords } from "@/platform/people/problems";
import { navigate } from "@/platform/router";
import { expectGuestAt } from "@/platform/ties/guests";
import { ClockFields } from "./ClockFields";
import { LotFields } from "./LotFields";
import { OptionFields } from "./OptionFields";
import { BotField, GameField, OthersFields, RatedField, SeatFields } from "./TableFields";
import { type Comer, makeTable } from "./entering";
import type { Offer } from "./games";
import { useSlow } from "./slow";
import { type Plan, planOf, tableOf, useWishes, type Wishes } from "./wishes";
import * as css from "./MakeTable.module.css";

interface MakeTableProps {
  offers: readonly Offer[];
  /** The game that is chosen at first. */
  game: string;
  comer: Comer;
  onClose: () => void;
}

export default function MakeTable({ offers, game, comer, onClose }: MakeTableProps) {
  const intl = useIntl();
  const [wishes, change] = useWishes(game);
  const plan = planOf(wishes, offers, useMe()?.kind === "account");
  const { open, isBusy, told } = useOpening(comer, wishes, plan);
  const parts = { wishes, plan, change };
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
          <Button kind="main" type="submit" form="make-table" isBusy={isBusy} isDisabled={!plan.offer}>
            {plan.isFull ? <FormattedMessage id="start.make.begin" /> : <FormattedMessage id="start.make.open" />}
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
        <GameField offers={offers} {...parts} />
        <SeatFields {...parts} />
        <BotField {...parts} />
        <OthersFields {...parts} />
        <RatedField {...parts} />
        <ClockFields wish={plan.clock} isRated={plan.isRated} onChange={(clock) => change({ clock })} />
        {plan.offer?.card.hasLots && (
          <LotFields wish={wishes.lots} isSlow={plan.clock.kind === "days"} onChange={(lots) => change({ lots })} />
        )}
        <Rules {...parts} />
      </form>
    </Dialog>
  );
}

/** The rules that a table may choose, folded away. */
function Rules({ wishes, plan, change }: { wishes: Wishes; plan: Plan; change: (change: Partial<Wishes>) => void }) {
  const { offer, seats, fields } = plan;
  if (!offer || fields.length === 0) return null;
  return (
    <details className={css.makeOptions}>
      <summary>
        <FormattedMessage id="start.make.options" />
      </summary>
      <OptionFields
        offer={offer}
        seats={seats}
        fields={fields}
        chosen={wishes.options}
        onChoose={(name, value) => change({ options: { ...wishes.options, [name]: value } })}
      />
    </details>
  );
}

/** Asks the server for the table, and goes there. */
function useOpening(comer: Comer, wishes: Wishes, plan: Plan): { open: () => Promise<void>; isBusy: boolean; told: string } {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const [isBusy, wait] = useState(false);
  const [wrong, complain] = useState("");
  const isSlow = useSlow(isBusy);
  const open = async (): Promise<void> => {
    const table = tableOf(wishes, plan);
    if (!table || isBusy) return;
    wait(true);
    complain("");
    try {
      const address = await makeTable(comer, table);
      // A full table begins at once: it has no place for a guest, and no room in which they are asked.
      if (!plan.isFull) expectGuestAt(address);
      navigate(address);
    } catch (problem) {
      complain(wordsOf(problem));
      wait(false);
    }
  };
  return { open, isBusy, told: wrong || (isSlow ? intl.formatMessage({ id: "start.slow" }) : "") };
}
