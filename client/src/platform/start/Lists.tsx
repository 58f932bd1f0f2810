// The tables of the hall in four lists: beside each other on a wide page, behind tabs on a phone.
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "@/kit/Notice";
import { Tabs } from "@/kit/Tabs";
import { useMe } from "@/platform/me";
import { Link } from "@/platform/router";
import { useMedia } from "@/platform/settings";
import type { TableCard } from "@/wire/http";
import { Empty } from "./Empty";
import type { Hall } from "./hall";
import { freeSeats, progressOf, urgentFirst } from "./progress";
import { TableRow } from "./TableRow";
import * as css from "./Lists.module.css";

interface ListsProps {
  hall: Hall;
  /** The server's time. */
  now: number;
  onPlay: (() => void) | null;
  onMake: () => void;
  onSit: (card: TableCard) => void;
  /** The table where a seat is being taken. */
  sitting: string;
  /** Tables of one's own that are shown above. */
  above?: ReadonlySet<string>;
}

function List({ tables, empty, children }: { tables: readonly TableCard[] | null; empty: ReactNode; children: ReactNode }) {
  const intl = useIntl();
  if (!tables) return <Skeleton lines={3} label={intl.formatMessage({ id: "common.loading" })} />;
  return tables.length ? <ul className={css.rows}>{children}</ul> : empty;
}

function Mine({ hall, now, onPlay, above }: ListsProps) {
  const intl = useIntl();
  const mine = hall.mine?.filter(({ table }) => !above?.has(table)) ?? null;
  const rows = (mine ?? []).map((card) => ({ card, standing: progressOf(card, hall.sights[card.table], now) })).sort(urgentFirst);
  const empty = (
    <Empty
      title={intl.formatMessage({ id: "start.mine.empty" })}
      offer={intl.formatMessage({ id: "start.mine.offer" })}
      action={onPlay && { label: intl.formatMessage({ id: "start.play" }), do: onPlay }}
    />
  );
  return (
    <List tables={mine} empty={above?.size ? <Empty title={intl.formatMessage({ id: "start.mine.above" })} /> : empty}>
      {rows.map(({ card, standing }) => (
        <TableRow
          key={card.table}
          card={card}
          standing={standing}
          to={`/table/${card.table}`}
          action={intl.formatMessage({
            id: standing.kind === "over" ? "start.scores" : standing.kind === "yours" ? "start.go.turn" : "start.go",
          })}
        />
      ))}
    </List>
  );
}

function Open({ tables, onSit, sitting, onMake }: ListsProps & { tables: readonly TableCard[] | null }) {
  const intl = useIntl();
  const hasAccount = useMe()?.kind === "account";
  const empty = (
    <Empty
      title={intl.formatMessage({ id: "start.open.empty" })}
      offer={intl.formatMessage({ id: "start.open.offer" })}
      action={{ label: intl.formatMessage({ id: "start.make" }), do: onMake }}
    />
  );
  return (
    <List tables={tables} empty={empty}>
      {tables?.map((card) => (
        <TableRow
          key={card.table}
          card={card}
          standing={progressOf(card, undefined, 0)}
          isBusy={sitting === card.table}
          // Whoever may not sit down at a rated table is told why in its room.
          {...(card.rated && !hasAccount
            ? { action: intl.formatMessage({ id: "start.go" }), to: `/table/${card.table}` }
            : { action: intl.formatMessage({ id: "start.sit" }), onAction: () => onSit(card) })}
        />
      ))}
    </List>
  );
}

function Strangers({ tables, page }: { tables: readonly TableCard[] | null; page: "table" | "replay" }) {
  const intl = useIntl();
  return (
    <List tables={tables} empty={<Empty title={intl.formatMessage({ id: "start.over.empty" })} />}>
      {tables?.map((card) => (
        <TableRow
          key={card.table}
          card={card}
          standing={progressOf(card, undefined, 0)}
          to={`/${page}/${card.table}`}
          action={intl.formatMessage({ id: page === "table" ? "start.watch" : "start.replay" })}
        />
      ))}
    </List>
  );
}

/** The tab on a phone; the way to the replays leads to the finished tables. */
function useTab(): [string, (tab: string) => void] {
  const named = (): string => (window.location.hash === "#finished" ? "over" : "mine");
  const [tab, choose] = useState(named);
  useEffect(() => {
    const follow = (): void => choose(named());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return [tab, choose];
}

/** The tables of others that are worth a look. */
interface Offered {
  open: readonly TableCard[] | null;
  running: readonly TableCard[] | null;
  /** Nothing is being played by others. */
  isQuiet: boolean;
}

export function Lists(props: ListsProps) {
  const me = useMe();
  const isPhone = useMedia("(max-width: 699px)");
  const [tab, choose] = useTab();
  const { hall } = props;
  const others = (tables: readonly TableCard[] | null) => tables?.filter((card) => !me || !card.players.includes(me.ref)) ?? null;
  // A full table that has not begun yet has nothing to offer, nor has one for practice, or where nobody waits.
  const open = others(hall.open)?.filter((card) => !card.practice && freeSeats(card).length > 0 && card.players.some(Boolean)) ?? null;
  const running = others(hall.running);
  const offered = { open, running, isQuiet: running !== null && running.length === 0 };
  return isPhone ? <OnPhone {...props} {...offered} tab={tab} onTab={choose} /> : <OnDesk {...props} {...offered} />;
}

function OnPhone(props: ListsProps & Offered & { tab: string; onTab: (tab: string) => void }) {
  const intl = useIntl();
  const { hall, open, running, isQuiet, tab, onTab } = props;
  const title = intl.formatMessage({ id: "start.lists" });
  const count = open?.length ?? 0;
  const parts = [
    { id: "mine", label: intl.formatMessage({ id: "start.mine" }), content: <Mine {...props} /> },
    {
      id: "open",
      label: intl.formatMessage({ id: "start.open" }),
      count,
      countLabel: intl.formatMessage({ id: "start.count" }, { count }),
      content: <Open {...props} tables={open} />,
    },
    ...(isQuiet
      ? []
      : [{ id: "running", label: intl.formatMessage({ id: "start.running" }), content: <Strangers tables={running} page="table" /> }]),
    { id: "over", label: intl.formatMessage({ id: "start.over" }), content: <Strangers tables={hall.over} page="replay" /> },
  ];
  return (
    <section className={css.lists} id="finished" aria-label={title}>
      <Tabs label={title} parts={parts} chosen={tab} onChoose={onTab} />
    </section>
  );
}

function OnDesk(props: ListsProps & Offered) {
  const intl = useIntl();
  const me = useMe();
  const { hall, open, running, isQuiet } = props;
  return (
    <section className={css.lists} aria-label={intl.formatMessage({ id: "start.lists" })}>
      <div>
        <h2>
          <FormattedMessage id="start.mine" />
          {me && (
            <small>
              <Link to="/games">
                <FormattedMessage id="start.mine.games" />
              </Link>
            </small>
          )}
        </h2>
        <Mine {...props} />
      </div>
      <div>
        <h2>
          <FormattedMessage id="start.open" />
          <small>
            <FormattedMessage id="start.open.hint" />
          </small>
        </h2>
        <Open {...props} tables={open} />
      </div>
      {!isQuiet && (
        <div>
          <h2>
            <FormattedMessage id="start.running" />
            <small>
              <FormattedMessage id="start.running.hint" />
            </small>
          </h2>
          <Strangers tables={running} page="table" />
        </div>
      )}
      <div id="finished">
        <h2>
          <FormattedMessage id="start.over" />
          <small>
            <FormattedMessage id="start.over.hint" />
          </small>
        </h2>
        <Strangers tables={hall.over} page="replay" />
      </div>
    </section>
  );
}
