// The whole table in words: for screen readers, and for whoever would rather read than look.
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MoveList } from "./MoveList";
import { CARDS, EMPTY, FREE, PLACES, ROUTES, ROUTES_AT, type Route, cardName, place } from "./map";
import { HowFar } from "./mine/Contracts";
import { sayCard, sayContract, sayCount, standing } from "./saying";
import { useRoutes } from "./table";
import * as css from "./textboard.module.css";

function RouteRow({ route, from, closed }: { route: Route; from: number; closed: ReadonlySet<number> }) {
  const intl = useIntl();
  const table = useRoutes();
  const owner = table.player(table.view.public.owners[route.index] ?? FREE);
  const to = route.ends[0] === from ? route.ends[1] : route.ends[0];
  return (
    <tr>
      <th scope="row">{place(to).name}</th>
      <td>{sayCount(intl, route.colour, route.length)}</td>
      <td>
        <FormattedMessage id="routes.text.brings" values={{ points: route.points, trade: route.trade ? "yes" : "no" }} />
      </td>
      <td>
        <FormattedMessage id="routes.text.state" values={{ how: standing(table, route.index, closed), owner: owner?.name ?? "" }} />
      </td>
    </tr>
  );
}

/** Each route stands once, under the first of its places in the order of the alphabet. */
function Routes() {
  const { facts } = useRoutes();
  const closed = useMemo(() => new Set(facts.closed), [facts]);
  return PLACES.map((from) => {
    const routes = (ROUTES_AT[from.index] ?? [])
      .flatMap((index) => ROUTES[index] ?? [])
      .filter((route) => Math.min(...route.ends) === from.index);
    if (routes.length === 0) return null;
    return (
      <table key={from.id}>
        <caption>
          <FormattedMessage id="routes.text.from" values={{ place: from.name }} />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="routes.text.to" />
            </th>
            <th scope="col">
              <FormattedMessage id="routes.text.spaces" />
            </th>
            <th scope="col">
              <FormattedMessage id="routes.text.gives" />
            </th>
            <th scope="col">
              <FormattedMessage id="routes.text.how" />
            </th>
          </tr>
        </thead>
        <tbody>
          {routes.map((route) => (
            <RouteRow key={route.index} route={route} from={from.index} closed={closed} />
          ))}
        </tbody>
      </table>
    );
  });
}

function Players() {
  const intl = useIntl();
  const { view, players, laid } = useRoutes();
  const { points, carts, hand_sizes: hands, contract_counts: contracts, trade } = view.public;
  return (
    <ul>
      {players.map(({ seat, name, isMe }) => (
        <li key={seat}>
          <FormattedMessage
            id="routes.text.player"
            values={{
              name: isMe ? intl.formatMessage({ id: "routes.text.you" }, { name }) : name,
              points: points[seat] ?? 0,
              carts: carts[seat] ?? 0,
              cards: hands[seat] ?? 0,
              contracts: contracts[seat] ?? 0,
              trade: trade[seat] ?? 0,
            }}
          />
          {laid.length > 0 && (
            <ul>
              {laid
                .filter((one) => one.seat === seat)
                .map((one) => (
                  <li key={one.contract}>
                    {sayContract(intl, one.contract)}: <HowFar held={one} />
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Own() {
  const intl = useIntl();
  const { view, held, seat, whose } = useRoutes();
  if (seat < 0) return null;
  const cards = CARDS.map((_, card) => ({ card, count: view.hand[card] ?? 0 })).filter((kind) => kind.count > 0);
  return (
    <section>
      <h3>
        <FormattedMessage id="routes.hand" values={{ ...whose }} />
      </h3>
      <p>
        {cards.length === 0 ? (
          <FormattedMessage id="routes.text.noCards" />
        ) : (
          intl.formatList(cards.map(({ card, count }) => sayCount(intl, cardName(card), count)))
        )}
      </p>
      <h3>
        <FormattedMessage id="routes.contracts" values={{ ...whose }} />
      </h3>
      <ul>
        {held.map((one) => (
          <li key={one.contract}>
            {sayContract(intl, one.contract)}
            {one.isOffered && (
              <>
                {" "}
                (<FormattedMessage id="routes.contracts.offer" />)
              </>
            )}
            : <HowFar held={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TextBoard() {
  const intl = useIntl();
  const { view, whose } = useRoutes();
  const { market, pile, contract_pile: contracts, discards } = view.public;
  return (
    <div className={css.routesText}>
      <Own />
      {whose.me === "yes" && (
        <section>
          <h3>
            <FormattedMessage id="routes.text.moves" />
          </h3>
          <MoveList />
        </section>
      )}
      <section>
        <h3>
          <FormattedMessage id="routes.market" />
        </h3>
        <ol>
          {market.map((card, slot) => (
            <li key={slot}>{card === EMPTY ? intl.formatMessage({ id: "routes.text.emptySlot" }) : sayCard(intl, card)}</li>
          ))}
        </ol>
        <p>
          <FormattedMessage id="routes.text.piles" values={{ cards: pile, contracts, discards: discards.length }} />
        </p>
      </section>
      <section>
        <h3>
          <FormattedMessage id="routes.text.players" />
        </h3>
        <Players />
      </section>
      <section>
        <h3>
          <FormattedMessage id="routes.text.routes" />
        </h3>
        <Routes />
      </section>
    </div>
  );
}
