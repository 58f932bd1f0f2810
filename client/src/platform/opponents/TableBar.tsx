// The table that is being laid: who sits there already, what is free, and the button that begins.
import type { ReactNode } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { GABLES } from "@/platform/game";
import type { GameCard } from "@/wire/http";
import type { Party } from "./party";
import { type Level, personOf } from "./people";
import { isMeasured } from "./scale";
import type { Styles } from "./styles";
import * as css from "./TableBar.module.css";

interface TableBarProps {
  game: GameCard;
  styles: Styles | undefined;
  asked: readonly Level[];
  party: Party;
  /** What the player is called. */
  name: string;
  isBusy: boolean;
  onStart: () => void;
  onInvite: () => void;
}

export function TableBar({ game, styles, asked, party, name, isBusy, onStart, onInvite }: TableBarProps) {
  const alone = party.isAlone && party.lacks === 0 ? styles?.alone : undefined;
  return (
    <section className={css.bar} aria-labelledby="your-table">
      <h2 id="your-table">
        <FormattedMessage id="opponents.table" />
      </h2>
      <ul className={css.seats}>
        <Seat seat={0} name={name} note={<FormattedMessage id="opponents.you" />} />
        {asked.map((level, at) => (
          <Seat
            key={level}
            seat={at + 1}
            name={personOf(level)?.first}
            note={<Bot told={game.opponents.find((one) => one.level === level)} />}
          />
        ))}
        {alone && <Seat seat={1} name={<FormattedMessage id={alone.name} />} note={<FormattedMessage id={alone.note} />} />}
        {party.room > 0 && !alone && <Room seat={party.seats} party={party} onInvite={onInvite} />}
      </ul>
      <Button kind="main" data-start aria-keyshortcuts="s" isBusy={isBusy} isDisabled={party.lacks > 0} onClick={onStart}>
        <StartWords asked={asked} party={party} alone={alone?.start} />
      </Button>
    </section>
  );
}

function Seat({ seat, name, note, isFree = false }: { seat: number; name: ReactNode; note: ReactNode; isFree?: boolean }) {
  return (
    <li className={css.seat} data-seat={isFree ? "free" : "taken"}>
      <Gable kind={GABLES[seat % GABLES.length] ?? "step"} size={34} isFree={isFree} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </li>
  );
}

function Bot({ told }: { told: GameCard["opponents"][number] | undefined }) {
  return isMeasured(told) ? (
    <FormattedMessage id="opponents.botRated" values={{ rating: String(told.rating) }} />
  ) : (
    <FormattedMessage id="opponents.bot" />
  );
}

/** A seat that somebody else may have: one of the five, or a friend. */
function Room({ seat, party, onInvite }: { seat: number; party: Party; onInvite: () => void }) {
  const invite = (words: ReactNode[]) => (
    <button type="button" className={css.invite} onClick={onInvite}>
      {words}
    </button>
  );
  return (
    <Seat
      seat={seat}
      isFree
      name={<FormattedMessage id={party.lacks > 1 ? "opponents.lacks" : "opponents.room"} values={{ count: party.lacks }} />}
      note={<FormattedMessage id="opponents.room.how" values={{ invite }} />}
    />
  );
}

function StartWords({ asked, party, alone }: { asked: readonly Level[]; party: Party; alone: string | undefined }) {
  if (alone) return <FormattedMessage id={alone} />;
  if (party.lacks > 0) return <FormattedMessage id="opponents.start.lacks" values={{ count: party.lacks }} />;
  if (asked.length === 0) return <FormattedMessage id="opponents.start.alone" />;
  const names = asked.map((level) => personOf(level)?.first ?? level);
  return <FormattedMessage id="opponents.start" values={{ names: <FormattedList value={names} /> }} />;
}
