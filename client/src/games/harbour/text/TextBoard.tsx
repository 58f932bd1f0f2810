// The whole table in words: for screen readers, and for whoever would rather read than look.
import { FormattedMessage, useIntl } from "react-intl";
import { blockLabel, marketLabel, spaceLabel, useLabels } from "../board/labels";
import { sayCard, sayCardTitle, sayCost, sayMarketTile } from "../cards/sentences";
import { BLOCKS, COLOURS, DISTRICTS, DOCKER_PLACES, GOODS, SPACES, fastDelivery } from "../map";
import { colourName, dockerName, sideName } from "../names";
import { useHarbour } from "../table";
import { Figures, Mats } from "./Mats";
import { MoveList } from "./MoveList";
import * as css from "./text.module.css";

function Round() {
  const intl = useIntl();
  const { view, players } = useHarbour();
  const tile = view.tiles.at(-1);
  const dice = view.dice.map((face, colour) => `${colourName(intl, colour)} ${face}`);
  return (
    <ul>
      <li>
        <FormattedMessage
          id="harbour.text.round"
          values={{
            round: view.round,
            bonus: fastDelivery(view.round),
            order: intl.formatList(view.order.map((side) => sideName(players, side))),
          }}
        />
      </li>
      {dice.length > 0 && (
        <li>
          <FormattedMessage id="harbour.log.rolled" values={{ dice: intl.formatList(dice.slice(0, COLOURS.length)) }} />
        </li>
      )}
      {tile !== undefined && (
        <li>
          <FormattedMessage id="harbour.log.tile" values={{ tile: sayMarketTile(intl, tile) }} />
        </li>
      )}
      {view.districts.length > 0 && (
        <li>
          <FormattedMessage
            id="harbour.log.districts"
            values={{ count: view.districts.length, districts: intl.formatList(view.districts.map((one) => DISTRICTS[one]?.name ?? "")) }}
          />
        </li>
      )}
      {view.offer.map((card) => (
        <li key={card}>{`${sayCardTitle(intl, card)}. ${sayCost(intl, card)}. ${sayCard(intl, card)}`}</li>
      ))}
    </ul>
  );
}

function City() {
  const labels = useLabels();
  return DISTRICTS.map((district, index) => (
    <section key={district.id}>
      <h4>{district.name}</h4>
      <ul>
        {BLOCKS.filter((block) => block.district === index).map((block) => (
          <li key={block.id}>{blockLabel(labels, block.index)}</li>
        ))}
      </ul>
    </section>
  ));
}

function Port() {
  const labels = useLabels();
  const { view } = useHarbour();
  const isBusy = (space: number) => view.at.some(({ barge }) => barge === space);
  return (
    <ul>
      {SPACES.filter((space) => space.kind !== "water" || isBusy(space.index)).map(({ index }) => (
        <li key={index}>{spaceLabel(labels, index)}</li>
      ))}
    </ul>
  );
}

function Corners() {
  const intl = useIntl();
  const labels = useLabels();
  const { view, facts } = useHarbour();
  const housed = view.building.map((docker) => dockerName(intl, docker));
  const next = DOCKER_PLACES[facts.docker_place]?.points ?? 0;
  return (
    <>
      <p>
        <FormattedMessage id="harbour.text.building" values={{ count: housed.length, dockers: intl.formatList(housed), next }} />
      </p>
      <ul>
        {GOODS.map((good, index) => (
          <li key={good}>{marketLabel(labels, index)}</li>
        ))}
      </ul>
      <Figures />
    </>
  );
}

export function TextBoard() {
  const { seat } = useHarbour();
  return (
    <div className={css.hbText}>
      {seat >= 0 && (
        <section>
          <h3>
            <FormattedMessage id="harbour.text.moves" />
          </h3>
          <MoveList />
        </section>
      )}
      <section>
        <h3>
          <FormattedMessage id="harbour.text.thisRound" />
        </h3>
        <Round />
      </section>
      <Mats />
      <section>
        <h3>
          <FormattedMessage id="harbour.text.city" />
        </h3>
        <City />
      </section>
      <section>
        <h3>
          <FormattedMessage id="harbour.text.port" />
        </h3>
        <Port />
      </section>
      <section>
        <h3>
          <FormattedMessage id="harbour.text.corners" />
        </h3>
        <Corners />
      </section>
    </div>
  );
}
