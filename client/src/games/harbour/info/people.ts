// Of somebody at the table, or a barge: what lies open before them.
import { sayCubes } from "../cards/sentences";
import { TOM, total } from "../map";
import { cubesSaid, dockersSaid, goodsSaid } from "../mat/saying";
import { sideName, spaceName } from "../names";
import type { About, Asked, Brought } from "./said";
import { looking } from "./verdict";

export function aboutPlayer(asked: Asked, side: number, kind: "barge" | "player"): About | null {
  const { intl, table } = asked;
  const { view, facts, players, seat } = table;
  const at = view.at[side];
  const shown = view.sides[side];
  if (!shown) return null;
  const name = sideName(players, side);
  const brings: Brought[] = [];
  if (at) {
    const cargo = [goodsSaid(intl, at.hold), dockersSaid(intl, at.aboard)].filter((part) => part !== "");
    brings.push({
      symbol: "barge",
      words: intl.formatMessage({ id: "harbour.info.player.aboard" }, { count: cargo.length, cargo: intl.formatList(cargo) }),
    });
    if (total(at.store) > 0)
      brings.push({
        symbol: "warehouse",
        words: intl.formatMessage({ id: "harbour.info.player.store" }, { goods: goodsSaid(intl, at.store) }),
      });
    const slot = (facts.arrives ?? []).findIndex((round) => round > view.round);
    const coming = at.rose[slot] ?? [];
    if (slot >= 0)
      brings.push({
        symbol: "rose",
        words: intl.formatMessage(
          { id: "harbour.info.player.next" },
          { round: facts.arrives?.[slot] ?? 0, count: total(coming), cubes: cubesSaid(intl, coming) },
        ),
      });
    brings.push({
      symbol: "card",
      words: intl.formatMessage({ id: "harbour.info.player.cards" }, { rack: at.rack.length, active: at.tableau.length }),
    });
  }
  const forecast = facts.forecasts?.[side];
  return {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind }),
    symbol: kind === "barge" ? "barge" : "arms",
    name,
    sub: at ? spaceName(intl, at.barge) : side === TOM ? intl.formatMessage({ id: "harbour.info.tom" }) : "",
    price: intl.formatMessage({ id: "harbour.points" }, { points: shown.points }),
    have: forecast === undefined ? "" : intl.formatMessage({ id: "harbour.info.player.end" }, { points: forecast }),
    ground: "look",
    verdict: at
      ? intl.formatMessage(
          { id: "harbour.info.player.pool" },
          { count: total(at.pool), cubes: sayCubes(intl, at.pool), florins: shown.florins, me: side === seat ? "yes" : "no" },
        )
      : looking(intl, table),
    brings,
    rule: "HAR-400",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.player" }),
    thing: null,
  };
}
