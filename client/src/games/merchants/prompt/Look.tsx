// Something that was touched and is only looked at: what it is, and why nothing can be done there now.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AuctionAside } from "../auction";
import { NO_CARD, across, colony, discName, house, square } from "../map";
import { type SpotKind, readSpot } from "../pointing";
import { ruleWords } from "../rules/refusals";
import { sayBridge, sayCard, sayColonySite, sayDisc, sayEvent, sayGood, sayHouse, sayHouseSite, sayIcon, sayYear } from "../saying";
import { ownerOf } from "../owners";
import { useMerchants } from "../table";
import { PutBack } from "./PutBack";
import * as css from "./prompt.module.css";

interface Looked {
  kind: SpotKind;
  index: number;
}

export function RuleLink({ rule, onOpen }: { rule: string; onOpen: (rule: string) => void }) {
  return (
    <button type="button" className={css.merRule} onClick={() => onOpen(rule)}>
      {rule}
    </button>
  );
}

export function LookTitle({ spot: { kind, index } }: { spot: Looked }) {
  const intl = useIntl();
  switch (kind) {
    case "house":
      return <>{sayHouseSite(intl, index)}</>;
    case "colony":
      return <>{sayColonySite(intl, index)}</>;
    case "good":
      return <>{sayGood(intl, index)}</>;
    case "disc":
      return <>{sayDisc(intl, index)}</>;
    case "bridge":
      return <>{sayBridge(index)}</>;
    case "square":
      return (
        <>
          {sayYear(intl, index)} · {sayEvent(intl, index)}
        </>
      );
  }
}

function Facts({ spot: { kind, index } }: { spot: Looked }) {
  const intl = useIntl();
  const { view, player } = useMerchants();
  const site = (owner: number, opposite: number | null, bridge: number | null) => {
    const whose = player(owner);
    const values = {
      how: whose ? (whose.isMe ? "mine" : "taken") : "free",
      name: whose?.name ?? "",
      bridged: opposite === null ? "no" : "yes",
      bridge: bridge === null ? "" : sayBridge(bridge),
      opposite: opposite === null ? "" : sayHouse(opposite),
    };
    return <FormattedMessage id="merchants.look.site" values={values} />;
  };
  switch (kind) {
    case "house":
      return site(ownerOf(view, "house", index), across(index), house(index).bridge);
    case "colony":
      return site(ownerOf(view, "colony", colony(index).index), null, null);
    case "good": {
      const standing = view.at.flatMap((at, seat) =>
        at.exchange[index]
          ? [intl.formatMessage({ id: "merchants.exchange.at" }, { name: player(seat)?.name ?? "", space: at.exchange[index] })]
          : [],
      );
      return <FormattedMessage id="merchants.look.row" values={{ standing: intl.formatList(standing), count: standing.length }} />;
    }
    case "disc": {
      const card = view.discs[index] ?? NO_CARD;
      return (
        <FormattedMessage
          id="merchants.look.disc"
          values={{ disc: discName(index), lies: card === NO_CARD ? "no" : "yes", card: card === NO_CARD ? "" : sayCard(intl, card) }}
        />
      );
    }
    case "square": {
      const { grid } = square(index);
      const pays = intl.formatList(
        grid.map(([first, second]) => `${first}/${second}`),
        { type: "unit" },
      );
      return (
        <FormattedMessage id="merchants.look.square" values={{ what: sayIcon(intl, index), grid: grid.length > 0 ? "yes" : "no", pays }} />
      );
    }
    case "bridge":
      return null;
  }
}

export function LookWords({ spot, rule }: { spot: Looked; rule: string }) {
  const intl = useIntl();
  const { openRule } = useMerchants();
  const reason = ruleWords(rule);
  return (
    <>
      <Facts spot={spot} />
      {reason && (
        <>
          {" "}
          {intl.formatMessage({ id: reason })}
          <RuleLink rule={rule} onOpen={openRule} />
        </>
      )}
    </>
  );
}

/** The prompt bar while it is not one's turn. */
export function Aside({ children }: { children: ReactNode }) {
  const { choice } = useMerchants();
  if (choice?.kind !== "look") return <AuctionAside>{children}</AuctionAside>;
  const spot = readSpot(choice.spot);
  return (
    <div className={css.merPromptRoom}>
      <div className={css.merPrompt}>
        <div className={css.merSay}>
          <b>
            <LookTitle spot={spot} />
          </b>
          <span>
            <LookWords spot={spot} rule="" />
          </span>
        </div>
        <PutBack />
      </div>
    </div>
  );
}
