// This browser as a way to be called, asked for permission only when its switch is touched; and one's other browsers.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "@/kit/Notice";
import { readAgent } from "@/platform/people/agent";
import { useWork } from "@/platform/people/work";
import type { Player } from "@/wire/http";
import { switchWay } from "./asking";
import { abilityNow, callHere, NotCalled, stopHere } from "./browser";
import { OWN_WORDS } from "./problems";
import type { Calls } from "./useCalls";
import { KnownWay, Row, WaySwitch, Wrong } from "./WayRow";

export function BrowserWays({ me, calls }: { me: Player; calls: Calls }) {
  const intl = useIntl();
  const { own, push_key } = calls.settings.ways;
  const browsers = own.filter((way) => way.kind === "push");
  const here = browsers.find((way) => way.here);
  const name = intl.formatMessage({ id: "notices.browser" });
  if (!push_key) return null;
  return (
    <>
      {here && abilityNow() !== "denied" ? (
        <KnownWay way={here} name={name} calls={calls} onRemove={stopHere} />
      ) : (
        <NewBrowser me={me} calls={calls} pushKey={push_key} name={name} />
      )}
      {browsers
        .filter((way) => !way.here)
        .map((way) => (
          <KnownWay key={way.id} way={way} name={intl.formatMessage({ id: "notices.browser.other" })} calls={calls} />
        ))}
    </>
  );
}

interface NewBrowserProps {
  me: Player;
  calls: Calls;
  pushKey: string;
  name: string;
}

/** Not called yet: the switch asks the browser, which may refuse. */
function NewBrowser({ me, calls, pushKey, name }: NewBrowserProps) {
  const intl = useIntl();
  const work = useWork(OWN_WORDS);
  const [ability, look] = useState(abilityNow);
  const [isAway, miss] = useState(false);
  const { browser, system } = readAgent(navigator.userAgent);
  const begin = async (): Promise<void> => {
    miss(false);
    try {
      const ways = await callHere(pushKey, me.ref);
      const off = ways.own.find((way) => way.here && way.state !== "on");
      calls.became(off ? await switchWay(off.id, true) : ways);
    } catch (thrown) {
      if (!(thrown instanceof NotCalled)) throw thrown;
      miss(thrown.why === "unreachable");
    } finally {
      look(abilityNow());
    }
  };
  const canBe = ability === "asks" || ability === "granted";
  return (
    <Row
      kind="push"
      name={name}
      more={
        browser && system ? (
          <FormattedMessage
            id="notices.browser.about"
            values={{ browser: intl.formatMessage({ id: "people.sessions.agent" }, { browser, system }) }}
          />
        ) : (
          <FormattedMessage id="notices.browser.plain" />
        )
      }
      end={canBe && <WaySwitch name={name} isOn={work.isBusy} onChange={(isOn) => void (isOn && !work.isBusy && work.run(begin))} />}
    >
      {ability === "denied" && (
        <Notice tone="warn">
          <FormattedMessage id="notices.browser.denied" />
        </Notice>
      )}
      {ability === "impossible" && (
        <Notice>
          <FormattedMessage id="notices.browser.impossible" />
        </Notice>
      )}
      {isAway && (
        <Wrong>
          <FormattedMessage id="notices.browser.away" />
        </Wrong>
      )}
      {work.wrong && <Wrong>{work.wrong}</Wrong>}
    </Row>
  );
}
