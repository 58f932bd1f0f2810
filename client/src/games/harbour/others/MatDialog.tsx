// The whole mat of a seat, to be read: rose, pool, cards by when they work, cargo and tasks.
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import { classes } from "@/kit/classes";
import type { SeatView } from "@/wire/harbour";
import { Chip } from "../cards/Chip";
import { TIMINGS, type Timing, cardFace } from "../cards/printed";
import { sayCard, sayCardTitle, sayTask, sayTiming } from "../cards/sentences";
import { pieces, total } from "../map";
import { dockerName, goodName, sideName } from "../names";
import { Symbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { CubeCounts } from "./CubeCounts";
import * as css from "./facts.module.css";

function Cards({ cards, used = [] }: { cards: readonly number[]; used?: readonly number[] }) {
  const intl = useIntl();
  return (
    <ul className={css.hbMatCards}>
      {cards.map((card) => (
        <li key={card} className={classes(used.includes(card) && css.isUsed)}>
          <Chip card={card} />
          <span>
            <b>{sayCardTitle(intl, card)}</b> {sayCard(intl, card)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Active cards of one timing, under its sign. */
function Group({ timing, cards, used }: { timing: Timing; cards: readonly number[]; used: readonly number[] }) {
  const intl = useIntl();
  const [first] = cards;
  if (first === undefined) return null;
  return (
    <>
      <h4>
        <Symbol name={`time-${timing === "permanent" ? "always" : timing}`} size={17} /> {sayTiming(intl, first)}
      </h4>
      <Cards cards={cards} used={used} />
    </>
  );
}

/** Cubes by where they lie, and cargo. */
function Heaps({ at }: { at: SeatView }) {
  const intl = useIntl();
  const goods = (counts: readonly number[]) =>
    pieces(counts).map((good, nth) => <Symbol key={nth} name={goodSymbol(good)} size={24} label={goodName(intl, good)} />);
  const dockers = pieces(at.aboard).map((docker, nth) => (
    <Symbol key={`docker ${nth}`} name={dockerSymbol(docker)} size={24} label={dockerName(intl, docker)} />
  ));
  return (
    <dl>
      <dt>
        <FormattedMessage id="harbour.others.pool" />
      </dt>
      <dd>{total(at.pool) > 0 ? <CubeCounts counts={at.pool} size={20} /> : "–"}</dd>
      <dt>
        <FormattedMessage id="harbour.others.house" />
      </dt>
      <dd>{total(at.house) > 0 ? <CubeCounts counts={at.house} size={20} /> : "–"}</dd>
      {at.rose.map((cubes, slot) => (
        <div key={slot}>
          <dt>
            <FormattedMessage id="harbour.others.slot" values={{ slot: slot + 1 }} />
          </dt>
          <dd>{total(cubes) > 0 ? <CubeCounts counts={cubes} size={20} /> : "–"}</dd>
        </div>
      ))}
      <dt>
        <FormattedMessage id="harbour.others.hold" />
      </dt>
      <dd>{total(at.hold) + total(at.aboard) > 0 ? [...goods(at.hold), ...dockers] : "–"}</dd>
      <dt>
        <FormattedMessage id="harbour.others.store" />
      </dt>
      <dd>{total(at.store) > 0 ? goods(at.store) : "–"}</dd>
    </dl>
  );
}

function Tasks({ tasks }: { tasks: readonly number[] }) {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <>
      <h3>
        <FormattedMessage id="harbour.tasks" />
      </h3>
      <ul>
        {tasks.map((task) => (
          <li key={task}>{sayTask(intl, task, view.seats)}</li>
        ))}
      </ul>
    </>
  );
}

export function MatDialog({ seat, onClose }: { seat: number; onClose: () => void }) {
  const intl = useIntl();
  const { view, players } = useHarbour();
  const at = view.at[seat];
  if (!at) return null;
  const tasks = view.tasks[seat] ?? [];
  const title = <FormattedMessage id="harbour.others.title" values={{ name: sideName(players, seat) }} />;
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={intl.formatMessage({ id: "harbour.close" })} size="wide">
      <div className={css.hbMatFull}>
        <Heaps at={at} />
        <div>
          <h3>
            <FormattedMessage id="harbour.others.tableau" values={{ count: at.tableau.length }} />
          </h3>
          {TIMINGS.map((timing) => (
            <Group key={timing} timing={timing} cards={at.tableau.filter((card) => cardFace(card).timing === timing)} used={at.used} />
          ))}
          <h3>
            <FormattedMessage id="harbour.others.rack" values={{ count: at.rack.length }} />
          </h3>
          <Cards cards={at.rack} />
          {tasks.length > 0 && <Tasks tasks={tasks} />}
        </div>
      </div>
    </Dialog>
  );
}
