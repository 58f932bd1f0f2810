// The head of an analysis: which game, how it ended, the way to its replay, and a link to this moment.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass, IconButton } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { toast } from "@/kit/Toast";
import { copy } from "@/kit/clipboard";
import type { GameClient } from "@/platform/game";
import { Link } from "@/platform/router";
import { HeadHome, HeadLooks } from "@/platform/table/HeadParts";
import { tableName } from "@/platform/table/names";
import type { Sight } from "@/wire/table";
import * as css from "@/platform/table/Head.module.css";

interface HeadProps {
  final: Sight;
  game: GameClient;
  isSmall: boolean;
  address: string;
  replay: string;
}

export function Head({ final, game, isSmall, address, replay }: HeadProps) {
  const intl = useIntl();
  const share = () => {
    const link = new URL(address, window.location.href).href;
    void copy(link).then((done) => (done ? toast(intl.formatMessage({ id: "replay.linkCopied" }), { tone: "good" }) : toast(link)));
  };
  return (
    <header className={css.head}>
      <HeadHome isSmall={isSmall} label={intl.formatMessage({ id: "replay.homeLink" })} />
      <div className={css.headTable}>
        <h1>{tableName(final.table)}</h1>
        <span className={css.headAbout}>
          <FormattedMessage id="analysis.about" />
          {(game.name || game.title) && (
            <>
              {" · "}
              {game.name ? <FormattedMessage id={game.name} /> : <span lang="en">{game.title}</span>}
            </>
          )}
        </span>
      </div>
      <span className={css.headGrow} />
      {isSmall ? (
        <>
          <Link to={replay} className={buttonClass("quiet")} aria-label={intl.formatMessage({ id: "analysis.toReplay" })}>
            <Icon name="i-replay" size={20} />
          </Link>
          <IconButton icon="i-link" kind="quiet" iconSize={20} label={intl.formatMessage({ id: "replay.link" })} onClick={share} />
        </>
      ) : (
        <nav className={css.headTools} aria-label={intl.formatMessage({ id: "replay.tools" })}>
          <Link to={replay} className={buttonClass("quiet")}>
            <Icon name="i-replay" size={19} />
            <span>
              <FormattedMessage id="analysis.toReplay" />
            </span>
          </Link>
          <Button kind="quiet" icon="i-link" onClick={share}>
            <span>
              <FormattedMessage id="replay.link" />
            </span>
          </Button>
          <HeadLooks />
        </nav>
      )}
    </header>
  );
}
