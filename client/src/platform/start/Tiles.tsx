// The games as pictures made of their own boards and pieces, each with the way to play it.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Link } from "@/platform/router";
import type { Offer } from "./games";

interface TilesProps {
  offers: readonly Offer[];
  /** The house has said what it offers. */
  isAsked: boolean;
  onPlay: (slug: string) => void;
  /** The tiles lie in a row that is moved sideways, by keyboard too. */
  isPhone: boolean;
}

export function Tiles({ offers, isAsked, onPlay, isPhone }: TilesProps) {
  const intl = useIntl();
  return (
    <section className="tiles" tabIndex={isPhone ? 0 : undefined} aria-label={intl.formatMessage({ id: "start.games" })}>
      {offers.map(({ card, game }) => {
        const name = intl.formatMessage({ id: card.name });
        const [from, to] = card.players;
        return (
          <article key={card.slug} className={`tile${game || !isAsked ? "" : " tile-soon"}`}>
            <div className="tile-art">
              <card.Art />
            </div>
            <div className="tile-words">
              <h2>{name}</h2>
              <span className="tile-players">
                <FormattedMessage id="start.players" values={{ from, to }} />
              </span>
              <p>
                <FormattedMessage id={card.line} />
              </p>
            </div>
            {game ? (
              <div className="tile-ways">
                <Link to={`/rules/${card.slug}`} aria-label={intl.formatMessage({ id: "start.tile.rulesNamed" }, { game: name })}>
                  <FormattedMessage id="start.tile.rules" />
                </Link>
                <Button
                  className="tile-play"
                  aria-label={intl.formatMessage({ id: "start.tile.playNamed" }, { game: name })}
                  onClick={() => onPlay(card.slug)}
                >
                  <FormattedMessage id="start.tile.play" />
                </Button>
              </div>
            ) : (
              isAsked && (
                <div className="tile-ways">
                  <Chip>
                    <FormattedMessage id="start.soon" />
                  </Chip>
                </div>
              )
            )}
          </article>
        );
      })}
    </section>
  );
}
