// What happened at the table itself, in words: who came and went, what was asked, how it ended.
import type { ReactNode } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import type { Player } from "@/platform/game";
import { Link } from "@/platform/router";
import type { Ended, Outcome, Shown } from "@/wire/table";
import { ClockWords, Duration } from "./ClockWords";
import { winnersOf } from "./winners";

const bold = (chunks: ReactNode[]) => <b>{chunks}</b>;

function wonBy({ ranks, outcome }: Ended, counted: Outcome | null, players: readonly Player[]) {
  const { names, me } = winnersOf({ ranks, outcome: outcome ?? counted }, players);
  return { b: bold, names: <FormattedList value={[...names]} />, count: names.length, me };
}

interface HappeningProps {
  what: Shown;
  players: readonly Player[];
  name: string;
  /** How the game ended: rows of older tables don't say it themselves. */
  outcome: Outcome | null;
}

/** One sentence for a happening, or nothing for one that has no words of its own. */
export function Happening({ what, players, name, outcome }: HappeningProps) {
  const player = "seat" in what ? players[what.seat] : undefined;
  const values = { b: bold, name: name || (player?.name ?? ""), me: String(player?.isMe ?? false) };
  switch (what.type) {
    case "SeatTaken":
      return <FormattedMessage id="table.log.seatTaken" values={{ ...values, name: what.name || values.name }} />;
    case "BotSeated":
      return <FormattedMessage id="table.log.botSeated" values={values} />;
    case "SeatLeft":
      return <FormattedMessage id="table.log.seatLeft" values={{ ...values, me: "false" }} />;
    case "DealCalled":
      return <FormattedMessage id="table.log.dealCalled" />;
    case "StartedShown":
      return <FormattedMessage id="table.log.started" />;
    case "TakeBackAskedShown":
      return <FormattedMessage id="table.log.takeBackAsked" values={values} />;
    case "TakeBackAnswered":
    case "PaceAnswered":
      return what.agreed ? (
        <FormattedMessage id="table.log.agreed" values={values} />
      ) : (
        <FormattedMessage id="table.log.refused" values={values} />
      );
    case "TakenBackShown":
      return <FormattedMessage id="table.log.takenBack" values={values} />;
    case "StoodIn":
      return <FormattedMessage id="table.log.stoodIn" values={{ ...values, why: what.why }} />;
    case "HandedBack":
      return <FormattedMessage id="table.log.handedBack" values={values} />;
    case "Resigned":
      return <FormattedMessage id="table.log.resigned" values={values} />;
    case "LotClosed":
      return <FormattedMessage id="table.log.lotClosed" values={{ count: what.resolution.judged.length, b: bold }} />;
    case "LotVoided":
      return <FormattedMessage id="table.log.lotVoided" />;
    case "Ended.2":
      return (
        <FormattedMessage
          id="table.log.ended"
          values={{ why: what.why, ...wonBy(what, what.why === "played" ? outcome : null, players) }}
        />
      );
    case "Abandoned":
      return <FormattedMessage id="table.log.abandoned" values={{ why: what.why }} />;
    case "InvitationRenewedShown":
      return <FormattedMessage id="table.log.invitationRenewed" />;
    case "RematchMade":
      return (
        <FormattedMessage
          id="table.log.rematchMade"
          values={{ link: (chunks: ReactNode[]) => <Link to={`/table/${what.table}`}>{chunks}</Link> }}
        />
      );
    default:
      return <OfTheClock what={what} values={values} />;
  }
}

/** What happened to the clock, or nothing. */
function OfTheClock({ what, values }: { what: Shown; values: { b: typeof bold; name: string; me: string } }) {
  switch (what.type) {
    case "ClockRanOut":
      return <FormattedMessage id="table.log.clockRanOut" values={values} />;
    case "ClockCredited":
      return <FormattedMessage id="table.log.clockCredited" values={{ ...values, time: <Duration ms={what.ms} /> }} />;
    case "VacationTaken":
      return <FormattedMessage id="table.log.vacationTaken" values={{ ...values, days: what.days }} />;
    case "PaceAsked":
      return <FormattedMessage id="table.log.paceAsked" values={{ ...values, clock: <ClockWords clock={what.clock} /> }} />;
    case "PaceChanged":
      return <FormattedMessage id="table.log.paceChanged" values={{ clock: <ClockWords clock={what.clock} /> }} />;
    default:
      return null;
  }
}
