// Where the parts of a replay stand: on a wide page beside each other, on a phone under each other with one row of tabs.
import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { Tabs } from "@/kit/Tabs";
import { api } from "@/platform/api";
import type { GameClient, Player } from "@/platform/game";
import { Link } from "@/platform/router";
import { Players } from "@/platform/table/Players";
import { analysisPath } from "@/platform/table/invite";
import { useTableState } from "@/platform/table/state";
import type { Sight } from "@/wire/table";
import { Controls } from "./Controls";
import { Eyes } from "./Eyes";
import type { OpenHere } from "./Opened";
import { ReplayHead } from "./ReplayHead";
import { ReplayLog } from "./ReplayLog";
import { WATCHER } from "./steps";
import * as css from "./Replay.module.css";

interface LayoutProps {
  final: Sight;
  game: GameClient;
  players: readonly Player[];
  isSmall: boolean;
  controls: ComponentProps<typeof Controls>;
  log: ComponentProps<typeof ReplayLog>;
  eyes: ComponentProps<typeof Eyes>;
  /** The address of this moment. */
  address: string;
  invitation: string;
  open: (what: OpenHere) => void;
}

export function Layout(props: LayoutProps) {
  return (
    <div className={css.replay}>
      <ReplayHead
        final={props.final}
        game={props.game}
        isSmall={props.isSmall}
        address={props.address}
        invitation={props.invitation}
        open={props.open}
      />
      {props.isSmall ? <OnPhone {...props} /> : <OnDesk {...props} />}
    </div>
  );
}

function Board({ game }: { game: GameClient }) {
  const intl = useIntl();
  return (
    <section className={css.replayBoard} data-replay-board aria-label={intl.formatMessage({ id: "replay.board" })}>
      <game.Board />
    </section>
  );
}

/** The things of whoever is looked over the shoulder. */
function Mine({ game, eyes }: Pick<LayoutProps, "game" | "eyes">) {
  const intl = useIntl();
  const { sight } = useTableState();
  return (
    <section className={css.replayMine} aria-label={intl.formatMessage({ id: "replay.mine" })}>
      {eyes.eyes === WATCHER && sight.phase !== "over" ? (
        <p className={css.replayNohand}>
          <FormattedMessage id="replay.noHand" />
        </p>
      ) : (
        <game.Mine />
      )}
    </section>
  );
}

function OnDesk(props: LayoutProps) {
  const { game, controls, log, eyes } = props;
  return (
    <main id="main" className={css.replayPage}>
      <div className={css.replayLeft}>
        <Board game={game} />
        <Controls {...controls}>
          <Eyes {...eyes} />
        </Controls>
        <Mine game={game} eyes={eyes} />
      </div>
      <aside className={css.replaySide}>
        <Players />
        <section className={css.replayPanel}>
          <h2>
            <Icon name="i-log" size={17} />
            <FormattedMessage id="replay.log" />
          </h2>
          <ReplayLog {...log} />
        </section>
        <Foot {...props} />
      </aside>
    </main>
  );
}

function OnPhone(props: LayoutProps) {
  const intl = useIntl();
  const { game, controls, log, eyes } = props;
  const mine = (
    <div className={css.replaySheet}>
      <Eyes {...eyes} />
      <Mine game={game} eyes={eyes} />
    </div>
  );
  const players = (
    <div className={css.replaySheet}>
      <Players />
      <Foot {...props} />
    </div>
  );
  const parts = [
    { id: "mine", label: intl.formatMessage({ id: "replay.tab.mine" }), content: mine },
    { id: "players", label: intl.formatMessage({ id: "replay.tab.players" }), content: players },
    { id: "log", label: intl.formatMessage({ id: "replay.log" }), content: <ReplayLog {...log} /> },
  ];
  return (
    <main id="main" className={css.replayPhone}>
      <Board game={game} />
      <Controls {...controls} />
      <Tabs label={intl.formatMessage({ id: "replay.tabs" })} parts={parts} isEven className={css.replayTabs} />
    </main>
  );
}

/** The end of the game, and the game to take home. */
function Foot({ final, isSmall, invitation, open }: LayoutProps) {
  return (
    <div className={css.replayFoot}>
      {final.result?.outcome && (
        <Button icon="i-points" onClick={() => open({ what: "score" })}>
          <FormattedMessage id="replay.score" />
        </Button>
      )}
      <a className={buttonClass("plain")} href={api.recordAddress(final.table, invitation)} download>
        <Icon name="i-download" size={19} />
        <FormattedMessage id="replay.download" />
      </a>
      {isSmall && (
        <>
          {final.result?.outcome && (
            <Link to={analysisPath(final.table, invitation)} className={buttonClass("plain")}>
              <Icon name="i-hint" size={19} />
              <FormattedMessage id="table.menu.analysis" />
            </Link>
          )}
          <Button icon="i-shield" onClick={() => open({ what: "verify" })}>
            <FormattedMessage id="replay.verify" />
          </Button>
          <Button icon="i-log" onClick={() => open({ what: "text" })}>
            <FormattedMessage id="replay.text" />
          </Button>
        </>
      )}
    </div>
  );
}
