// Whoever plays here is banned: until when, why, and where it is answered. The connection stays closed.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { comeBack } from "@/platform/connection";
import { inForce, OWN_ORDER, useOwn } from "@/platform/order/own";
import { orderWords } from "@/platform/order/words";
import { Link } from "@/platform/router";
import { MoreWords } from "@/platform/words";
import { Arriving, Closed } from "./Threshold";

export default function Banned() {
  return (
    <MoreWords load={orderWords} waiting={<Arriving />}>
      <Told />
    </MoreWords>
  );
}

function Told() {
  const intl = useIntl();
  const own = useOwn((state) => state.own);
  const ban = inForce(own, "ban");
  const date = ban?.ends_at ? intl.formatDate(ban.ends_at, { dateStyle: "long", timeStyle: "short" }) : "";
  return (
    <Closed
      title={<FormattedMessage id="order.bannedHere" />}
      more={ban?.reason ? <p>{ban.reason}</p> : null}
      ways={
        <>
          <Link to={OWN_ORDER} className={buttonClass("main")}>
            <FormattedMessage id="order.banned.why" />
          </Link>
          {own && !ban && (
            <Button onClick={comeBack}>
              <FormattedMessage id="order.bannedHere.over" />
            </Button>
          )}
        </>
      }
    >
      {date ? <FormattedMessage id="order.bannedHere.until" values={{ date }} /> : <FormattedMessage id="order.bannedHere.plain" />}
    </Closed>
  );
}
