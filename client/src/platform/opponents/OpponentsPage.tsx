// Who sits across from you: five people of the quay, and the table that is laid for those who are asked.
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "@/kit/Notice";
import { Segmented } from "@/kit/Segmented";
import { toast } from "@/kit/Toast";
import { useCatalogue } from "@/platform/catalogue";
import { GABLES } from "@/platform/game";
import { leadersAddress } from "@/platform/leaders/address";
import { useMe } from "@/platform/me";
import { useProblemWords } from "@/platform/people/problems";
import { Link, navigate, useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { nameOf } from "@/platform/start/cards";
import { useComer } from "@/platform/start/comer";
import { type NewTable, makeTable } from "@/platform/start/entering";
import { type Offer, offersOf } from "@/platform/start/games";
import { LIVE } from "@/platform/start/LotFields";
import type { GameCard, Rating } from "@/wire/http";
import { OpponentCard } from "./OpponentCard";
import { OwnNote } from "./OwnNote";
import { TableBar } from "./TableBar";
import { WindowHouse } from "./WindowHouse";
import { useKeys } from "./keys";
import { type Party, partyOf, seatedAt, toggled } from "./party";
import { type Level, PEOPLE, rememberOpponent } from "./people";
import { isMeasured, type Scale, scaleOf } from "./scale";
import { type Styles, stylesOf } from "./styles";
import { useOwnRating } from "./useOwnRating";
import * as css from "./OpponentsPage.module.css";

/** A game that can be played here. */
type Offered = Offer & { game: GameCard };

const isOffered = (offer: Offer): offer is Offered => offer.game !== null;

export default function OpponentsPage({ game }: { game: string }) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: "opponents.title" }));
  const games = useCatalogue();
  const offers = offersOf(games).filter(isOffered);
  const offer = offers.find(({ card }) => card.slug === game) ?? offers[0];
  // Where no bot was measured there is no scale to be on.
  const own = useOwnRating(offer?.game.opponents.some(isMeasured) ? offer.game.slug : undefined);
  const top = <Top offers={offers} offer={offer} own={own} />;
  return (
    <div className={css.page}>
      <PageHead />
      {offer ? (
        <Laid offer={offer} scale={scaleOf(games ?? [])} own={own} top={top} />
      ) : (
        <main id="main">
          {top}
          <Skeleton lines={6} label={intl.formatMessage({ id: "common.loading" })} />
        </main>
      )}
    </div>
  );
}

interface TopProps {
  offers: readonly Offered[];
  /** The one that is chosen. */
  offer: Offered | undefined;
  own: Rating | null | undefined;
}

/** What the page is about, and for which game. */
function Top({ offers, offer, own }: TopProps) {
  const intl = useIntl();
  return (
    <div className={css.top}>
      <div>
        <h1>
          <FormattedMessage id="opponents.title" />
        </h1>
        <p className={css.about}>
          <FormattedMessage id="opponents.about" />{" "}
          {offer && (
            <Link
              to={leadersAddress(offer.card.slug)}
              aria-label={intl.formatMessage({ id: "opponents.leaders.of" }, { game: nameOf(intl, offer.card) })}
            >
              <FormattedMessage id="common.leaders" />
            </Link>
          )}
        </p>
        {offer && own !== undefined && <OwnNote game={offer.card.slug} own={own} />}
      </div>
      {offer && (
        <Segmented
          label={intl.formatMessage({ id: "opponents.game" })}
          isWide
          value={offer.card.slug}
          onChange={(slug) => navigate(`/opponents?game=${slug}`, { replace: true })}
          segments={offers.map(({ card }) => ({ value: card.slug, label: nameOf(intl, card) }))}
        />
      )}
    </div>
  );
}

interface LaidProps {
  offer: Offered;
  scale: Scale | null;
  own: Rating | null | undefined;
  top: ReactNode;
}

/** The quay and the table below it. */
function Laid({ offer, scale, own, top }: LaidProps) {
  const [wanted, want] = useState<readonly Level[]>([]);
  const [comer] = useComer();
  const me = useMe();
  const { game } = offer;
  const asked = seatedAt(wanted, game);
  const party = partyOf(asked, game);
  const styles = stylesOf(game.slug);
  const { isBusy, open } = useOpening(offer, asked, party);
  const start = (): void => {
    if (party.lacks === 0) open(comer, 0);
  };
  useKeys(start);
  const ask = (level: Level): void => {
    if (!asked.includes(level)) rememberOpponent(level);
    want(toggled(asked, level, game));
  };
  return (
    <>
      <main id="main">
        {top}
        <Quay game={game} styles={styles} scale={scale} own={own} asked={asked} isFull={party.room === 0} onAsk={ask} />
        <p className={css.keys}>
          <FormattedMessage id="opponents.keys" />
        </p>
      </main>
      <PageFoot />
      <TableBar
        game={game}
        styles={styles}
        asked={asked}
        party={party}
        name={me?.name ?? comer.name}
        isBusy={isBusy}
        onStart={start}
        onInvite={() => open(comer, Math.max(1, party.lacks))}
      />
    </>
  );
}

interface QuayProps {
  game: GameCard;
  styles: Styles | undefined;
  scale: Scale | null;
  own: Rating | null | undefined;
  asked: readonly Level[];
  isFull: boolean;
  onAsk: (level: Level) => void;
}

/** Five houses, each with its person's card before it. */
function Quay({ game, styles, scale, own, asked, isFull, onAsk }: QuayProps) {
  return (
    <ol className={css.quay}>
      {PEOPLE.map((person) => {
        const { level } = person;
        const seat = asked.indexOf(level) + 1;
        return (
          <li key={level} className={css.place}>
            {/* A house is as good as the button in its card, which is there for keys and for readers. */}
            <div className={css.house} onClick={() => onAsk(level)} aria-hidden>
              <WindowHouse level={level} seat={seat > 0 ? (GABLES[seat % GABLES.length] ?? null) : null} />
            </div>
            <OpponentCard
              person={person}
              told={game.opponents.find((one) => one.level === level)}
              scale={scale}
              own={own}
              style={styles?.levels[level]}
              isAsked={seat > 0}
              isFull={isFull}
              onAsk={() => onAsk(level)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Opens the table, with so many seats for friends; without any the game begins at once. */
function useOpening({ card, game }: Offered, asked: readonly Level[], party: Party) {
  const wordsOf = useProblemWords();
  const [isBusy, wait] = useState(false);
  const open = (comer: Parameters<typeof makeTable>[0], friends: number): void => {
    if (isBusy) return;
    wait(true);
    const table: NewTable = {
      game: game.slug,
      seats: party.seats + friends,
      bots: asked,
      clock: { type: "none" },
      lots: card.hasLots ? LIVE : null,
      isPrivate: true,
      delay: 0,
      practice: false,
      options: {},
    };
    makeTable(comer, table).then(navigate, (problem: unknown) => {
      toast(wordsOf(problem), { tone: "warn" });
      wait(false);
    });
  };
  return { isBusy, open };
}
