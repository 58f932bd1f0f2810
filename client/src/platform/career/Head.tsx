// The head of a player's page: who it is, how much they played, what came of it between the two of you, and who sees the page.
import { lazy, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import "@/kit/moreSymbols";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { toast } from "@/kit/Toast";
import { copy } from "@/kit/clipboard";
import { useMe } from "@/platform/me";
import { useMedia } from "@/platform/settings";
import { PersonTies } from "@/platform/ties";
import { Named } from "@/platform/shared/Named";
import { unmarked } from "@/platform/shared/bots";
import { type Against, playerAddress } from "./address";
import { sumOf } from "./figures";
import { refOf } from "./ref";
import { WhoSees } from "./WhoSees";
import { type Asked, isUnknown } from "./useCareer";
import type { Career } from "@/wire/http";
import * as css from "./Career.module.css";

const Report = lazy(() => import("@/platform/order/Report"));

interface HeadProps {
  name: string;
  against: Against;
  asked: Asked;
}

export function Head({ name, against, asked: { about, career, problem } }: HeadProps) {
  const isPhone = useMedia("(max-width: 699px)");
  const isNobody = isUnknown(problem);
  return (
    <header className={css.head}>
      {!isNobody && <Gable kind="step" size={isPhone ? 56 : 72} />}
      <div className={css.who}>
        <h1>{isNobody ? <FormattedMessage id="career.unknown" values={{ name: unmarked(name) }} /> : <Named name={name} />}</h1>
        {about && !about.is_hidden && <Facts about={about} career={career} against={against} />}
        {about && !about.is_own && about.kind === "account" && <PersonTies name={about.name} />}
      </div>
      {about && !about.is_hidden && <Own about={about} isPhone={isPhone} />}
    </header>
  );
}

function Facts({ about, career, against }: { about: Career; career: Career | null; against: Against }) {
  const intl = useIntl();
  const { name, created_at: since, met } = about;
  const finished = sumOf(career?.games.map((game) => game.finished) ?? []);
  const resigned = sumOf(career?.games.map((game) => game.resigned) ?? []);
  return (
    <>
      <p className={css.facts}>
        {since !== null && (
          <span className={css.since}>
            <FormattedMessage id="career.since" values={{ date: intl.formatDate(since, { dateStyle: "long" }) }} />
          </span>
        )}
        <span role="status">
          {finished > 0 && (
            <>
              <span className={css.fact}>
                <FormattedMessage id="career.finished" values={{ count: finished, against }} />
              </span>{" "}
              {resigned > 0 && (
                <span className={css.fact}>
                  <FormattedMessage id="career.resigned" values={{ count: resigned }} />
                </span>
              )}
            </>
          )}
        </span>
      </p>
      {met && met.games > 0 && (
        <p className={css.met}>
          <b>
            <FormattedMessage id="career.met" values={{ name: unmarked(name), ahead: met.ahead, behind: met.behind }} />
          </b>{" "}
          <FormattedMessage id="career.met.games" values={{ games: met.games }} />
        </p>
      )}
    </>
  );
}

/** What can be done with the page; nobody but a guest sees that of a guest. */
function Own({ about, isPhone }: { about: Career; isPhone: boolean }) {
  const intl = useIntl();
  if (about.kind === "guest") return null;
  const share = (): void => {
    const link = new URL(playerAddress(about.name), window.location.href).href;
    void copy(link).then((done) => (done ? toast(intl.formatMessage({ id: "career.copied" }), { tone: "good" }) : toast(link)));
  };
  return (
    <div className={css.own}>
      {about.is_own && about.shown && <WhoSees saved={about.shown} isWide={isPhone} />}
      <Button icon="i-link" size="small" onClick={share}>
        <FormattedMessage id="career.copy" />
      </Button>
      <Complain about={about} />
    </div>
  );
}

/** Telling the moderators about somebody else; for whoever has come in. */
function Complain({ about }: { about: Career }) {
  const me = useMe();
  const [isOpen, open] = useState(false);
  const ref = refOf(about);
  if (!me || about.is_own || ref === "") return null;
  return (
    <>
      <Button kind="quiet" icon="i-flag" size="small" onClick={() => open(true)}>
        <FormattedMessage id="career.report" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Report people={[{ ref, name: unmarked(about.name) }]} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
