// The room before the game: a row of gables to sit at, the way in for others, and the button that begins.
import { useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { classes } from "@/kit/classes";
import { useOpponents } from "@/platform/catalogue";
import type { Player } from "@/platform/game";
import { chosenOpponent } from "@/platform/opponents/people";
import { Link } from "@/platform/router";
import { isBot } from "@/platform/shared/bots";
import type { Sight } from "@/wire/table";
import { AboutCard, InviteCard } from "./RoomCards";
import { Seat } from "./Seat";
import { Wishes } from "./Wishes";
import { useKeptFocus } from "./focus";
import { isKept } from "./players";
import { useMayNotSit } from "./rated";
import { useTableState } from "./state";
import * as wordsCss from "@/kit/words.module.css";
import * as houseCss from "./House.module.css";
import * as css from "./WaitingRoom.module.css";

/** Everything before the game. */
export default function WaitingRoom() {
  const { players, isHost, me, sight, wish } = useTableState();
  const mayNotSit = useMayNotSit();
  const opponents = useOpponents(sight.game);
  const free = players.filter((player) => !player.name).length;
  const kept = players.filter(isKept);
  const focus = useKeptFocus();
  return (
    <main {...focus} className={css.room} id="main" tabIndex={-1}>
      <div className={css.roomHead}>
        <h2>
          <Title free={free} kept={kept} />
        </h2>
        <p>
          <Hint free={free} kept={kept} />
        </p>
      </div>
      <ol className={classes(css.roomSeats, houseCss.quay)}>
        {players.map((player) => (
          <li key={player.seat}>
            <Seat player={player} opponents={opponents} />
          </li>
        ))}
      </ol>
      <Wishes />
      {me && isKept(me) && (
        <div className={css.roomStart}>
          <YesButton seat={me.seat} />
        </div>
      )}
      {isHost && kept.length === 0 && (
        <div className={css.roomStart}>
          {free === 0 ? (
            <Button kind="main" size="large" data-go-on onClick={() => void wish({ type: "Start" })}>
              <FormattedMessage id="waiting.start" />
            </Button>
          ) : (
            me !== null && <FillButton />
          )}
        </div>
      )}
      <div className={css.roomCards}>
        {!sight.practice && !isFound(sight) && <InviteCard />}
        <AboutCard />
      </div>
      {me === null && !isHost && sight.private && !sight.practice && !mayNotSit && (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="waiting.private" />
        </p>
      )}
    </main>
  );
}

/** Whether the table was found for people who looked for one: it is for them alone. */
const isFound = ({ comes_by }: Pick<Sight, "comes_by">): boolean => comes_by > 0;

interface Missing {
  free: number;
  kept: readonly Player[];
}

function Title({ free, kept }: Missing) {
  const { sight } = useTableState();
  if (isFound(sight)) return <FormattedMessage id="waiting.found" />;
  if (free > 0) return <FormattedMessage id="waiting.title" values={{ free }} />;
  if (kept.some(({ name }) => !isBot(name))) return <FormattedMessage id="waiting.again" />;
  return <FormattedMessage id="waiting.full" />;
}

function Hint({ free, kept }: Missing) {
  const { isHost, me, sight } = useTableState();
  const mayNotSit = useMayNotSit();
  if (mayNotSit && free > 0)
    return <FormattedMessage id="waiting.account" values={{ profile: (words) => <Link to="/profile">{words}</Link> }} />;
  if (sight.practice && !isHost) return <FormattedMessage id="table.refused.practice" />;
  if (me === null && free > 0) return <FormattedMessage id="waiting.takeOne" />;
  if (me && isKept(me)) return <FormattedMessage id="waiting.keptMine" />;
  if (me && isFound(sight)) return <FormattedMessage id="waiting.found.more" />;
  if (kept.length > 0)
    return <FormattedMessage id="table.wish.waiting" values={{ names: <FormattedList value={kept.map(({ name }) => name)} /> }} />;
  if (free > 0 && sight.practice) return <FormattedMessage id="waiting.practiceWaits" />;
  if (free > 0) return isHost ? <FormattedMessage id="waiting.hostWaits" /> : <FormattedMessage id="waiting.waits" />;
  return isHost ? <FormattedMessage id="waiting.hostReady" /> : <FormattedMessage id="waiting.ready" />;
}

/** One's yes at the seat that is kept after a game, or for whoever looked for one. */
function YesButton({ seat }: { seat: number }) {
  const { sight, sit } = useTableState();
  const [isBusy, busy] = useState(false);
  const yes = () => {
    busy(true);
    void sit(seat).finally(() => busy(false));
  };
  return (
    <Button kind="main" size="large" data-go-on isBusy={isBusy} onClick={yes}>
      {isFound(sight) ? <FormattedMessage id="waiting.found.yes" /> : <FormattedMessage id="table.rematch.ask" />}
    </Button>
  );
}

/** Bots at all free seats, who play like the opponent who was chosen last, and off we go. */
function FillButton() {
  const { players, wish } = useTableState();
  const [isBusy, busy] = useState(false);
  const fill = async () => {
    busy(true);
    const free = players.filter((player) => !player.name);
    const bot = chosenOpponent();
    for (const { seat } of free) if (!(await wish({ type: "SeatBot", seat, bot }))) return busy(false);
    await wish({ type: "Start" });
    return busy(false);
  };
  return (
    <Button size="large" icon="i-bot" data-go-on isBusy={isBusy} onClick={() => void fill()}>
      <FormattedMessage id="waiting.fill" />
    </Button>
  );
}
