// The whole table in words: for screen readers, and for whoever would rather read than look.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MoveList } from "./MoveList";
import { COLONIES, CONTINENTS, DISCS, GOODS, HOUSES, NO_CARD, QUARTERS, SQUARES, across } from "./map";
import { sayBridge, sayCard, sayColony, sayContinent, sayDisc, sayEvent, sayGood, sayHouse, sayIcon, sayQuarter, sayYear } from "./saying";
import { AREAS, bridgesOf, holds, ownerOf } from "./owners";
import { useMerchants } from "./table";
import * as css from "./textboard.module.css";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Years() {
  const intl = useIntl();
  const { view } = useMerchants();
  return (
    <ol start={view.square + 1}>
      {SQUARES.slice(view.square).map(({ index, grid }) => (
        <li key={index} aria-current={index === view.square ? "step" : undefined}>
          <FormattedMessage
            id="merchants.text.year"
            values={{
              year: sayYear(intl, index),
              event: sayEvent(intl, index),
              what: sayIcon(intl, index),
              grid: grid.length > 0 ? "yes" : "no",
              pays: intl.formatList(
                grid.map(([first, second]) => `${first}/${second}`),
                { type: "unit" },
              ),
              now: index === view.square ? "yes" : "no",
            }}
          />
        </li>
      ))}
    </ol>
  );
}

function Discs() {
  const intl = useIntl();
  const { view, asked } = useMerchants();
  return (
    <ul>
      {asked?.type === "PlaceCard" && (
        <li>
          <FormattedMessage id="merchants.text.drawn" values={{ card: sayCard(intl, asked.card) }} />
        </li>
      )}
      {DISCS.map((_, disc) => {
        const card = view.discs[disc] ?? NO_CARD;
        return (
          <li key={disc}>
            <FormattedMessage
              id="merchants.text.disc"
              values={{
                disc: sayDisc(intl, disc),
                card: card === NO_CARD ? "" : sayCard(intl, card),
                lies: card === NO_CARD ? "no" : "yes",
              }}
            />
          </li>
        );
      })}
      <li>
        <FormattedMessage id="merchants.deck" values={{ left: view.left }} />
      </li>
    </ul>
  );
}

function Exchange() {
  const intl = useIntl();
  const { view, players } = useMerchants();
  return (
    <table>
      <thead>
        <tr>
          <td />
          {GOODS.map((name, good) => (
            <th key={name} scope="col">
              {sayGood(intl, good)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map(({ seat, name }) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            {GOODS.map((good, index) => (
              <td key={good}>{view.at[seat]?.exchange[index] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sites of a sector, each with whose it is. */
function Sites({ title, rows }: { title: string; rows: readonly { key: string; place: string; more: string; owner: number }[] }) {
  const intl = useIntl();
  const { player } = useMerchants();
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ key, place, more, owner }) => {
          const whose = player(owner);
          return (
            <tr key={key}>
              <th scope="row">{place}</th>
              <td>{more}</td>
              <td>{whose ? whose.name : intl.formatMessage({ id: "merchants.text.free" })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Houses() {
  const intl = useIntl();
  const { view } = useMerchants();
  return QUARTERS.map((name, quarter) => (
    <Sites
      key={name}
      title={sayQuarter(quarter)}
      rows={HOUSES.filter((site) => site.quarter === quarter).map((site) => {
        const opposite = across(site.index);
        const more =
          opposite === null || site.bridge === null
            ? ""
            : intl.formatMessage({ id: "merchants.text.bridge" }, { bridge: sayBridge(site.bridge), place: sayHouse(opposite) });
        return { key: site.id, place: `${site.number}. ${site.name}`, more, owner: ownerOf(view, "house", site.index) };
      })}
    />
  ));
}

function Colonies() {
  const intl = useIntl();
  const { view } = useMerchants();
  return CONTINENTS.map((name, continent) => (
    <Sites
      key={name}
      title={sayContinent(intl, continent)}
      rows={COLONIES.filter((site) => site.continent === continent).map((site) => ({
        key: site.id,
        place: sayColony(intl, site.index),
        more: sayGood(intl, site.good),
        owner: ownerOf(view, "colony", site.index),
      }))}
    />
  ));
}

function Players() {
  const intl = useIntl();
  const { view, players } = useMerchants();
  return (
    <ul>
      {players.map(({ seat, name }) => {
        const own = view.at[seat];
        if (!own) return null;
        const bridges = bridgesOf(view, seat).length;
        const bonuses = ["merchants.bonus.goods", "merchants.bonus.continents", "merchants.bonus.quarters"]
          .filter((_, bonus) => holds(view, seat, bonus))
          .map((id) => intl.formatMessage({ id }));
        const values = {
          name,
          money: own.money,
          loans: own.loans,
          tiles: own.supply,
          houses: own.houses.length,
          colonies: own.colonies.length,
          bridges,
          mayor: view.mayor === seat ? "yes" : "no",
        };
        return (
          <li key={seat}>
            <FormattedMessage id="merchants.text.player" values={values} />
            {bonuses.length > 0 && (
              <>
                {" "}
                <FormattedMessage id="merchants.text.bonuses" values={{ bonuses: intl.formatList(bonuses) }} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What each area would pay to whom if it were scored now. */
function Scorings() {
  const intl = useIntl();
  const { facts, players } = useMerchants();
  return (
    <ul>
      {AREAS.map((area, index) => {
        const { square: next = null, sums: paid = [] } = facts.areas[index] ?? {};
        if (next === null) return null;
        const sums = players.map(({ seat, name }) => intl.formatMessage({ id: "merchants.log.paid" }, { name, amount: paid[seat] ?? 0 }));
        return (
          <li key={area}>
            <FormattedMessage id="merchants.text.scoring" values={{ area, year: sayYear(intl, next), sums: intl.formatList(sums) }} />
          </li>
        );
      })}
    </ul>
  );
}

export function TextBoard() {
  const intl = useIntl();
  const { whose } = useMerchants();
  const title = (id: string) => intl.formatMessage({ id });
  return (
    <div className={css.merText}>
      {whose.me === "yes" && (
        <Section title={title("merchants.text.moves")}>
          <MoveList />
        </Section>
      )}
      <Section title={title("merchants.text.players")}>
        <Players />
      </Section>
      <Section title={title("merchants.discs")}>
        <Discs />
      </Section>
      <Section title={title("merchants.area.exchange")}>
        <Exchange />
      </Section>
      <Section title={title("merchants.text.scorings")}>
        <Scorings />
      </Section>
      <Section title={title("merchants.area.quarters")}>
        <Houses />
      </Section>
      <Section title={title("merchants.area.colonies")}>
        <Colonies />
      </Section>
      <Section title={title("merchants.text.years")}>
        <Years />
      </Section>
    </div>
  );
}
