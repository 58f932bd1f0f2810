// My games: every finished game that one sat at, the latest first, and what narrows them.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice, Skeleton } from "@/kit/Notice";
import { playerAddress } from "@/platform/career/address";
import { useMe } from "@/platform/me";
import { Link, navigate, usePath, useTitle } from "@/platform/router";
import { unmarked } from "@/platform/shared/bots";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { Filters, OpponentChip } from "./Filters";
import { ALL, addressOf, type Filter, filterIn, isAll } from "./filter";
import { GameRow } from "./GameRow";
import { Nobody, NoGame, NoneOfThese, Trouble } from "./Notes";
import { nameIn, type Opponent } from "./opponents";
import { type Played, usePlayed } from "./usePlayed";
import type { FinishedGame } from "@/wire/http";
import * as css from "./Finished.module.css";

export default function FinishedPage() {
  const intl = useIntl();
  const me = useMe();
  const title = intl.formatMessage({ id: "finished.title" });
  useTitle(title);
  return (
    <>
      <PageHead />
      <main id="main" className={css.finished}>
        <h1>{title}</h1>
        {me === undefined ? <Loading /> : me ? <Mine key={me.ref} /> : <Nobody />}
      </main>
      <PageFoot />
    </>
  );
}

function Loading() {
  const intl = useIntl();
  return <Skeleton lines={6} label={intl.formatMessage({ id: "common.loading" })} />;
}

/** The filter in the address, and changing it: each change is a step that the browser goes back. */
function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const filter = filterIn(usePath());
  return [
    filter,
    (change) => {
      const to = addressOf({ ...filter, ...change });
      if (to !== addressOf(filter)) navigate(to);
    },
  ];
}

/** The opponent in the address: who that is, and where the focus goes when what was touched goes away. */
function useOpponent(filter: Filter, games: readonly FinishedGame[] | null) {
  const intl = useIntl();
  const { with: ref } = filter;
  const address = addressOf(filter);
  const [touched, touch] = useState<Opponent | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) (ref ? chip : count).current?.focus();
    hasMoved.current = false;
  }, [ref, address]);
  const name = nameIn(games ?? [], ref) ?? (touched?.ref === ref ? touched.name : undefined);
  const move = (to: Opponent | null): void => {
    hasMoved.current = true;
    touch(to);
  };
  const said = name === undefined ? intl.formatMessage({ id: "finished.with.somebody" }) : unmarked(name);
  return { known: name, name: said, chip, count, move };
}

function Mine() {
  const [filter, narrow] = useFilter();
  const played = usePlayed(filter);
  const { games, hasMore } = played;
  const { known, name, chip, count, move } = useOpponent(filter, games);
  const meet = (opponent: Opponent | null): void => {
    move(opponent);
    narrow({ with: opponent?.ref ?? "" });
  };
  if (games?.length === 0 && isAll(filter)) return <NoGame />;
  return (
    <>
      <p className={css.finishedLead}>
        <FormattedMessage id="finished.about" />
      </p>
      <Filters filter={filter} onFilter={narrow} />
      <div className={css.finishedFound}>
        {filter.with && <OpponentChip ref={chip} name={name} onEverybody={() => meet(null)} />}
        {filter.with && known !== undefined && (
          <Link to={playerAddress(known)} className={css.finishedPage}>
            <FormattedMessage id="finished.with.page" values={{ name }} />
          </Link>
        )}
        <p ref={count} role="status" tabIndex={-1}>
          {games && games.length > 0 && <FormattedMessage id="finished.count" values={{ count: games.length, more: hasMore }} />}
        </p>
      </div>
      <Games played={played}>
        {games?.length === 0 ? (
          <NoneOfThese
            onAll={() => {
              move(null);
              narrow(ALL);
            }}
          />
        ) : (
          games && <Rows games={games} chosen={filter.with} onOpponent={meet} />
        )}
      </Games>
    </>
  );
}

/** The games, or what stands there until they come, and the way to more of them. */
function Games({ played, children }: { played: Played; children: ReactNode }) {
  const { games, problem, isBusy, hasMore, more, again } = played;
  if (games === null) return problem ? <Trouble onAgain={again} /> : <Loading />;
  return (
    <>
      {children}
      {problem && (
        <Notice tone="warn" isAlert>
          <FormattedMessage id="finished.trouble.more" />
        </Notice>
      )}
      {hasMore && (
        <Button className={css.finishedMore} isBusy={isBusy} onClick={more}>
          {problem ? <FormattedMessage id="shell.again" /> : <FormattedMessage id="finished.more" />}
        </Button>
      )}
    </>
  );
}

interface RowsProps {
  games: readonly FinishedGame[];
  chosen: string;
  onOpponent: (opponent: Opponent) => void;
}

/** When more games come, one reads on at the first of them. */
function Rows({ games, chosen, onOpponent }: RowsProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(games);
  useEffect(() => {
    if (shown.current === games) return;
    const next = list.current?.children[Math.min(shown.current.length, games.length - 1)];
    shown.current = games;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [games]);
  return (
    <ul ref={list} className={css.finishedRows} aria-label={intl.formatMessage({ id: "finished.list" })}>
      {games.map((played) => (
        <GameRow key={played.card.table} played={played} chosen={chosen} onOpponent={onOpponent} />
      ))}
    </ul>
  );
}
