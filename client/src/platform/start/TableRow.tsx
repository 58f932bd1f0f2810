// A table as a line of the hall: its name, how it stands, who sits there, and the way to it.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { GABLES } from "@/platform/game";
import { Link } from "@/platform/router";
import { Duration } from "@/platform/table/ClockWords";
import { botName } from "@/platform/table/names";
import { titleOf } from "@/platform/plain/title";
import type { TableCard } from "@/wire/http";
import { cardOf, nameOf } from "./cards";
import { paceOf } from "./pace";
import { freeSeats, type Progress } from "./progress";
import { tableName } from "./tableName";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Lists.module.css";

export function StandingWords({ standing }: { standing: Progress }): ReactNode {
  switch (standing.kind) {
    case "yours":
      return standing.left === null ? (
        <FormattedMessage id="start.yours" />
      ) : (
        <FormattedMessage id="start.yours.left" values={{ time: <Duration ms={standing.left} /> }} />
      );
    case "theirs":
      return <FormattedMessage id="start.theirs" values={{ name: standing.name }} />;
    case "running":
      return <FormattedMessage id="start.state.running" />;
    case "waiting":
      return <FormattedMessage id="start.state.waiting" values={{ free: standing.free }} />;
    case "over":
      return standing.rank === null ? (
        <FormattedMessage id="start.state.over" />
      ) : (
        <FormattedMessage id="start.state.rank" values={{ rank: standing.rank }} />
      );
  }
}

/** The game, how fast it is played, and whether it is for practice, rated or private. */
export function About({ card }: { card: TableCard }) {
  const intl = useIntl();
  const drawn = cardOf(card.game);
  const pace = paceOf(card.pace);
  const said = [drawn ? nameOf(intl, drawn) : titleOf(card.game)];
  if (card.practice) said.push(intl.formatMessage({ id: "start.practice" }));
  if (card.rated) said.push(intl.formatMessage({ id: "start.rated" }));
  if (pace.kind === "live") said.push(intl.formatMessage({ id: "start.pace.live" }, { ...pace }));
  if (pace.kind === "days") said.push(intl.formatMessage({ id: "start.pace.days" }, { ...pace }));
  if (card.private) said.push(intl.formatMessage({ id: "start.private" }));
  return <span className={css.rowAbout}>{said.join(" · ")}</span>;
}

/** Seats are gables: filled is taken, dashed is free. */
export function Seats({ card }: { card: TableCard }) {
  const intl = useIntl();
  const free = new Set(freeSeats(card));
  const names = card.players.flatMap((player, seat) => {
    if (free.has(seat)) return [];
    const name = card.names[seat] ?? "";
    return [player ? name : intl.formatMessage({ id: "start.seats.bot" }, { name: botName(name, seat) })];
  });
  const told = intl.formatMessage(
    { id: "start.seats" },
    {
      taken: names.length,
      seats: card.seats,
      names: names.length ? intl.formatList(names) : intl.formatMessage({ id: "start.seats.nobody" }),
    },
  );
  return (
    <span className={css.rowSeats} title={told}>
      <span className={wordsCss.hiddenWords}>{told}</span>
      {card.players.map((_, seat) => (
        <Gable key={seat} kind={GABLES[seat % GABLES.length] ?? "step"} size={24} isFree={free.has(seat)} />
      ))}
    </span>
  );
}

interface TableRowProps {
  card: TableCard;
  standing: Progress;
  /** What the button says. */
  action: string;
  /** Where it leads, or what it does. */
  to?: string;
  onAction?: () => void;
  isBusy?: boolean;
}

export function TableRow({ card, standing, action, to, onAction, isBusy = false }: TableRowProps) {
  const intl = useIntl();
  const name = tableName(card.table);
  const isUrgent = standing.kind === "yours";
  const kind = isUrgent ? "main" : "plain";
  const label = intl.formatMessage({ id: "start.row.label" }, { action, table: name });
  return (
    <li className={classes(css.row, isUrgent && css.rowUrgent)}>
      <div className={css.rowName}>
        <b>{name}</b>
        <About card={card} />
      </div>
      <span className={css.rowState}>
        <StandingWords standing={standing} />
      </span>
      <Seats card={card} />
      {to ? (
        <Link to={to} className={buttonClass(kind, "small", css.rowGo)} aria-label={label}>
          {action}
        </Link>
      ) : (
        <Button kind={kind} size="small" className={css.rowGo} aria-label={label} isBusy={isBusy} onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
