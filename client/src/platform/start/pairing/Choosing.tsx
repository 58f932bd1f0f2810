// What table is looked for: the game, with how many players, how fast, and whether it is rated; and who waits for it now.
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Labelled } from "@/kit/Labelled";
import { Skeleton } from "@/kit/Notice";
import { Segmented } from "@/kit/Segmented";
import { Switch } from "@/kit/Switch";
import { useMe } from "@/platform/me";
import { Link } from "@/platform/router";
import { nameOf } from "../cards";
import type { Offer } from "../games";
import { crowdOf } from "./crowd";
import type { OwnWish, PairingQueue } from "@/wire/http";
import { chosenWish, type Plan, planOf, toggled, type Wish } from "./wish";
import * as fieldCss from "@/kit/Field.module.css";
import * as css from "./Pairing.module.css";

interface ChoosingProps {
  offers: readonly Offer[];
  /** Null until the server has said it. */
  waiting: readonly PairingQueue[] | null;
  isBusy: boolean;
  onFind: (wish: Wish) => void;
}

export function Choosing({ offers, waiting, isBusy, onFind }: ChoosingProps) {
  const intl = useIntl();
  const hasAccount = useMe()?.kind === "account";
  const [wish, choose] = useState(chosenWish);
  const plan = planOf(wish, offers, hasAccount);
  if (!plan) return <Skeleton lines={3} label={intl.formatMessage({ id: "common.loading" })} />;
  const change = (more: Partial<Wish>): void => choose((now) => ({ ...now, ...more }));
  const { game, seats, pace, rated } = plan;
  return (
    <>
      <Crowd plan={plan} waiting={waiting} />
      <div className={css.fields}>
        <GameField game={game} offers={offers} change={change} />
        <CountField plan={plan} change={change} />
        <div className={css.pace}>
          <PaceField pace={pace} change={change} />
        </div>
        <div className={css.rated}>
          <Switch
            label={intl.formatMessage({ id: "start.make.rated" })}
            hint={<RatedHint hasAccount={hasAccount} />}
            isOn={rated}
            isDisabled={!hasAccount}
            onChange={(isOn) => change({ rated: isOn })}
          />
        </div>
        <Button className={css.find} data-find isBusy={isBusy} onClick={() => onFind({ game, seats, pace, rated })}>
          <FormattedMessage id="pairing.find" />
        </Button>
      </div>
    </>
  );
}

interface FieldProps {
  change: (change: Partial<Wish>) => void;
}

function GameField({ game, offers, change }: FieldProps & { game: string; offers: readonly Offer[] }) {
  const intl = useIntl();
  return (
    <Labelled label={intl.formatMessage({ id: "start.make.game" })}>
      {(label) => (
        <Segmented
          label={label}
          isWide
          value={game}
          onChange={(slug) => change({ game: slug })}
          segments={offers.map(({ card }) => ({ value: card.slug, label: nameOf(intl, card) }))}
        />
      )}
    </Labelled>
  );
}

/** With how many: several may be wanted at once. */
function CountField({ plan, change }: FieldProps & { plan: Plan }) {
  const intl = useIntl();
  return (
    <Labelled label={intl.formatMessage({ id: "pairing.players" })}>
      {(label) => (
        <div role="group" aria-label={label} className={css.counts}>
          {plan.counts.map((count) => (
            <label key={count}>
              <input
                type="checkbox"
                checked={plan.seats.includes(count)}
                onChange={() => change({ seats: toggled(plan, count) })}
                aria-label={intl.formatMessage({ id: "pairing.players.count" }, { count })}
              />
              <span aria-hidden="true">{count}</span>
            </label>
          ))}
        </div>
      )}
    </Labelled>
  );
}

function PaceField({ pace, change }: FieldProps & { pace: OwnWish["pace"] }) {
  const intl = useIntl();
  return (
    <Labelled label={intl.formatMessage({ id: "pairing.pace" })}>
      {(label) => (
        <Segmented
          label={label}
          isWide
          value={pace}
          onChange={(chosen) => change({ pace: chosen })}
          segments={[
            { value: "live", label: intl.formatMessage({ id: "pairing.pace.live" }) },
            { value: "days", label: intl.formatMessage({ id: "pairing.pace.days" }) },
          ]}
        />
      )}
    </Labelled>
  );
}

function RatedHint({ hasAccount }: { hasAccount: boolean }) {
  if (hasAccount) return <FormattedMessage id="pairing.rated.hint" />;
  const profile = (words: ReactNode[]) => (
    <Link key="profile" to="/profile">
      {words}
    </Link>
  );
  return <FormattedMessage id="pairing.rated.account" values={{ profile }} />;
}

const MINUTE = 60_000;

/** Who waits for such a table now, and how long it usually takes; its place is kept until that is known. */
function Crowd({ plan, waiting }: { plan: Plan; waiting: readonly PairingQueue[] | null }) {
  const crowd = waiting && crowdOf(plan, waiting);
  const minutes = crowd?.usual_ms == null ? null : Math.round(crowd.usual_ms / MINUTE);
  return (
    <p className={css.crowd} data-crowd={crowd?.people}>
      {crowd && (
        <b>
          <FormattedMessage id="pairing.waiting" values={{ people: crowd.people }} />
        </b>
      )}{" "}
      {minutes !== null && (
        <span className={fieldCss.fieldHint}>
          {minutes < 60 ? (
            <FormattedMessage id="pairing.usual.minutes" values={{ minutes }} />
          ) : (
            <FormattedMessage id="pairing.usual.hours" values={{ hours: Math.round(minutes / 60) }} />
          )}
        </span>
      )}
    </p>
  );
}
