// A seat before the game: who sits there, and what can be done about it.
import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { classes } from "@/kit/classes";
import type { Player } from "@/platform/game";
import { type Person, PEOPLE, personOf, wholeName } from "@/platform/opponents/people";
import { Portrait } from "@/platform/opponents/Portrait";
import { isMeasured } from "@/platform/opponents/scale";
import { Named } from "@/platform/shared/Named";
import { isBot } from "@/platform/shared/bots";
import type { OpponentCard } from "@/wire/http";
import { BotNote, SeatFace } from "./Bot";
import { BotOwner } from "./BotOwner";
import { House } from "./House";
import { LaterMenu } from "./LaterMenu";
import { isKept } from "./players";
import { useMayNotSit } from "./rated";
import { SeatRating } from "./ratings";
import { useTableState } from "./state";
import * as css from "./WaitingRoom.module.css";

/** Bots of no level, which nobody is offered, in words; whoever has another name is called by it. */
const BOT_WORDS: Record<string, string> = { random: "table.bot.random", greedy: "table.bot.greedy" };

/** A server with its gable: filled where somebody sits, dashed where there is room. */
export function Seat({ player, opponents }: { player: Player; opponents: readonly OpponentCard[] }) {
  const intl = useIntl();
  const { me, isHost, sight, sit, wish, present } = useTableState();
  const mayNotSit = useMayNotSit();
  const [isSitting, sitting] = useState(false);
  const isFree = !player.name;
  const number = player.seat + 1;
  return (
    <div className={classes(css.seat, player.isMe && css.seatMine)}>
      <House gable={player.gable} light={isFree ? "free" : isKept(player) ? "dark" : "lit"} />
      <div className={css.seatWords}>
        <b>
          <SeatFace player={player} size={28} />
          {isFree ? <FormattedMessage id="table.free" /> : <Named name={player.name} />}
        </b>
        <span>
          <SeatNote player={player} isHere={present.has(player.seat)} isHostSeat={!isFree && player.sight.player === sight.host} />
        </span>
        {sight.rated && !isFree && <SeatRating seat={player.seat} />}
      </div>
      <div className={css.seatWays}>
        {isFree && me === null && !mayNotSit && (!sight.practice || isHost) && (
          <Button
            kind="main"
            size="small"
            data-sit
            isBusy={isSitting}
            aria-label={intl.formatMessage({ id: "waiting.sitAt" }, { number })}
            onClick={() => {
              sitting(true);
              void sit(player.seat).finally(() => sitting(false));
            }}
          >
            <FormattedMessage id="waiting.sit" />
          </Button>
        )}
        {isFree && isHost && <BotButton seat={player.seat} opponents={opponents} />}
        {player.isMe && (
          <Button size="small" onClick={() => void wish({ type: "Leave" })}>
            <FormattedMessage id="table.menu.getUp" />
          </Button>
        )}
        {!isFree && !player.isMe && isHost && sight.comes_by === 0 && (
          <Button
            size="small"
            aria-label={intl.formatMessage({ id: "waiting.unseatName" }, { name: player.name })}
            onClick={() => void wish({ type: "Unseat", seat: player.seat })}
          >
            <FormattedMessage id="waiting.unseat" />
          </Button>
        )}
      </div>
    </div>
  );
}

function SeatNote({ player, isHere, isHostSeat }: { player: Player; isHere: boolean; isHostSeat: boolean }): ReactNode {
  const { sight } = useTableState();
  const words = BOT_WORDS[player.sight.bot];
  if (personOf(player.sight.bot)) return <BotNote player={player} isBare={sight.rated} />;
  if (player.sight.bot) return words ? <FormattedMessage id={words} /> : player.sight.bot;
  if (!player.name) return <FormattedMessage id="table.seat" values={{ number: player.seat + 1 }} />;
  if (isBot(player.name))
    return (
      <>
        <BotOwner bot={player.sight.player} />
        {isKept(player) && ", "}
        {isKept(player) && <FormattedMessage id="waiting.kept" />}
      </>
    );
  if (isKept(player)) return <FormattedMessage id="waiting.kept" />;
  if (player.isMe) return isHostSeat ? <FormattedMessage id="waiting.youHost" /> : <FormattedMessage id="table.note.me" />;
  if (!isHere) return <FormattedMessage id="table.note.away" />;
  return isHostSeat ? <FormattedMessage id="waiting.host" /> : <FormattedMessage id="waiting.here" />;
}

/** Gives a seat to one of the people of the quay. */
function BotButton({ seat, opponents }: { seat: number; opponents: readonly OpponentCard[] }) {
  const intl = useIntl();
  const { wish } = useTableState();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  const label = intl.formatMessage({ id: "waiting.botAt" }, { number: seat + 1 });
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        icon="i-bot"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open(true)}
      >
        <FormattedMessage id="waiting.bot" />
      </Button>
      <LaterMenu
        anchor={anchor}
        isOpen={isOpen}
        onOpenChange={open}
        label={label}
        entries={PEOPLE.map((person) => ({
          id: person.level,
          picture: <Portrait level={person.level} size={34} />,
          label: offered(person, opponents),
        }))}
        onChoose={(bot) => void wish({ type: "SeatBot", seat, bot })}
      />
    </>
  );
}

/** A name, and the rating where there is one. */
function offered(person: Person, opponents: readonly OpponentCard[]): string {
  const told = opponents.find(({ level }) => level === person.level);
  return isMeasured(told) ? `${wholeName(person)} · ${told.rating}` : wholeName(person);
}
