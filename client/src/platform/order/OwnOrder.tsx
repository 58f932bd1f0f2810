// On the profile, where there is something to tell: measures against oneself with their answer, and what one complained of.
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import "@/kit/moreSymbols";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { MoreWords } from "@/platform/words";
import type { OwnComplaint, OwnModeration } from "@/wire/http";
import NewName from "./NewName";
import { OwnMeasureRow } from "./OwnMeasure";
import { inForce } from "./own";
import { REASON_WORDS } from "./reasons";
import { orderWords } from "./words";
import * as css from "./order.module.css";

export default function OwnOrder({ own }: { own: OwnModeration }) {
  return (
    <MoreWords load={orderWords} waiting={null}>
      <Card own={own} />
    </MoreWords>
  );
}

function Card({ own }: { own: OwnModeration }) {
  const section = useRef<HTMLElement>(null);
  const [isNaming, choose] = useState(false);
  // The browser looked for the place before it was there.
  useEffect(() => {
    if (window.location.hash !== "#order") return;
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: "start" }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section ref={section} id="order" className={css.card} aria-labelledby="order-title">
      <h2 id="order-title">
        <FormattedMessage id="order.title" />
      </h2>
      {own.must_rename && (
        <Button icon="i-pen" onClick={() => choose(true)}>
          <FormattedMessage id="order.name" />
        </Button>
      )}
      {own.measures.length > 0 && (
        <ul className={css.rows}>
          {own.measures.map((measure) => (
            <OwnMeasureRow key={measure.id} measure={measure} />
          ))}
        </ul>
      )}
      {own.complaints.length > 0 && (
        <>
          <h3>
            <FormattedMessage id="order.complaints" />
          </h3>
          <ul className={css.rows}>
            {own.complaints.map((complaint) => (
              <ComplaintRow key={complaint.id} complaint={complaint} />
            ))}
          </ul>
        </>
      )}
      {isNaming && <NewName reason={inForce(own, "name")?.reason ?? ""} onClose={() => choose(false)} />}
    </section>
  );
}

const STATE_WORDS = {
  waiting: "order.complaint.waiting",
  acted: "order.complaint.acted",
  rejected: "order.complaint.rejected",
  decided: "order.complaint.decided",
} as const;

function ComplaintRow({ complaint }: { complaint: OwnComplaint }) {
  const intl = useIntl();
  return (
    <li>
      <div className={css.rowHead}>
        <b>
          <FormattedMessage
            id="order.complaint"
            values={{ name: complaint.name, reason: intl.formatMessage({ id: REASON_WORDS[complaint.reason] }) }}
          />
        </b>
        <Chip tone={complaint.state === "acted" ? "good" : "plain"}>
          <FormattedMessage id={STATE_WORDS[complaint.state]} />
        </Chip>
      </div>
      <p className={css.small}>{intl.formatDate(complaint.at, { dateStyle: "medium", timeStyle: "short" })}</p>
      {complaint.words && <blockquote className={css.reason}>{complaint.words}</blockquote>}
    </li>
  );
}
