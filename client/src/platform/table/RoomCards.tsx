// Two cards of the room: the way in for others, and what was chosen for this table.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { toast } from "@/kit/Toast";
import { classes } from "@/kit/classes";
import { copy } from "@/kit/clipboard";
import { ratingsAddress } from "@/platform/leaders/address";
import { Link } from "@/platform/router";
import { InvitePeople } from "@/platform/ties";
import { ClockWords } from "./ClockWords";
import { HostLine } from "./HostLine";
import { InviteBot } from "./InviteBot";
import { useInvite } from "./invite";
import { useTableState } from "./state";
import { useRenewal } from "./useRenewal";
import * as waitingRoomCss from "./WaitingRoom.module.css";
import * as css from "@/kit/Field.module.css";

/** The address that somebody needs, to copy or to share. */
export function InviteCard() {
  const intl = useIntl();
  const { invitationLink, isHost, sight, open } = useTableState();
  const invite = useInvite();
  const renew = useRenewal();
  const copied = () => {
    void copy(invitationLink).then((done) => done && toast(intl.formatMessage({ id: "table.invite.copied" }), { tone: "good" }));
  };
  return (
    <section className={waitingRoomCss.roomCard}>
      <h3>
        <Icon name="i-link" size={20} />
        <FormattedMessage id="waiting.inviteTitle" />
      </h3>
      <p>
        <FormattedMessage id="waiting.inviteHow" values={{ rated: String(sight.rated) }} />
      </p>
      <div className={waitingRoomCss.roomLink}>
        <input
          readOnly
          value={invitationLink}
          aria-label={intl.formatMessage({ id: "table.invite" })}
          onFocus={(event) => event.currentTarget.select()}
          className={css.fieldInput}
        />
        <Button icon="i-copy" onClick={copied}>
          <FormattedMessage id="table.invite.copy" />
        </Button>
        {"share" in navigator && (
          <Button className={waitingRoomCss.roomShare} icon="i-arrow" onClick={invite}>
            <FormattedMessage id="table.invite.share" />
          </Button>
        )}
        <Button kind="quiet" onClick={() => open({ what: "code" })}>
          <FormattedMessage id="waiting.inviteCode" />
        </Button>
      </div>
      {isHost && sight.private && (
        <button type="button" className={classes(waitingRoomCss.roomFair, waitingRoomCss.roomRules)} onClick={renew}>
          <Icon name="i-link" size={18} />
          <FormattedMessage id="table.invite.renew" />
        </button>
      )}
      {isHost && <HostLine />}
      {isHost && sight.phase === "open" && <InvitePeople table={sight.table} seated={new Set(sight.seats.map((seat) => seat.player))} />}
      <InviteBot />
    </section>
  );
}

/** How time is counted, who may come, and how the shuffle is kept fair. */
export function AboutCard() {
  const { sight, game, open } = useTableState();
  return (
    <section className={waitingRoomCss.roomCard}>
      <h3>
        <Icon name="i-clock" size={20} />
        <FormattedMessage id="waiting.about" />
      </h3>
      <ul className={waitingRoomCss.roomAbout}>
        <li>
          <ClockWords clock={sight.clock} />
        </li>
        {sight.comes_by === 0 && (
          <li>
            {sight.practice ? (
              <FormattedMessage id="waiting.isPractice" />
            ) : sight.private ? (
              <FormattedMessage id="waiting.isPrivate" />
            ) : (
              <FormattedMessage id="waiting.isPublic" values={{ rated: String(sight.rated) }} />
            )}
          </li>
        )}
        {sight.rated && <IsRated game={sight.game} />}
        {game.Lot && (
          <li>
            <FormattedMessage
              id="waiting.lots"
              values={{ how: sight.lots ? "live" : "sealed", tempo: sight.lots?.tempo ?? "", mode: sight.lots?.mode ?? "" }}
            />
          </li>
        )}
        {game.optionWords?.(sight.options).map(({ id, values }) => (
          <li key={id}>
            <FormattedMessage id={id} values={values} />
          </li>
        ))}
        <li>
          <button type="button" className={waitingRoomCss.roomFair} onClick={() => open({ what: "fair" })}>
            <Icon name="i-shield" size={18} />
            <FormattedMessage id="table.fair.badge" />
          </button>
          <button
            type="button"
            className={classes(waitingRoomCss.roomFair, waitingRoomCss.roomRules)}
            onClick={() => open({ what: "rules" })}
          >
            <Icon name="i-rules" size={18} />
            <FormattedMessage id="waiting.rules" />
          </button>
        </li>
      </ul>
    </section>
  );
}

/** What it means that a table is rated, and the way to all of it. */
function IsRated({ game }: { game: string }) {
  return (
    <li>
      <span>
        <FormattedMessage id="waiting.isRated" />{" "}
        <Link to={ratingsAddress(game)}>
          <FormattedMessage id="waiting.isRated.how" />
        </Link>
      </span>
    </li>
  );
}
