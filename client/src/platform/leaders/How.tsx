// How ratings work, for players: what is rated, what the number means, and who is listed.
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./How.module.css";

/** Headings, each with its sentences. */
const PARTS = [
  {
    title: "leaders.how.table",
    lines: [
      "leaders.how.table.who",
      "leaders.how.table.clock",
      "leaders.how.table.help",
      "leaders.how.table.back",
      "leaders.how.table.loss",
    ],
  },
  { title: "leaders.how.number", lines: ["leaders.how.number.difference", "leaders.how.number.wins"], hasOdds: true },
  { title: "leaders.how.bots", lines: ["leaders.how.bots.fixed", "leaders.how.bots.measured", "leaders.how.bots.scale"] },
  { title: "leaders.how.doubt", lines: ["leaders.how.doubt.range", "leaders.how.doubt.width", "leaders.how.doubt.needed"] },
  { title: "leaders.how.count", lines: ["leaders.how.count.kinds", "leaders.how.count.when", "leaders.how.count.again"] },
  { title: "leaders.how.listed", lines: ["leaders.how.listed.least", "leaders.how.listed.hidden"] },
];

export function How() {
  const section = useRef<HTMLElement>(null);
  // The browser looked for the place before the page was there, and arriving goes up to the top.
  useEffect(() => {
    if (window.location.hash !== "#how") return;
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section ref={section} id="how" className={css.how} aria-labelledby="how-title">
      <h2 id="how-title">
        <FormattedMessage id="leaders.how" />
      </h2>
      <div className={css.parts}>
        {PARTS.map(({ title, lines, hasOdds }) => (
          <section key={title} className={css.part}>
            <h3>
              <FormattedMessage id={title} />
            </h3>
            {lines.map((line) => (
              <p key={line}>
                <FormattedMessage id={line} />
              </p>
            ))}
            {hasOdds && <Odds />}
          </section>
        ))}
      </div>
    </section>
  );
}

/** Points more than somebody, and how many of 100 games one wins against them: 400 are ten times as likely. */
const ODDS = [
  { more: 0, wins: 50 },
  { more: 100, wins: 64 },
  { more: 200, wins: 76 },
  { more: 400, wins: 91 },
];

function Odds() {
  return (
    <table className={css.odds}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="leaders.how.number.more" />
          </th>
          <th scope="col">
            <FormattedMessage id="leaders.how.number.won" />
          </th>
        </tr>
      </thead>
      <tbody>
        {ODDS.map(({ more, wins }) => (
          <tr key={more}>
            <th scope="row">{more}</th>
            <td>{wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
