// The chat of a table: what people said, as text, the newest below; and a line to say something.
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { FormattedMessage, FormattedTime, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { TextField } from "@/kit/TextField";
import type { Player } from "@/platform/game";
import { inForce, useOwn } from "@/platform/order/own";
import { Named } from "@/platform/shared/Named";
import { extra } from "@/platform/shared/extra";
import type { Chat } from "@/wire/table";
import { mute, useMuted } from "./muted";
import { DELETED } from "./players";
import { useTableState } from "./state";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./LogPanel.module.css";

/** Why, and until when. Without it there is still no line to write in: what is sent would be refused. */
const ChatStopped = extra(() => import("./ChatStopped"), Stopped);
const LONGEST = 500;

/** Everything that was said here, as far as it came, without those who are muted. */
export function ChatPanel() {
  const intl = useIntl();
  const { chat, players, myself, me, sight } = useTableState();
  const muted = useMuted((state) => state.muted);
  const stopped = useOwn(({ own }) => inForce(own, "mute"));
  const end = useRef<HTMLDivElement>(null);
  const shown = chat.filter((line) => !muted.has(line.player));
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [shown.length]);
  return (
    <div className={css.chat}>
      <div className={css.chatLines} ref={end} role="log" aria-label={intl.formatMessage({ id: "table.chat" })} tabIndex={0}>
        {shown.length === 0 && (
          <p className={wordsCss.quiet}>
            <FormattedMessage id="table.chat.empty" />
          </p>
        )}
        {shown.map((line) => (
          <ChatLineShape
            key={line.id}
            line={line}
            player={players.find(({ sight }) => sight.player === line.player)}
            isMine={line.player === myself}
          />
        ))}
      </div>
      <Muted chat={chat} muted={muted} />
      {me === null && (sight.phase === "dealing" || sight.phase === "playing") && (
        <p className={css.chatAside}>
          <Icon name="i-spectator" size={18} />
          <FormattedMessage id="table.chat.aside" />
        </p>
      )}
      {myself !== "" &&
        (stopped ? (
          <Suspense fallback={null}>
            <ChatStopped by={stopped} />
          </Suspense>
        ) : (
          <ChatForm />
        ))}
    </div>
  );
}

function ChatLineShape({ line, player, isMine }: { line: Chat; player: Player | undefined; isMine: boolean }) {
  const intl = useIntl();
  const { myself, open } = useTableState();
  const canReport = myself !== "" && line.name !== DELETED;
  return (
    <div className={css.chatLine}>
      {player ? <Gable kind={player.gable} size={22} /> : <Icon name="i-spectator" size={20} className={css.chatWatcher} />}
      <span className={css.chatWho}>{line.name === DELETED ? <FormattedMessage id="table.deleted" /> : <Named name={line.name} />}</span>
      <span className={css.chatAt}>
        {line.spectator && (
          <span className={css.chatRoom}>
            <FormattedMessage id="table.chat.spectators" />
          </span>
        )}
        <FormattedTime value={line.at} />
      </span>
      <p className={css.chatText}>{line.text}</p>
      {!isMine && (
        <span className={css.chatWays}>
          <button type="button" className={css.chatMute} onClick={() => mute(line.player, true)}>
            <FormattedMessage id="table.chat.mute" values={{ name: line.name }} />
          </button>
          {canReport && (
            <button
              type="button"
              className={css.chatMute}
              aria-label={intl.formatMessage({ id: "table.chat.reportLine" }, { name: line.name })}
              onClick={() => open({ what: "report", line })}
            >
              <FormattedMessage id="table.chat.report" />
            </button>
          )}
        </span>
      )}
    </div>
  );
}

/** Those who spoke here and are muted, so that it can be undone where it is noticed. */
function Muted({ chat, muted }: { chat: readonly Chat[]; muted: ReadonlySet<string> }) {
  const names = new Map(chat.filter((line) => muted.has(line.player)).map((line) => [line.player, line.name]));
  if (names.size === 0) return null;
  return (
    <div className={css.chatMuted}>
      {[...names].map(([player, name]) => (
        <button key={player} type="button" className={css.chatMute} onClick={() => mute(player, false)}>
          <FormattedMessage id="table.chat.unmute" values={{ name }} />
        </button>
      ))}
    </div>
  );
}

function Stopped() {
  return (
    <p className={css.chatStopped} data-chat-stopped role="status">
      <FormattedMessage id="table.refused.muted" />
    </p>
  );
}

function ChatForm() {
  const intl = useIntl();
  const { say } = useTableState();
  const [text, write] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    const line = text.normalize("NFC").trim();
    if (!line) return;
    write("");
    void say(line).then((done) => {
      if (!done) write((now) => now || line); // a line that was refused is not lost
    });
  };
  return (
    <form data-chat className={css.chatForm} onSubmit={send}>
      <TextField
        label={intl.formatMessage({ id: "table.chat.label" })}
        isLabelHidden
        value={text}
        onChange={write}
        maxLength={LONGEST}
        placeholder={intl.formatMessage({ id: "table.chat.placeholder" })}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" size="small" isDisabled={!text.trim()}>
        <FormattedMessage id="table.chat.send" />
      </Button>
    </form>
  );
}
