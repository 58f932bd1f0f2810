// What is chosen for a new table besides clocks, lots and rules: the game, the seats, the bots, and who may come.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Labelled } from "@/kit/Labelled";
import { Segmented } from "@/kit/Segmented";
import { Select } from "@/kit/Select";
import { Switch } from "@/kit/Switch";
import { Faces } from "@/platform/opponents/Faces";
import { rememberOpponent } from "@/platform/opponents/people";
import { Link } from "@/platform/router";
import { nameOf } from "./cards";
import type { Offer } from "./games";
import type { Plan, Wishes } from "./wishes";
import * as fieldCss from "@/kit/Field.module.css";
import * as css from "./MakeTable.module.css";

/** How many moves late spectators may be shown a game that everybody finds. */
const DELAYS: readonly number[] = [0, 2, 5, 10];

interface PartProps {
  wishes: Wishes;
  plan: Plan;
  change: (change: Partial<Wishes>) => void;
}

export function GameField({ offers, plan, change }: Omit<PartProps, "wishes"> & { offers: readonly Offer[] }) {
  const intl = useIntl();
  return (
    <Labelled label={intl.formatMessage({ id: "start.make.game" })}>
      {(label) => (
        <Segmented
          label={label}
          isWide
          value={plan.offer?.card.slug ?? ""}
          onChange={(slug) => change({ slug })}
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
  );
}

export function SeatFields({ plan, change }: Omit<PartProps, "wishes">) {
  const intl = useIntl();
  const { allSeats, seats, bots } = plan;
  return (
    <div className={css.makeTwo}>
      <Labelled label={intl.formatMessage({ id: "start.make.seats" })}>
        {(label) => (
          <Segmented
            label={label}
            isWide
            value={String(seats)}
            onChange={(text) => change({ seats: Number(text) })}
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
            onChange={(text) => change({ bots: Number(text) })}
            segments={Array.from({ length: seats }, (_, count) => ({
              value: String(count),
              label: count || intl.formatMessage({ id: "start.make.bots.none" }),
            }))}
          />
        )}
      </Labelled>
    </div>
  );
}

/** Whom the bots play like, if there are any; who is to be mixed is asked on a page of its own. */
export function BotField({ wishes, plan, change }: PartProps) {
  const intl = useIntl();
  const game = plan.offer?.game;
  if (plan.bots === 0 || !game) return null;
  const others = (words: ReactNode[]) => <Link to={`/opponents?game=${game.slug}`}>{words}</Link>;
  return (
    <div className={fieldCss.field}>
      <Labelled label={intl.formatMessage({ id: "start.make.bot" }, { bots: plan.bots })}>
        {(label) => (
          <Faces
            label={label}
            isNamed
            value={wishes.bot}
            onChange={(bot) => {
              rememberOpponent(bot);
              change({ bot });
            }}
          />
        )}
      </Labelled>
      <span className={fieldCss.fieldHint}>
        {plan.isFull && <FormattedMessage id="start.make.bots.hint" />} <FormattedMessage id="start.opponents.how" values={{ others }} />
      </span>
    </div>
  );
}

/** Who may come, and how late spectators see the game; where nobody can come, whether it is for practice. */
export function OthersFields({ wishes, plan, change }: PartProps) {
  const intl = useIntl();
  const { isPrivate } = wishes;
  if (plan.isFull) {
    return (
      <Switch
        label={intl.formatMessage({ id: "start.make.practice" })}
        hint={<FormattedMessage id="start.make.practice.hint" />}
        isOn={wishes.practice}
        onChange={(practice) => change(practice ? { practice, rated: false } : { practice })}
      />
    );
  }
  return (
    <>
      <Labelled label={intl.formatMessage({ id: "start.make.who" })}>
        {(label) => (
          <Segmented
            label={label}
            isWide
            value={isPrivate ? "private" : "open"}
            onChange={(who) => change({ isPrivate: who === "private" })}
            segments={[
              { value: "private", label: intl.formatMessage({ id: "start.make.who.private" }) },
              { value: "open", label: intl.formatMessage({ id: "start.make.who.open" }) },
            ]}
          />
        )}
      </Labelled>
      {!isPrivate && (
        <Select
          label={intl.formatMessage({ id: "start.make.late" })}
          value={String(wishes.delay)}
          onChange={(text) => change({ delay: Number(text) })}
          choices={DELAYS.map((moves) => ({
            value: String(moves),
            label: intl.formatMessage({ id: "start.make.late.moves" }, { moves }),
          }))}
        />
      )}
    </>
  );
}

/** Whether it counts for ratings; where it cannot, why. What is for practice never does, so that one turns the other off. */
export function RatedField({ plan, change }: Omit<PartProps, "wishes">) {
  const intl = useIntl();
  const { unrated, isRated } = plan;
  return (
    <Switch
      label={intl.formatMessage({ id: "start.make.rated" })}
      hint={<FormattedMessage id="start.make.rated.hint" values={{ why: unrated || "can" }} />}
      isOn={isRated}
      isDisabled={unrated !== ""}
      onChange={(rated) => change(rated ? { rated, practice: false } : { rated })}
    />
  );
}
