// The fair shuffle in words: what the server promised, what everybody added, and how to check it.
import { FormattedMessage } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { Link } from "@/platform/router";
import { tableName } from "@/platform/start/tableName";
import { MoreWords, wordsOf } from "@/platform/words";
import type { TriedFrom } from "@/wire/table";
import { momentPath } from "./invite";
import { useTableState } from "./state";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Dialogs.module.css";

/** Words that nobody needs to see a table. */
const words = wordsOf("seal");

/** A shuffle, a deal that is fixed for learning, or none: a position of another game. */
export function SealTitle() {
  const { sight } = useTableState();
  if (sight.tried_from) return <FormattedMessage id="table.fair.triedTitle" />;
  return sight.fixed ? <FormattedMessage id="table.fair.fixedTitle" /> : <FormattedMessage id="table.fair.title" />;
}

/** What the badge in the head opens. */
export function Seal() {
  return (
    <MoreWords load={words} waiting={null}>
      <SealWords />
    </MoreWords>
  );
}

/** Where the position comes from, and what of it is true. */
function TriedWords({ from: { table, move }, viewer }: { from: TriedFrom; viewer: number }) {
  return (
    <div className={css.seal}>
      <p>
        <FormattedMessage id="seal.tried" values={{ move, table: <b lang="nl">{tableName(table)}</b> }} />
      </p>
      <p>
        <FormattedMessage id="seal.tried.luck" />
      </p>
      <p>
        <Link to={momentPath(table, move, Math.max(viewer, 0), "")}>
          <FormattedMessage id="seal.tried.back" />
        </Link>
      </p>
    </div>
  );
}

function SealWords() {
  const { sight, players } = useTableState();
  if (sight.tried_from) return <TriedWords from={sight.tried_from} viewer={sight.viewer} />;
  return (
    <div className={css.seal}>
      <p>{sight.fixed ? <FormattedMessage id="seal.fixed" /> : <FormattedMessage id="seal.how" />}</p>
      <h3>
        <FormattedMessage id="seal.promise" />
      </h3>
      <code className={css.sealHash}>{sight.commitment}</code>
      <h3>
        <FormattedMessage id="seal.parts" />
      </h3>
      <ul className={css.sealParts}>
        {players.map((player) => (
          <li key={player.seat}>
            <Gable kind={player.gable} size={26} isFree={!player.name} />
            <span>{player.name || <FormattedMessage id="table.free" />}</span>
            <span className={classes(player.sight.sealed ? css.sealGood : wordsCss.quiet)}>
              {player.sight.opened ? (
                <FormattedMessage id="seal.opened" />
              ) : player.sight.sealed ? (
                <FormattedMessage id="seal.sealed" />
              ) : (
                <FormattedMessage id="seal.missing" />
              )}
            </span>
          </li>
        ))}
      </ul>
      {sight.result ? (
        <>
          <h3>
            <FormattedMessage id="seal.seed" />
          </h3>
          <code className={css.sealHash}>{sight.result.server_seed}</code>
        </>
      ) : (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="seal.later" />
        </p>
      )}
      <p>
        <FormattedMessage id="seal.back" values={{ practice: String(sight.practice) }} />
      </p>
      <p>
        <Icon name="i-shield" size={16} style={{ display: "inline", verticalAlign: "-3px", marginRight: 6 }} />
        <Link to="/fair">
          <FormattedMessage id="seal.more" />
        </Link>
      </p>
    </div>
  );
}
