// The room before the game: a row of gables to sit at, the way in for others, and the button that begins.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import "./Room.css";
import { AboutCard, InviteCard } from "./RoomCards";
import { Seat } from "./Seat";
import { Wishes } from "./Wishes";
import { useKeptFocus } from "./focus";
import { useTableState } from "./state";

/** Everything before the game. */
export default function Room({ bots }: { bots: readonly string[] }) {
  const { players, isHost, me, sight, wish } = useTableState();
  const free = players.filter((player) => !player.name).length;
  const focus = useKeptFocus();
  return (
    <main {...focus} className="waiting" id="main" tabIndex={-1}>
      <div className="room-head">
        <h2>
          {free > 0 ? <FormattedMessage id="table.room.title" values={{ free }} /> : <FormattedMessage id="table.room.full" />}
        </h2>
        <p>
          <Hint free={free} />
        </p>
      </div>
      <ol className="room-seats quay">
        {players.map((player) => (
          <li key={player.seat}>
            <Seat player={player} bots={bots} />
          </li>
        ))}
      </ol>
      <Wishes />
      {isHost && (
        <div className="room-start">
          {free === 0 ? (
            <Button kind="main" size="large" onClick={() => void wish({ type: "Start" })}>
              <FormattedMessage id="table.room.start" />
            </Button>
          ) : (
            me !== null && <FillButton bots={bots} />
          )}
        </div>
      )}
      <div className="room-cards">
        <InviteCard />
        <AboutCard />
      </div>
      {me === null && !isHost && sight.private && <p className="quiet"><FormattedMessage id="table.room.private" /></p>}
    </main>
  );
}

function Hint({ free }: { free: number }) {
  const { isHost, me } = useTableState();
  if (me === null && free > 0) return <FormattedMessage id="table.room.takeOne" />;
  if (free > 0) return isHost ? <FormattedMessage id="table.room.hostWaits" /> : <FormattedMessage id="table.room.waits" />;
  return isHost ? <FormattedMessage id="table.room.hostReady" /> : <FormattedMessage id="table.room.ready" />;
}

/** Bots at all free seats, and off we go. */
function FillButton({ bots }: { bots: readonly string[] }) {
  const { players, wish } = useTableState();
  const [isBusy, busy] = useState(false);
  const bot = bots.at(-1);
  if (!bot) return null;
  const fill = async () => {
    busy(true);
    const free = players.filter((player) => !player.name);
    for (const { seat } of free) if (!(await wish({ type: "SeatBot", seat, bot }))) return busy(false);
    await wish({ type: "Start" });
    return busy(false);
  };
  return (
    <Button size="large" icon="i-bot" isBusy={isBusy} onClick={() => void fill()}>
      <FormattedMessage id="table.room.fill" />
    </Button>
  );
}
