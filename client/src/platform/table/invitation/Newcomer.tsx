// The invitation as somebody sees it who is nobody yet: a name that is filled in, and a seat by one press.
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { TextField } from "@/kit/TextField";
import { api, problemOf } from "@/platform/api";
import { useProblemWords } from "@/platform/people/problems";
import { Link } from "@/platform/router";
import { useComer } from "@/platform/start/comer";
import { enter } from "@/platform/start/entering";
import { LONGEST_NAME } from "@/platform/start/names";
import type { Sight } from "@/wire/table";
import { Arriving, Closed, Nothing } from "../Threshold";
import { linkKind } from "../invite";
import { InvitationPage, Ways } from "./Page";
import { sitDown } from "./sitDown";
import { freeAt, type Offer, offerOf } from "./state";
import { InvitationWords } from "./Words";
import * as css from "./Page.module.css";

interface NewcomerProps {
  id: string;
  invitation: string;
  /** Called with true before somebody comes in, and with false when they have a seat or know why not. */
  onComing: (isUnderWay: boolean) => void;
  /** They would rather look on first. */
  onWatch: () => void;
}

/** Somebody came by a link and is nobody yet. */
export default function Newcomer(props: NewcomerProps) {
  return (
    <InvitationWords>
      <Invited {...props} />
    </InvitationWords>
  );
}

function Invited({ id, invitation, onComing, onWatch }: NewcomerProps) {
  const [sight, see] = useState<Sight | null>(null);
  const [missing, miss] = useState<"no" | "gone" | "away">("no");
  useEffect(() => {
    api.look(id, invitation).then(see, (thrown: unknown) => miss(problemOf(thrown).code === "not_found" ? "gone" : "away"));
  }, [id, invitation]);
  if (missing === "gone") return <Nothing link={linkKind(id, invitation)} />;
  if (missing === "away") {
    return (
      <Closed title={<FormattedMessage id="table.away.title" />}>
        <FormattedMessage id="table.away.more" />
      </Closed>
    );
  }
  if (!sight) return <Arriving />;
  if (sight.phase === "over" && sight.view === null) {
    return (
      <Closed title={<FormattedMessage id="table.over.abandoned" />}>
        <FormattedMessage id="table.over.why" values={{ why: sight.result?.why ?? "" }} />
      </Closed>
    );
  }
  const offer = offerOf(sight, false);
  return (
    <InvitationPage sight={sight} invitation={invitation} offer={offer}>
      {offer === "over" ? (
        <Over sight={sight} invitation={invitation} />
      ) : (
        <ComeIn sight={sight} invitation={invitation} offer={offer} onComing={onComing} onWatch={onWatch} />
      )}
    </InvitationPage>
  );
}

function Over({ sight, invitation }: { sight: Sight; invitation: string }) {
  const query = invitation ? `?${new URLSearchParams({ invitation })}` : "";
  return (
    <>
      <Link to={`/replay/${sight.table}${query}`} className={buttonClass("main", "large")}>
        <FormattedMessage id="invitation.replay" />
      </Link>
      <Ways game={sight.game}>
        <Link to="/" className={buttonClass("plain", "small")}>
          <Icon name="i-plus" size={17} />
          <FormattedMessage id="invitation.own" />
        </Link>
      </Ways>
    </>
  );
}

interface ComeInProps extends Pick<NewcomerProps, "invitation" | "onComing" | "onWatch"> {
  sight: Sight;
  offer: Offer;
}

function ComeIn({ sight, invitation, offer, onComing, onWatch }: ComeInProps) {
  const wordsOf = useProblemWords();
  const [comer, write] = useComer();
  const [wrong, fault] = useState("");
  const [busy, wait] = useState<"no" | "sitting" | "watching">("no");
  const come = (how: "sitting" | "watching"): void => {
    if (busy !== "no" || !comer.name.trim()) return;
    wait(how);
    fault("");
    onComing(true);
    if (how === "watching") onWatch();
    const done = how === "sitting" ? sitDown(comer, sight.table, freeAt(sight), invitation) : enter(comer);
    done
      .catch((thrown: unknown) => {
        fault(wordsOf(thrown));
        wait("no");
      })
      .finally(() => onComing(false));
  };
  const isSeat = offer === "seat";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    come(isSeat ? "sitting" : "watching");
  };
  const watch: ReactNode = isSeat && (
    <Button size="small" icon="i-spectator" isBusy={busy === "watching"} onClick={() => come("watching")}>
      <FormattedMessage id="invitation.watch.first" />
    </Button>
  );
  return (
    <form onSubmit={submit} className={css.form} noValidate>
      <TextField
        className={css.name}
        label={<FormattedMessage id="table.name.label" />}
        value={comer.name}
        onChange={write}
        wrong={wrong}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        required
      />
      <Button
        type="submit"
        kind="main"
        size="large"
        data-sit={isSeat || undefined}
        isBusy={busy === "sitting"}
        isDisabled={!comer.name.trim()}
      >
        <FormattedMessage id={isSeat ? "invitation.sit" : "invitation.watch"} />
      </Button>
      <Ways game={sight.game}>{watch}</Ways>
    </form>
  );
}
