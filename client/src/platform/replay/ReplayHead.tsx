// The head of a replay: which game, how far it is, and what can be done with this moment.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass, IconButton } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { toast } from "@/kit/Toast";
import { copy } from "@/kit/clipboard";
import type { GameClient } from "@/platform/game";
import { Link } from "@/platform/router";
import { HeadHome, HeadLooks, PracticeMark, RatedMark } from "@/platform/table/HeadParts";
import { analysisPath } from "@/platform/table/invite";
import { tableName } from "@/platform/table/names";
import { useTableState } from "@/platform/table/state";
import type { Sight } from "@/wire/table";
import type { OpenHere } from "./Opened";
import * as css from "@/platform/table/Head.module.css";

interface ReplayHeadProps {
  final: Sight;
  game: GameClient;
  isSmall: boolean;
  /** The address of this moment. */
  address: string;
  invitation: string;
  open: (what: OpenHere) => void;
}

export function ReplayHead({ final, game, isSmall, address, invitation, open }: ReplayHeadProps) {
  const intl = useIntl();
  const { sight } = useTableState();
  const progress = sight.view === null ? null : game.progress(sight.view, sight.facts);
  const far = progress && intl.formatMessage({ id: progress.id }, progress.values);
  const share = useShare(address);
  return (
    <header className={css.head}>
      <HeadHome isSmall={isSmall} label={intl.formatMessage({ id: "replay.homeLink" })} />
      <div className={css.headTable}>
        <h1>{tableName(final.table)}</h1>
        <span className={css.headAbout}>
          <FormattedMessage id="replay.about" />
          {!isSmall && (game.name || game.title) && (
            <>
              {" · "}
              {game.name ? <FormattedMessage id={game.name} /> : <span lang="en">{game.title}</span>}
            </>
          )}
          {!isSmall && far && ` · ${far}`}
          {isSmall && final.practice && (
            <>
              {" · "}
              <FormattedMessage id="table.practice" />
            </>
          )}
        </span>
        {!isSmall && final.practice && <PracticeMark />}
        {!isSmall && final.rated && <RatedMark />}
      </div>
      <span className={css.headGrow} />
      {isSmall ? (
        <IconButton icon="i-link" kind="quiet" iconSize={20} label={intl.formatMessage({ id: "replay.link" })} onClick={share} />
      ) : (
        <Tools final={final} invitation={invitation} open={open} share={share} />
      )}
    </header>
  );
}

function Tools({ final, invitation, open, share }: Pick<ReplayHeadProps, "final" | "invitation" | "open"> & { share: () => void }) {
  const intl = useIntl();
  return (
    <nav className={css.headTools} aria-label={intl.formatMessage({ id: "replay.tools" })}>
      <Button kind="quiet" className={css.headFair} icon="i-shield" onClick={() => open({ what: "verify" })}>
        <span>
          <FormattedMessage id="replay.verify" />
        </span>
      </Button>
      <Button kind="quiet" icon="i-log" onClick={() => open({ what: "text" })}>
        <span>
          <FormattedMessage id="replay.text" />
        </span>
      </Button>
      {final.result?.outcome && (
        <Link to={analysisPath(final.table, invitation)} className={buttonClass("quiet")}>
          <Icon name="i-hint" size={19} />
          <span>
            <FormattedMessage id="table.menu.analysis" />
          </span>
        </Link>
      )}
      <Button kind="quiet" icon="i-link" onClick={share}>
        <span>
          <FormattedMessage id="replay.link" />
        </span>
      </Button>
      <HeadLooks />
    </nav>
  );
}

/** Copies the address of this moment. */
function useShare(address: string): () => void {
  const intl = useIntl();
  return () => {
    const link = new URL(address, window.location.href).href;
    void copy(link).then((done) => (done ? toast(intl.formatMessage({ id: "replay.linkCopied" }), { tone: "good" }) : toast(link)));
  };
}
