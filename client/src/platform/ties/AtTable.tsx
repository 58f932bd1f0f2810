// The other people of a table, and what can be done about each.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "@/kit/Notice";
import { playerAddress } from "@/platform/career/address";
import { Link } from "@/platform/router";
import type { OwnTies, TieTo } from "@/wire/http";
import { tieTo, useTies } from "./own";
import { Ways } from "./Ways";
import * as css from "./Ties.module.css";

export interface Other {
  player: string;
  name: string;
}

/** `haveMet`: the game is over, and those who finished it together may ask each other to another. */
export function AtTable({ others, haveMet }: { others: readonly Other[]; haveMet: boolean }) {
  const ties = useTies();
  if (others.length === 0)
    return (
      <p className={css.quiet}>
        <FormattedMessage id="ties.table.nobody" />
      </p>
    );
  return (
    <ul className={css.rows}>
      {others.map((other) => (
        <Row key={other.player} other={other} ties={ties} haveMet={haveMet} />
      ))}
    </ul>
  );
}

interface RowProps {
  other: Other;
  /** Asked for once for all of them; null until the server has told it. */
  ties: OwnTies | null;
  haveMet: boolean;
}

function Row({ other: { player, name }, ties, haveMet }: RowProps) {
  const intl = useIntl();
  const [known, tell] = useState<{ tie: TieTo | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    tieTo(name).then(
      (tie) => isWanted && tell({ tie: tie?.player === player ? tie : null }),
      () => isWanted && tell({ tie: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [player, name]);
  const has = (list: readonly Other[] | undefined): boolean => list?.some((one) => one.player === player) ?? false;
  const follows = has(ties?.followed);
  const mayInvite = haveMet || follows || (known?.tie?.may_invite ?? false);
  const person = { player, name, follows, blocks: has(ties?.blocked), mayFollow: known?.tie != null, mayInvite };
  return (
    <li className={css.row} data-other={player}>
      <span className={css.name}>{known?.tie ? <Link to={playerAddress(name)}>{name}</Link> : name}</span>
      <span className={css.ways}>
        {known === null || ties === null ? (
          <Skeleton lines={1} label={intl.formatMessage({ id: "ties.loading" })} />
        ) : (
          <Ways person={person} onChange={() => {}} />
        )}
      </span>
    </li>
  );
}
