// The board of a case's table, as a spectator sees it now. Nobody at the table is told, and nothing can be done there.
import { useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import { Notice, Skeleton } from "@/kit/Notice";
import type { GameClient } from "@/platform/game";
import { useShared } from "@/platform/replay/useShared";
import { playersOf } from "@/platform/table/players";
import { TableProvider } from "@/platform/table/state";
import { useGame } from "@/platform/table/useGame";
import { MoreWords, wordsOf } from "@/platform/words";
import type { Sight } from "@/wire/table";
import { tableOf } from "./asking";
import * as css from "./Case.module.css";

const words = wordsOf("table");
const none = () => Promise.resolve(null);
const unknown = (move: string) => Promise.resolve({ move });
const nothing = () => {};
const NO_ROWS: readonly never[] = [];

export default function CaseBoard({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const intl = useIntl();
  const [sight, see] = useState<Sight | null>(null);
  const [isAbsent, miss] = useState(false);
  useEffect(() => {
    let isWanted = true;
    tableOf(id).then(
      (seen) => isWanted && see(seen),
      () => isWanted && miss(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  const game = useGame(sight?.game);
  return (
    <Dialog isOpen size="wide" title={title} closeLabel={intl.formatMessage({ id: "common.close" })} onClose={onClose}>
      {isAbsent || (sight && sight.view === null) ? (
        <Notice>
          <FormattedMessage id="desk.table.none" />
        </Notice>
      ) : sight && game ? (
        <MoreWords load={words} waiting={null}>
          <MoreWords load={game.words} waiting={null}>
            <Board sight={sight} game={game} />
          </MoreWords>
        </MoreWords>
      ) : (
        <Skeleton lines={6} label={intl.formatMessage({ id: "common.loading" })} />
      )}
    </Dialog>
  );
}

function Board({ sight, game }: { sight: Sight; game: GameClient }) {
  const intl = useIntl();
  const deleted = intl.formatMessage({ id: "table.deleted" });
  const players = useMemo(() => playersOf(sight, deleted), [sight, deleted]);
  const shared = useShared(sight, game, players, NO_ROWS, nothing);
  return (
    <TableProvider value={shared}>
      <game.Provider
        view={sight.view}
        facts={sight.facts}
        moves={[]}
        seat={sight.viewer}
        players={players}
        moment={null}
        sight={sight}
        play={none}
        foresee={unknown}
        openRule={nothing}
      >
        <div className={css.board} data-case-board>
          <game.Board />
        </div>
      </game.Provider>
    </TableProvider>
  );
}
