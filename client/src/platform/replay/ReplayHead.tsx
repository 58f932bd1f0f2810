// The head of a replay: which game, how far it is, and what can be done with this moment.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { toast } from "@/kit/Toast";
import { copy } from "@/kit/clipboard";
import type { GameClient } from "@/platform/game";
import { HeadHome, HeadLooks, PracticeMark } from "@/platform/table/HeadParts";
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
  open: (what: OpenHere) => void;
}

export function ReplayHead({ final, game, isSmall, address, open }: ReplayHeadProps) {
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
      </div>
      <span className={css.headGrow} />
      {isSmall ? (
        <IconButton icon="i-link" kind="quiet" iconSize={20} label={intl.formatMessage({ id: "replay.link" })} onClick={share} />
      ) : (
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

/** Copies the address of this moment. */
function useShare(address: string): () => void {
  const intl = useIntl();
  return () => {
    const link = new URL(address, window.location.href).href;
    void copy(link).then((done) => (done ? toast(intl.formatMessage({ id: "replay.linkCopied" }), { tone: "good" }) : toast(link)));
  };
}
