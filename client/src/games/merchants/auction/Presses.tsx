// Everybody's press at a lot that is over: where it was, how it stands to the winner's, and who did not press.
import { FormattedMessage } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import type { Player } from "@/platform/game";
import { useMerchants } from "../table";
import type { Finish, Pressing } from "./finish";
import { opens, priceOf } from "./round";
import * as css from "./finish.module.css";

/** How a press stands to the winner's. */
function placeOf({ step, first, winner }: Finish, press: Pressing): string {
  if (press.isVoid) return "void";
  if (press.seat === winner) return first.length > 1 ? "wonDraw" : "won";
  if (press.step !== step) return "later";
  return first.includes(press.seat) ? "lostDraw" : "second";
}

function Press({ finish, press }: { finish: Finish; press: Pressing }) {
  const { players } = useMerchants();
  const { isDouble, step, winner } = finish;
  return (
    <li className={classes(press.seat === winner && css.finishWon)}>
      <Gable kind={players[press.seat]?.gable ?? "step"} size={32} />
      <b>{players[press.seat]?.name}</b>
      <span>
        <FormattedMessage
          id="merchants.finish.pressed"
          values={{
            price: priceOf(isDouble, press.step),
            opens: String(opens(isDouble, press.step)),
            preset: String(press.isPreset),
            ms: Math.round(press.at),
            doubt: press.doubt,
          }}
        />
      </span>
      <em>
        <FormattedMessage id="merchants.finish.place" values={{ place: placeOf(finish, press), steps: press.step - (step ?? 0) }} />
      </em>
    </li>
  );
}

function Silence({ player, winner }: { player: Player; winner: number | null }) {
  return (
    <li className={classes(player.seat === winner && css.finishWon)}>
      <Gable kind={player.gable} size={32} />
      <b>{player.name}</b>
      <span>
        <FormattedMessage id="merchants.finish.silent" values={{ opener: String(player.seat === winner) }} />
      </span>
    </li>
  );
}

export function Presses({ finish }: { finish: Finish }) {
  const { players } = useMerchants();
  const { pressed, winner } = finish;
  const silent = players.filter((player) => !pressed.some((press) => press.seat === player.seat));
  return (
    <ol className={css.finishAll}>
      {pressed.map((press) => (
        <Press key={press.seat} finish={finish} press={press} />
      ))}
      {silent.map((player) => (
        <Silence key={player.seat} player={player} winner={winner} />
      ))}
    </ol>
  );
}
