// Two boards beside each other, on the same cut of the map: what was played, and what was better or what came of it.
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { OneCameraContext, useOneCamera } from "@/kit/useCamera";
import type { ReplayLine } from "@/platform/replay/ReplayLog";
import type { Whose } from "@/platform/shared/whose";
import { type Around, Knew, SceneBoard } from "./Board";
import { Reasons } from "./Reasons";
import { sayChange } from "./figures";
import type { Scene } from "./scene";
import * as css from "./Boards.module.css";

export type Side = "played" | "other";

interface BoardsProps extends Around {
  scene: Scene;
  whose: Whose;
  /** What the log says of this move. */
  lines: readonly ReplayLine[];
  /** On a phone only one of the two is seen. */
  isSmall: boolean;
  side: Side;
  onSide: (side: Side) => void;
}

export function Boards(props: BoardsProps) {
  const { scene, isSmall, side } = props;
  const camera = useOneCamera();
  const { other } = scene;
  const isAlone = other === null;
  const shown = isSmall ? (isAlone || side === "played" ? ["played"] : ["other"]) : isAlone ? ["played"] : ["played", "other"];
  return (
    <OneCameraContext.Provider value={camera}>
      <section className={classes(css.boards, isAlone && css.isAlone)}>
        {shown.includes("played") && <Played {...props} />}
        {shown.includes("other") && other && <Other {...props} />}
      </section>
      {isSmall && !isAlone && <Switch {...props} />}
    </OneCameraContext.Provider>
  );
}

function Gain({ points }: { points: number }) {
  const intl = useIntl();
  return <span className={css.boardFigure}>{sayChange(intl, points)}</span>;
}

function Played({ scene, whose, lines, ...around }: BoardsProps) {
  const intl = useIntl();
  const { decision, isBetter, played, mover } = scene;
  const title = intl.formatMessage({ id: mover === null ? "analysis.dealt" : "analysis.played" }, { ...whose });
  return (
    <SceneBoard
      key={`${scene.move} played`}
      {...around}
      shown={played}
      mover={mover}
      title={title}
      label={title}
      look="played"
      figure={isBetter && decision ? <Gain points={-decision.cost} /> : null}
    >
      {isBetter && decision ? (
        <Reasons sources={around.told?.sources ?? {}} isBetter={false} decision={decision} unit={around.game.pointWords} />
      ) : (
        <p>{before(scene, lines)}</p>
      )}
    </SceneBoard>
  );
}

/** What is said under a move that no better one was found for. */
function before({ mover, decision }: Scene, lines: readonly ReplayLine[]): ReactNode {
  if (mover === null) return <FormattedMessage id="analysis.deal.more" />;
  if (decision) return <FormattedMessage id="analysis.best.more" />;
  return lines.length > 0 ? <FormattedMessage id="analysis.only" /> : null;
}

function Other({ scene, whose, lines, ...around }: BoardsProps) {
  const intl = useIntl();
  const { decision, isBetter, other, mover } = scene;
  if (!other) return null;
  const title = intl.formatMessage({ id: isBetter ? "analysis.better" : "analysis.then" }, { ...whose });
  return (
    <SceneBoard
      key={`${scene.move} other`}
      {...around}
      shown={other}
      mover={mover}
      title={title}
      label={title}
      look={isBetter ? "better" : "then"}
      isStill={!around.isSmall}
      figure={isBetter && decision ? <Gain points={decision.cost} /> : null}
    >
      {isBetter && decision ? (
        <Reasons sources={around.told?.sources ?? {}} isBetter decision={decision} unit={around.game.pointWords} />
      ) : (
        lines.map((line) => (
          <p key={line.key}>
            {line.text} {line.gain}
          </p>
        ))
      )}
    </SceneBoard>
  );
}

/** Which of the two boards a phone shows. */
function Switch({ scene, whose, side, onSide }: BoardsProps) {
  const intl = useIntl();
  const way = (which: Side, words: string) => (
    <button type="button" aria-pressed={side === which} className={css.switchWay} onClick={() => onSide(which)}>
      {words}
    </button>
  );
  return (
    <div role="group" className={css.switch} aria-label={intl.formatMessage({ id: "analysis.switch" })}>
      {way("played", intl.formatMessage({ id: "analysis.played" }, { ...whose }))}
      {way("other", intl.formatMessage({ id: scene.isBetter ? "analysis.better" : "analysis.then" }, { ...whose }))}
    </div>
  );
}

/** Opens what the mover had in hand then. */
export function KnewButton({ scene, whose, ...around }: Around & { scene: Scene; whose: Whose }) {
  const intl = useIntl();
  const [isOpen, open] = useState(false);
  if (scene.mover === null) return null;
  const title = intl.formatMessage({ id: "analysis.knew" }, { ...whose });
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => open(true)}>
        <Icon name="i-spectator" size={18} />
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => open(false)} closeLabel={intl.formatMessage({ id: "replay.close" })} size="wide" title={title}>
        <Knew {...around} shown={scene.played} mover={scene.mover} />
        <p className={css.knewNote}>
          <FormattedMessage id="analysis.judged" />
        </p>
      </Dialog>
    </>
  );
}
