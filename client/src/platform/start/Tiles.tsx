// The games as pictures made of their own boards and pieces, each with the way to play it.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { classes } from "@/kit/classes";
import { learnAddress, planFor } from "@/platform/learn/plans";
import { Link } from "@/platform/router";
import { useLessons } from "@/platform/rules/lessons";
import { nameOf } from "./cards";
import type { Offer } from "./games";
import * as css from "./StartPage.module.css";

interface TilesProps {
  offers: readonly Offer[];
  /** The server has said what it offers. */
  isAsked: boolean;
  onPlay: (slug: string) => void;
  /** Opens the table at which a game is learned. */
  onLearn: (slug: string) => void;
  /** The tiles lie in a row that is moved sideways, by keyboard too. */
  isPhone: boolean;
}

/** For whoever has not been taught the game yet; later the rules lead there. */
function LearnLink({ game, name, onLearn }: { game: string; name: string; onLearn: (slug: string) => void }) {
  const intl = useIntl();
  if (useLessons(game).isOff) return null;
  return (
    <Link
      to={learnAddress(game)}
      data-learn={game}
      onClick={(event) => {
        event.preventDefault(); // with the name that stands in the field at the front
        onLearn(game);
      }}
      aria-label={intl.formatMessage({ id: "start.learn.named" }, { game: name })}
    >
      <FormattedMessage id="start.learn" />
    </Link>
  );
}

export function Tiles({ offers, isAsked, onPlay, onLearn, isPhone }: TilesProps) {
  const intl = useIntl();
  return (
    <section className={css.tiles} tabIndex={isPhone ? 0 : undefined} aria-label={intl.formatMessage({ id: "start.games" })}>
      {offers.map(({ card, game }) => {
        const name = nameOf(intl, card);
        const [from, to] = card.players;
        return (
          <article key={card.slug} data-tile={card.slug} className={classes(css.tile, game || !isAsked ? undefined : css.tileSoon)}>
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
                <span className={css.tileLinks}>
                  {planFor(card.slug) && <LearnLink game={card.slug} name={name} onLearn={onLearn} />}
                  <Link to={`/rules/${card.slug}`} aria-label={intl.formatMessage({ id: "start.tile.rulesNamed" }, { game: name })}>
                    <FormattedMessage id="start.tile.rules" />
                  </Link>
                  <Link
                    to={`/opponents?game=${card.slug}`}
                    aria-label={intl.formatMessage({ id: "start.tile.opponentsNamed" }, { game: name })}
                  >
                    <FormattedMessage id="start.tile.opponents" />
                  </Link>
                </span>
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
