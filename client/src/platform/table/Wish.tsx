// One question that somebody asks of the others, with the buttons of whoever is asked: fetched when the first one comes.
import { FormattedList, FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import type { SeatSight, Wish } from "@/wire/table";
import { ClockWords } from "./ClockWords";
import { useTableState } from "./state";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./PromptBar.module.css";

const plays = (seat: SeatSight) => seat.player !== "" && seat.stand_in === "";

/** Nobody speaks for a player who is away: a take-back waits for them. */
const hasASay = (seat: SeatSight) => seat.player !== "" && !seat.resigned;

export default function Question({ wish: asked, kind }: { wish: Wish; kind: "take_back" | "pace" }) {
  const { players, me, wish } = useTableState();
  const asking = players[asked.seat];
  const missing = players.filter(
    ({ seat, sight }) => seat !== asked.seat && !asked.agreed.includes(seat) && (kind === "pace" ? plays(sight) : hasASay(sight)),
  );
  const isAsked = me !== null && missing.some(({ seat }) => seat === me.seat);
  const answer = (agree: boolean) => void wish({ type: kind === "pace" ? "AnswerPace" : "AnswerTakeBack", agree });
  const values = {
    name: asking?.name ?? "",
    me: String(asking?.isMe ?? false),
    clock: asked.clock && <ClockWords clock={asked.clock} />,
  };
  return (
    <div className={css.wish}>
      <Icon name={kind === "pace" ? "i-clock" : "i-undo"} size={18} />
      <p>
        {kind === "pace" ? (
          <FormattedMessage id="table.wish.pace" values={values} />
        ) : (
          <FormattedMessage id="table.wish.takeBack" values={values} />
        )}{" "}
        {!isAsked && missing.length > 0 && (
          <span className={wordsCss.quiet}>
            <FormattedMessage id="table.wish.waiting" values={{ names: <FormattedList value={missing.map(({ name }) => name)} /> }} />
          </span>
        )}
      </p>
      {isAsked && (
        <>
          <Button kind="main" size="small" onClick={() => answer(true)}>
            <FormattedMessage id="table.wish.agree" />
          </Button>
          <Button size="small" onClick={() => answer(false)}>
            <FormattedMessage id="table.wish.refuse" />
          </Button>
        </>
      )}
    </div>
  );
}
