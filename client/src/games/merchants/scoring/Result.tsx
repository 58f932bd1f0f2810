// What came of a scoring: who earned most, and a table with what each sector paid, the sum and the purse.
import type { RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import type { AreaPaid, Scored } from "@/wire/merchants";
import { labelSector } from "../saying";
import { useMerchants } from "../table";
import { SectorSign } from "./Order";
import { sayHow, sayRank } from "./saying";
import { type Sector, areaOf, sectorsOf } from "./scored";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./scoring.module.css";

interface ResultProps {
  scorings: readonly Scored[];
  main: RefObject<HTMLButtonElement | null>;
  onAgain: (() => void) | undefined;
  onClose: () => void;
}

export function Result({ scorings, main, onAgain, onClose }: ResultProps) {
  const { openRule } = useMerchants();
  return (
    <div className={css.result} data-result>
      <div className={css.results}>
        {scorings.map((scored) => (
          <One key={scored.square} scored={scored} />
        ))}
      </div>
      <footer className={css.foot}>
        {onAgain && (
          <Button onClick={onAgain}>
            <FormattedMessage id="merchants.scoring.again" />
          </Button>
        )}
        <button
          type="button"
          className={css.link}
          onClick={() => {
            onClose();
            openRule("MER-206");
          }}
        >
          <FormattedMessage id="merchants.scoring.ties" />
        </button>
        <Button ref={main} kind="main" onClick={onClose} aria-keyshortcuts="Space">
          <FormattedMessage id="merchants.finish.on" />
          <kbd aria-hidden>
            <FormattedMessage id="merchants.scoring.space" />
          </kbd>
        </Button>
      </footer>
    </div>
  );
}

/** Who was paid most, what the viewer gained, and what one more would have brought. */
function Headline({ scored }: { scored: Scored }) {
  const intl = useIntl();
  const { player, seat } = useMerchants();
  const { most, together, more = null } = scored;
  const names = intl.formatList(
    most.map((one) => (one === seat ? intl.formatMessage({ id: "merchants.finish.you" }) : (player(one)?.name ?? ""))),
  );
  const me = most.length === 1 && most[0] === seat;
  const mine = together[seat];
  return (
    <>
      <h2>
        <FormattedMessage
          id="merchants.scoring.most"
          values={{
            how: most.length === 0 ? "none" : me ? "me" : "others",
            count: most.length,
            names,
            amount: together[most[0] ?? -1] ?? 0,
          }}
        />
      </h2>
      <p>
        {mine !== undefined && !me && (
          <>
            <FormattedMessage id="merchants.scoring.mine" values={{ amount: mine }} />{" "}
          </>
        )}
        {more && (
          <FormattedMessage
            id="merchants.scoring.more"
            values={{ area: areaOf(more.area), sector: labelSector(intl, areaOf(more.area), more.sector), gain: more.gain }}
          />
        )}
      </p>
    </>
  );
}

function One({ scored }: { scored: Scored }) {
  const { players } = useMerchants();
  const { areas, together, purses, repaid = [], most } = scored;
  return (
    <section className={classes(css.box, css.paper)}>
      <Headline scored={scored} />
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {players.map(({ seat, gable, name }) => (
              <th key={seat} scope="col">
                <Gable kind={gable} size={36} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {areas.map((area) => (
          <AreaRows key={area.area} area={area} isNamed={areas.length > 1} />
        ))}
        <tfoot>
          <tr className={css.together}>
            <th scope="row">
              <FormattedMessage id="merchants.scoring.together" />
            </th>
            {together.map((amount, seat) => (
              <td key={seat} className={classes(most.includes(seat) && css.isLead)}>
                +{amount}
              </td>
            ))}
          </tr>
          {repaid.length > 0 && (
            <tr>
              <th scope="row">
                <FormattedMessage id="merchants.scoring.repaid" />
              </th>
              {repaid.map((amount, seat) => (
                <td key={seat}>{amount > 0 ? `−${amount}` : <None />}</td>
              ))}
            </tr>
          )}
          <tr className={css.now}>
            <th scope="row">
              <FormattedMessage id="merchants.scoring.purse" />
            </th>
            {purses.map((money, seat) => (
              <td key={seat}>{money}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function AreaRows({ area, isNamed }: { area: AreaPaid; isNamed: boolean }) {
  const { players } = useMerchants();
  return (
    <tbody>
      {isNamed && (
        <tr>
          <th colSpan={players.length + 1} scope="rowgroup" className={css.areaName}>
            <FormattedMessage id="merchants.scoring.order" values={{ area: areaOf(area.area) }} />
          </th>
        </tr>
      )}
      {sectorsOf(area).map((told, rank) => (
        <SectorRow key={told.sector} area={area.area} told={told} rank={rank} />
      ))}
    </tbody>
  );
}

function SectorRow({ area, told, rank }: { area: number; told: Sector; rank: number }) {
  const intl = useIntl();
  const table = useMerchants();
  const isLead = (seat: number) => told.first.includes(seat) && (told.paid[seat] ?? 0) > 0;
  return (
    <tr>
      <th scope="row">
        <span className={css.row}>
          <SectorSign area={area} sector={told.sector} />
          <span>
            <FormattedMessage
              id="merchants.scoring.ranked"
              values={{ rank: sayRank(intl, rank), sector: labelSector(intl, areaOf(area), told.sector) }}
            />{" "}
            <small>
              <FormattedMessage
                id="merchants.scoring.row"
                values={{ first: told.pays[0], second: told.pays[1], how: sayHow(intl, table, told) }}
              />
            </small>
          </span>
        </span>
      </th>
      {told.paid.map((amount, seat) => (
        <td key={seat} className={classes(isLead(seat) && css.isLead)}>
          {amount > 0 ? `+${amount}` : <None />}
        </td>
      ))}
    </tr>
  );
}

/** A dash to see, nothing to hear. */
function None() {
  return (
    <span className={css.none}>
      <span aria-hidden>–</span>
      <span className={wordsCss.hiddenWords}>0</span>
    </span>
  );
}
