// The table of a case: which it is, who sits there, and its board as a spectator sees it.
import { lazy, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { GABLES } from "@/platform/game";
import { Link } from "@/platform/router";
import { tableName } from "@/platform/start/tableName";
import type { CaseTable } from "@/wire/http";
import { sayGame } from "./saying";
import * as css from "./Case.module.css";

const CaseBoard = lazy(() => import("./CaseBoard"));

export function TableCard({ id, table, about }: { id: number; table: CaseTable; about: string }) {
  const intl = useIntl();
  const [isOpen, open] = useState(false);
  const isOver = table.status === "over";
  return (
    <div className={css.box}>
      <header className={css.tableHead}>
        <div>
          <h3>{tableName(table.table)}</h3>
          <p className={css.quiet}>
            {sayGame(intl, table.game)},{" "}
            <FormattedMessage
              id="desk.table"
              values={{ count: table.seats.length, status: table.status, rated: String(table.rated), private: String(table.private) }}
            />
          </p>
        </div>
        <ul className={css.seats}>
          {table.seats.map(({ seat, by }) => (
            <li key={seat} className={classes(by.player !== "" && by.player === about && css.accused)}>
              <Gable kind={GABLES[seat % GABLES.length] ?? "step"} size={22} />
              {by.name}
            </li>
          ))}
        </ul>
      </header>
      <div className={css.sealed}>
        {!isOver && <Icon name="i-lock" size={17} />}
        <p>{!isOver && <FormattedMessage id="desk.table.sealed" />}</p>
        {table.status !== "open" && (
          <Button size="small" onClick={() => open(true)}>
            <FormattedMessage id="desk.table.board" />
          </Button>
        )}
        {isOver && !table.private && (
          <Link to={`/replay/${table.table}`} className={buttonClass("plain", "small")}>
            <FormattedMessage id="desk.table.replay" />
          </Link>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <CaseBoard id={id} title={tableName(table.table)} onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  );
}
