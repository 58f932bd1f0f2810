// In the profile: all whom one follows and blocked, and how to end it.
import { FormattedMessage } from "react-intl";
import { playerAddress } from "@/platform/career/address";
import { Link } from "@/platform/router";
import { MoreWords } from "@/platform/words";
import { useTies } from "./own";
import { Ways } from "./Ways";
import { tiesWords } from "./words";
import * as peopleCss from "@/platform/people/people.module.css";
import * as css from "./Ties.module.css";

export default function Chosen() {
  const ties = useTies();
  if (!ties || ties.followed.length + ties.blocked.length === 0) return null;
  return (
    <MoreWords load={tiesWords} waiting={null}>
      {ties.followed.length > 0 && (
        <section className={peopleCss.peopleCard} data-chosen="follows">
          <h2>
            <FormattedMessage id="ties.followed" />
          </h2>
          <ul className={css.rows}>
            {ties.followed.map(({ player, name }) => (
              <Row key={player} player={player} name={name} isBlocked={false} />
            ))}
          </ul>
        </section>
      )}
      {ties.blocked.length > 0 && (
        <section className={peopleCss.peopleCard} data-chosen="blocks">
          <h2>
            <FormattedMessage id="ties.blocked" />
          </h2>
          <p>
            <FormattedMessage id="ties.block.about" />
          </p>
          <ul className={css.rows}>
            {ties.blocked.map(({ player, name }) => (
              <Row key={player} player={player} name={name} isBlocked />
            ))}
          </ul>
        </section>
      )}
    </MoreWords>
  );
}

function Row({ player, name, isBlocked }: { player: string; name: string; isBlocked: boolean }) {
  const person = { player, name, follows: !isBlocked, blocks: isBlocked, mayFollow: true, mayInvite: false };
  return (
    <li className={css.row}>
      <span className={css.name}>{isBlocked ? name : <Link to={playerAddress(name)}>{name}</Link>}</span>
      <span className={css.ways}>
        <Ways person={person} onChange={() => {}} />
      </span>
    </li>
  );
}
