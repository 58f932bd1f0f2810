// What one is called for: a box for each kind of call and each way, for all games or for one that goes its own way.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Icon } from "@/kit/Icon";
import { Notice } from "@/kit/Notice";
import { Segmented } from "@/kit/Segmented";
import { CARDS, nameOf } from "@/platform/start/cards";
import type { Player } from "@/wire/http";
import type { Kind, WayKind } from "./asking";
import { Card } from "./Card";
import { ALL_GAMES, isOwn, isWanted, toggled, waysOf, withUsual } from "./rules";
import { Sign } from "./Sign";
import type { Calls } from "./useCalls";
import { KIND, offeredTo, WAY } from "./ways";
import * as css from "./WhatFor.module.css";

export function WhatFor({ me, calls }: { me: Player; calls: Calls }) {
  const intl = useIntl();
  const [game, choose] = useState(ALL_GAMES);
  const ways = offeredTo(me, calls.settings.ways);
  if (ways.length === 0) return null;
  const title = intl.formatMessage({ id: "notices.for" });
  const games = CARDS.map((card) => ({ value: card.slug, label: nameOf(intl, card) }));
  return (
    <Card
      title={title}
      name="for"
      end={
        <Segmented
          label={intl.formatMessage({ id: "notices.for.games" })}
          value={game}
          onChange={choose}
          segments={[{ value: ALL_GAMES, label: intl.formatMessage({ id: "notices.for.all" }) }, ...games]}
        />
      }
    >
      <Offer calls={calls} ways={ways} />
      <Grid game={game} ways={ways} calls={calls} title={games.find(({ value }) => value === game)?.label ?? title} />
      <p className={css.about}>
        <FormattedMessage id={game === ALL_GAMES ? "notices.for.all.about" : "notices.for.one.about"} />
      </p>
    </Card>
  );
}

/** A way that is on, and for which nothing is ticked: what most people want is one touch away. */
function Offer({ calls: { settings, change }, ways }: { calls: Calls; ways: readonly WayKind[] }) {
  const intl = useIntl();
  const { rules } = settings.wishes;
  const idle = ways.filter((way) => !isWanted(rules, way) && settings.ways.own.some((own) => own.kind === way && own.state !== "off"));
  if (idle.length === 0) return null;
  const names = intl.formatList(idle.map((way) => intl.formatMessage({ id: WAY[way] })));
  return (
    <div className={css.offer}>
      <Notice
        icon="i-bell"
        actions={
          <Button kind="main" size="small" onClick={() => change({ rules: withUsual(rules, idle) })}>
            <FormattedMessage id="notices.for.usual" />
          </Button>
        }
      >
        <FormattedMessage id="notices.for.offer" values={{ names }} />
      </Notice>
    </div>
  );
}

interface GridProps {
  game: string;
  ways: readonly WayKind[];
  calls: Calls;
  title: string;
}

function Grid({ game, ways, calls, title }: GridProps) {
  const { kinds, wishes } = calls.settings;
  return (
    <table className={css.grid} aria-label={title}>
      <thead>
        <tr>
          <td />
          {ways.map((way) => (
            <th key={way} scope="col" id={`way-${way}`}>
              <span>
                <Sign way={way} size={17} />
                <FormattedMessage id={WAY[way]} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <b id={`kind-${kind}`}>
                <FormattedMessage id={KIND[kind].name} />
              </b>
              <span id={`kind-${kind}-more`}>
                <FormattedMessage id={KIND[kind].more} />
              </span>
              {isOwn(wishes.rules, game, kind) && (
                <Chip tone="gold">
                  <FormattedMessage id="notices.for.own" />
                </Chip>
              )}
            </th>
            {ways.map((way) => (
              <td key={way}>
                <Box game={game} kind={kind} way={way} calls={calls} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Box({ game, kind, way, calls: { settings, change } }: { game: string; kind: Kind; way: WayKind; calls: Calls }) {
  const { rules } = settings.wishes;
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-labelledby={`kind-${kind} way-${way}`}
        aria-describedby={`kind-${kind}-more`}
        checked={waysOf(rules, game, kind).includes(way)}
        onChange={() => change({ rules: toggled(rules, game, kind, way) })}
      />
      <Icon name="i-check" size={15} />
    </label>
  );
}
