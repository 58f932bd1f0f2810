// Where a record and the truth part ways, in plain words, with what was expected and what was found.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Fault } from "./check";
import * as css from "./Verified.module.css";

export function FaultWords({ fault }: { fault: Fault }) {
  const { expected, found } = fault.details;
  return (
    <>
      <Sentence fault={fault} />
      {(expected || found) && (
        <dl className={css.verifiedDifference}>
          {expected && (
            <div>
              <dt>
                <FormattedMessage id="replay.verify.expected" />
              </dt>
              <dd>{expected}</dd>
            </div>
          )}
          {found && (
            <div>
              <dt>
                <FormattedMessage id="replay.verify.found" />
              </dt>
              <dd>{found}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

function Sentence({ fault }: { fault: Fault }): ReactNode {
  const { who = "", move = 0, label = "" } = fault.details;
  const values = { name: who, move, label };
  switch (fault.kind) {
    case "seal":
      return <FormattedMessage id="replay.fault.seal" />;
    case "log":
      return <FormattedMessage id="replay.fault.log" />;
    case "shown":
      return <FormattedMessage id="replay.fault.shown" />;
    case "options":
      return <FormattedMessage id="replay.fault.options" />;
    case "names":
      return <FormattedMessage id="replay.fault.names" />;
    case "rows":
      return <FormattedMessage id="replay.fault.rows" values={values} />;
    case "end":
      return <FormattedMessage id="replay.fault.end" />;
    case "serverSeed":
      return <FormattedMessage id="replay.fault.serverSeed" />;
    case "promise":
      return <FormattedMessage id="replay.fault.promise" />;
    case "partForm":
      return <FormattedMessage id="replay.fault.partForm" values={values} />;
    case "part":
      return <FormattedMessage id="replay.fault.part" values={values} />;
    case "own":
      return <FormattedMessage id="replay.fault.own" />;
    case "label":
      return <FormattedMessage id="replay.fault.label" values={values} />;
    case "first":
      return <FormattedMessage id="replay.fault.first" />;
    case "shuffle":
      return <FormattedMessage id="replay.fault.shuffle" values={values} />;
    case "dice":
      return <FormattedMessage id="replay.fault.dice" values={values} />;
    case "tie":
      return <FormattedMessage id="replay.fault.tie" values={values} />;
    case "top":
      return <FormattedMessage id="replay.fault.top" values={values} />;
    case "lot":
      return <FormattedMessage id="replay.fault.lot" values={values} />;
    case "course":
      return <FormattedMessage id="replay.fault.course" values={values} />;
    case "events":
      return <FormattedMessage id="replay.fault.events" />;
  }
}
