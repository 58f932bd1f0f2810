// The games as pictures made of their own boards and pieces, each with the way to play it.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { classes } from "@/kit/classes";
import { Link } from "@/platform/router";
import { nameOf } from "./cards";
import type { Offer } from "./games";
import * as css from "./StartPage.module.css";

interface TilesProps {
  offers: readonly Offer[];
  /** The server has said what it offers. */
  isAsked: boolean;
  onPlay: (slug: string) => void;
  /** The tiles lie in a row that is moved sideways, by keyboard too. */
  isPhone: boolean;
}

export function Tiles({ offers, isAsked, onPlay, isPhone }: TilesProps) {
  const intl = useIntl();
  return (
    <section className={css.tiles} tabIndex={isPhone ? 0 : undefined} aria-label={intl.formatMessage({ id: "start.games" })}>
      {offers.map(({ card, game }) => {
        const name = nameOf(intl, card);
        const [from, to] = card.players;
        return (
          <article key={card.slug} className={classes(css.tile, game || !isAsked ? undefined : css.tileSoon)}>
            <div className={css.tileArt}>
              <card.Art />
            </div>
            <div className={css.tileWords}>
              <h2>{name}</h2>
              <span className={css.tilePlayers}>
                <FormattedMessage id="start.players" values={{ from, to }} />
              </span>
              <p>
                <FormattedMessage id={card.line} />
              </p>
            </div>
            {game ? (
              <div className={css.tileWays}>
                <Link to={`/rules/${card.slug}`} aria-label={intl.formatMessage({ id: "start.tile.rulesNamed" }, { game: name })}>
                  <FormattedMessage id="start.tile.rules" />
                </Link>
                <Button
                  className={css.tilePlay}
                  aria-label={intl.formatMessage({ id: "start.tile.playNamed" }, { game: name })}
                  onClick={() => onPlay(card.slug)}
                >
                  <FormattedMessage id="start.tile.play" />
                </Button>
              </div>
            ) : (
              isAsked && (
                <div className={css.tileWays}>
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
