// The mayor's three discs with the cards on them, and the card that is to be put on one.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CardChip, CardFace, Deck } from "../cards/CardFace";
import { BUCKET, CLOCK, DISCS, MAYOR, NO_CARD } from "../map";
import { discSpot, usePointing } from "../pointing";
import { sayCard, sayDisc } from "../saying";
import { Sign } from "../Sign";
import { useMerchants } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./discs.module.css";

/** In the order in which a hand weighs them: for oneself, for sale, away. */
const ORDER = [MAYOR, CLOCK, BUCKET];

function DiscPlace({ disc }: { disc: number }) {
  const intl = useIntl();
  const { view, asked, offered, choice, touch, player, moment } = useMerchants();
  const pointed = usePointing((state) => state.spot);
  const spot = discSpot(disc);
  const lying = view.discs[disc] ?? NO_CARD;
  const isOffered = offered.bySpot.has(spot);
  const isChosen = choice?.kind === "move" && choice.spot === spot;
  const ghost = isChosen && asked?.type === "PlaceCard" ? asked.card : NO_CARD;
  const isFresh = moment?.events.some((event) => event.type === "CardPlaced" && event.disc === disc) ?? false;
  const mayor = disc === MAYOR ? player(view.mayor) : undefined;
  const words = intl.formatMessage(
    { id: "merchants.disc.label" },
    {
      disc: sayDisc(intl, disc),
      card: lying === NO_CARD ? "" : sayCard(intl, lying),
      lies: lying === NO_CARD ? "no" : "yes",
      can: isOffered ? "yes" : "no",
    },
  );
  return (
    <button
      type="button"
      className={classes(
        css.merDisc,
        isOffered && css.isOffered,
        isChosen && css.isChosen,
        pointed === spot && css.isLooked,
        isFresh && css.isFresh,
      )}
      aria-pressed={isChosen}
      data-spot={spot}
      onClick={() => touch(spot)}
    >
      <span className={wordsCss.hiddenWords}>{words}</span>
      <span className={css.merDiscHead} aria-hidden="true">
        <Sign name={`mer-${DISCS[disc] ?? "bucket"}`} size={24} />
        <span>{sayDisc(intl, disc)}</span>
        {mayor && <Sign name={`mer-piece-${mayor.gable}`} size={20} of={mayor.gable} />}
      </span>
      <span className={css.merDiscPlace} aria-hidden="true">
        {lying !== NO_CARD && <CardFace index={lying} />}
        {ghost !== NO_CARD && (
          <span className={css.merDiscGhost}>
            <CardFace index={ghost} />
          </span>
        )}
      </span>
    </button>
  );
}

export function Discs() {
  const intl = useIntl();
  const { view, asked } = useMerchants();
  const drawn = asked?.type === "PlaceCard" ? asked.card : null;
  return (
    <section className={css.merDiscs} aria-label={intl.formatMessage({ id: "merchants.discs" })}>
      {ORDER.map((disc) => (
        <DiscPlace key={disc} disc={disc} />
      ))}
      <p className={css.merDiscsFoot}>
        {drawn !== null && (
          <span className={css.merDrawn}>
            <FormattedMessage id="merchants.drawn" /> <CardChip index={drawn} />
          </span>
        )}
        <Deck left={view.left} />
      </p>
    </section>
  );
}
