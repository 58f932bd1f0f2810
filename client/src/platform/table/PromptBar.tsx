// The prompt bar, the heart of the table: always one plain sentence that says what is asked, and of whom.
import { Fragment, type ReactNode } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { Gable as GableKind, Player } from "@/platform/game";
import { Again, useAsked } from "./Again";
import { useKeptFocus } from "./focus";
import { useTableState } from "./state";
import { endedBy, winnersOf } from "./winners";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./PromptBar.module.css";

/** What is asked now: by the game when it is one's turn, and otherwise whom everybody waits for. */
export function PromptBar() {
  const { sight, game, me, connected } = useTableState();
  const isMine = sight.moves.length > 0;
  const Aside = game.Aside ?? Fragment;
  const standIn = me !== null && me.sight.stand_in !== "" && sight.phase === "playing";
  const focus = useKeptFocus();
  return (
    <section
      {...focus}
      className={classes(css.prompt, (isMine || standIn) && css.promptMine)}
      data-mine={isMine || standIn || undefined}
      id="prompt"
      tabIndex={-1}
      aria-labelledby="prompt-title"
    >
      <h2 id="prompt-title" className={wordsCss.hiddenWords}>
        <FormattedMessage id="table.prompt" />
      </h2>
      {!connected && (
        <p className={css.promptLost} role="status">
          <span className={css.promptLostDot} />
          <FormattedMessage id="table.lost" />
        </p>
      )}
      <div className={css.promptAsked} aria-live="polite">
        {isMine && !standIn ? (
          <game.Prompt />
        ) : (
          <Aside>{sight.phase === "over" ? <Over /> : standIn ? <StandIn me={me} /> : <Waiting />}</Aside>
        )}
      </div>
    </section>
  );
}

/** One sentence with a smaller one below, the gable of whom it is about, and the ways out. */
export function Saying({ gable, title, more, children }: { gable?: GableKind; title: ReactNode; more?: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.saying}>
      {gable && <Gable kind={gable} size={46} />}
      <div className={css.sayingWords}>
        <b>{title}</b>
        {more && <span>{more}</span>}
      </div>
      {children && <div className={css.sayingWays}>{children}</div>}
    </div>
  );
}

function Waiting() {
  const { sight, players, me, present } = useTableState();
  if (sight.lot) return <Saying title={<FormattedMessage id="table.wait.lot" />} />;
  const awaited = sight.awaited.flatMap((seat) => players[seat] ?? []);
  const [first] = awaited;
  if (!first) return <Saying title={<FormattedMessage id="table.wait.moment" />} />;
  const more =
    me === null ? <FormattedMessage id="table.wait.watching" values={{ late: sight.delay }} /> : <Next awaited={awaited} me={me} />;
  if (awaited.length > 1) {
    const names = <FormattedList value={awaited.map((player) => player.name)} />;
    return <Saying title={<FormattedMessage id="table.wait.several" values={{ names }} />} more={more} />;
  }
  const values = { name: first.name };
  const away = first.sight.bot === "" && first.sight.stand_in === "" && !present.has(first.seat);
  return (
    <Saying
      gable={first.gable}
      title={
        first.sight.stand_in !== "" ? (
          <FormattedMessage id="table.wait.standIn" values={values} />
        ) : away ? (
          <FormattedMessage id="table.wait.away" values={values} />
        ) : (
          <FormattedMessage id="table.wait.one" values={values} />
        )
      }
      more={more}
    />
  );
}

function Next({ awaited, me }: { awaited: readonly Player[]; me: Player }) {
  const { players } = useTableState();
  const [only] = awaited;
  const isNext = awaited.length === 1 && only !== undefined && (only.seat + 1) % players.length === me.seat;
  return isNext ? <FormattedMessage id="table.wait.next" /> : <FormattedMessage id="table.wait.rest" />;
}

function StandIn({ me }: { me: Player }) {
  const { wish, sight, open } = useTableState();
  if (sight.rated) {
    return (
      <Saying
        gable={me.gable}
        title={<FormattedMessage id="table.standIn.rated" values={{ why: me.sight.why }} />}
        more={<FormattedMessage id="table.standIn.ratedMore" />}
      />
    );
  }
  if (me.sight.resigned) {
    return (
      <Saying
        gable={me.gable}
        title={<FormattedMessage id="table.standIn.resigned" />}
        more={<FormattedMessage id="table.standIn.resignedMore" />}
      />
    );
  }
  if (sight.clock.type !== "none" && me.sight.bank_ms === 0) {
    return (
      <Saying
        gable={me.gable}
        title={<FormattedMessage id="table.standIn.title" />}
        more={<FormattedMessage id="table.standIn.timeIsUp" />}
      >
        <Button kind="main" onClick={() => open({ what: "pace" })}>
          <FormattedMessage id="table.menu.pace" />
        </Button>
      </Saying>
    );
  }
  return (
    <Saying
      gable={me.gable}
      title={<FormattedMessage id="table.standIn.title" />}
      more={<FormattedMessage id="table.standIn.why" values={{ why: me.sight.why }} />}
    >
      <Button kind="main" onClick={() => void wish({ type: "ComeBack" })}>
        <FormattedMessage id="table.standIn.back" />
      </Button>
    </Saying>
  );
}

function Over() {
  const { sight, players, open } = useTableState();
  const asked = useAsked();
  const { names, gable, me } = winnersOf(sight.result ?? { ranks: [], outcome: null }, players);
  const isAbandoned = names.length === 0;
  const values = { names: <FormattedList value={[...names]} />, count: names.length, me };
  return (
    <Saying
      {...(gable ? { gable } : {})}
      title={isAbandoned ? <FormattedMessage id="table.over.abandoned" /> : <FormattedMessage id="table.over.title" values={values} />}
      more={
        asked?.by ? (
          <FormattedMessage id="table.rematch.asked" values={{ name: asked.by }} />
        ) : (
          <FormattedMessage id="table.over.why" values={{ why: endedBy(sight) }} />
        )
      }
    >
      <Again />
      {!isAbandoned && (
        <Button onClick={() => open({ what: "score" })}>
          <Icon name="i-points" size={19} />
          <FormattedMessage id="table.score.show" />
        </Button>
      )}
    </Saying>
  );
}
