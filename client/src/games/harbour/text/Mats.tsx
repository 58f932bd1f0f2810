// Every mat in words.
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { SeatView } from "@/wire/harbour";
import { sayCardTitle, sayCubes, sayTask } from "../cards/sentences";
import { MOUTH, NOTHING, pieces, total } from "../map";
import { blockName, dockerName, goodName, sideName, spaceName } from "../names";
import { useHarbour } from "../table";

const sayNone = (intl: IntlShape) => intl.formatMessage({ id: "harbour.text.none" });
const sayList = (intl: IntlShape, parts: readonly string[]) => (parts.length > 0 ? intl.formatList(parts) : sayNone(intl));

/** What a player has and TOM has not: barge, cargo, cubes and cards. */
function Outfit({ at }: { at: SeatView }) {
  const intl = useIntl();
  const list = (parts: readonly string[]) => sayList(intl, parts);
  const goods = (counts: readonly number[]) => pieces(counts).map((good) => goodName(intl, good));
  const cubes = (counts: readonly number[]) => (total(counts) > 0 ? sayCubes(intl, counts) : sayNone(intl));
  const cards = (numbers: readonly number[]) => list(numbers.map((card) => sayCardTitle(intl, card)));
  return (
    <>
      <li>
        <FormattedMessage id="harbour.text.barge" values={{ space: spaceName(intl, at.barge) }} />
      </li>
      <li>
        <FormattedMessage
          id="harbour.text.cargo"
          values={{
            hold: list(goods(at.hold)),
            store: list(goods(at.store)),
            dockers: list(pieces(at.aboard).map((docker) => dockerName(intl, docker))),
          }}
        />
      </li>
      <li>
        <FormattedMessage id="harbour.text.pool" values={{ pool: cubes(at.pool), house: cubes(at.house) }} />
      </li>
      <li>
        <FormattedMessage id="harbour.text.rose" />
        <ol>
          {at.rose.map((counts, slot) => (
            <li key={slot}>{cubes(counts)}</li>
          ))}
        </ol>
      </li>
      <li>
        <FormattedMessage id="harbour.text.tableau" values={{ cards: cards(at.tableau) }} />
      </li>
      <li>
        <FormattedMessage id="harbour.text.used" values={{ cards: cards(at.used) }} />
      </li>
      <li>
        <FormattedMessage id="harbour.text.rack" values={{ cards: cards(at.rack) }} />
      </li>
    </>
  );
}

function Mat({ side }: { side: number }) {
  const intl = useIntl();
  const { view } = useHarbour();
  const of = view.sides[side];
  const at = view.at[side];
  if (!of) return null;
  return (
    <ul>
      <li>
        <FormattedMessage id="harbour.text.purse" values={{ points: of.points, florins: of.florins, tokens: at?.tokens ?? 0 }} />
      </li>
      <li>
        <FormattedMessage id="harbour.text.arms" values={{ blocks: sayList(intl, of.arms.map(blockName)) }} />
      </li>
      <li>
        <FormattedMessage id="harbour.text.pawn" values={{ space: of.pawn, mouth: of.pawn === MOUTH ? "yes" : "no" }} />
      </li>
      {at && <Outfit at={at} />}
      {view.tasks[side]?.map((task) => (
        <li key={task}>{sayTask(intl, task, view.seats)}</li>
      ))}
    </ul>
  );
}

export function Mats() {
  const { view, players } = useHarbour();
  return view.sides.map((_, side) => (
    <section key={side}>
      <h3>{sideName(players, side)}</h3>
      <Mat side={side} />
    </section>
  ));
}

/** Where the three figures stand, if they are in the game. */
export function Figures() {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <ul>
      {view.foreman !== NOTHING && (
        <li>
          <FormattedMessage id="harbour.log.foreman" values={{ space: spaceName(intl, view.foreman) }} />
        </li>
      )}
      {view.bailiff !== NOTHING && (
        <li>
          <FormattedMessage id="harbour.log.bailiff" values={{ block: blockName(view.bailiff) }} />
        </li>
      )}
      {view.pawn !== NOTHING && (
        <li>
          <FormattedMessage id="harbour.log.pawn" values={{ good: goodName(intl, view.pawn) }} />
        </li>
      )}
    </ul>
  );
}
