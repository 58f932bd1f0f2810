// The sentence for the thing in hand: what would be done, what it means, and what the one button says.
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { ReactNode } from "react";
import { Now } from "../cards/CardButton";
import { ruleOf } from "../cards/rule";
import { sayCard, sayCardTitle, sayMarketTile } from "../cards/sentences";
import type { Chosen } from "../choice";
import { NOTHING, total } from "../map";
import { blockName, colourName, dockerName, goodName, spaceName } from "../names";
import { type HarbourTable, useHarbour } from "../table";
import { RuleLink } from "./RuleLink";
import { isNothingLeft, leftUndone } from "./leaving";
import { spend } from "./spending";
import { WORDS } from "./words";
import * as css from "./prompt.module.css";

export interface Saying {
  title: ReactNode;
  more?: ReactNode;
  button?: ReactNode;
}

/** What the thing is called. */
export function nameOf(intl: IntlShape, { thing, way }: Pick<Chosen, "thing" | "way">): string {
  switch (thing.kind) {
    case "card":
      return sayCardTitle(intl, thing.card);
    case "block":
      return blockName(thing.block);
    case "space":
      return spaceName(intl, thing.space);
    case "good":
      return goodName(intl, thing.good);
    case "docker":
      return dockerName(intl, thing.docker);
    case "cube":
    case "die":
      return colourName(intl, thing.colour);
    default:
      return way.move;
  }
}

function CardMore({ card }: { card: number }) {
  const intl = useIntl();
  return (
    <>
      {sayCard(intl, card)} <Now card={card} />
      <RuleLink rule={ruleOf(card)} />
    </>
  );
}

function riverMore({ facts: { river } }: HarbourTable): ReactNode {
  if (!river) return null;
  const { space, bridge = 0, is_mouth: isMouth = false } = river;
  return <FormattedMessage id="harbour.prompt.river.more" values={{ space, points: bridge, mouth: isMouth ? "yes" : "no" }} />;
}

/** What is left undone, as a list; empty where nothing is. */
export function useLeft(): string {
  const intl = useIntl();
  const { view, facts, moves } = useHarbour();
  const left = leftUndone(view, facts, moves);
  if (isNothingLeft(left)) return "";
  const parts = [
    left.cubes > 0 ? intl.formatMessage({ id: "harbour.prompt.left.cubes" }, { count: left.cubes }) : "",
    left.uses > 0 ? intl.formatMessage({ id: "harbour.prompt.left.uses" }, { count: left.uses }) : "",
    left.activations > 0 ? intl.formatMessage({ id: "harbour.prompt.left.activations" }, { count: left.activations }) : "",
    left.deliveries > 0 ? intl.formatMessage({ id: "harbour.prompt.left.deliveries" }, { count: left.deliveries }) : "",
    left.dockers > 0 ? intl.formatMessage({ id: "harbour.prompt.left.dockers" }) : "",
    left.loads > 0 ? intl.formatMessage({ id: "harbour.prompt.left.loads" }, { count: left.loads }) : "",
    left.freeSteps > 0 ? intl.formatMessage({ id: "harbour.prompt.left.freeSteps" }, { count: left.freeSteps }) : "",
  ].filter((part) => part !== "");
  return intl.formatList(parts);
}

/** Every move that can be in hand. */
export function useInHand(chosen: Chosen | null): Saying | null {
  const intl = useIntl();
  const table = useHarbour();
  const left = useLeft();
  if (!chosen) return null;
  const { view, facts, seat } = table;
  const { verb, number } = chosen.way;
  const name = nameOf(intl, chosen);
  const { paid: pay, florins } = spend(chosen, view, facts);
  const stay = total(view.at[seat]?.pool ?? []) - pay;
  switch (verb) {
    case "activate":
      return {
        title: <FormattedMessage id="harbour.prompt.activate" values={{ name }} />,
        more: <CardMore card={number} />,
        button: <FormattedMessage id="harbour.do.activate" values={{ count: pay }} />,
      };
    case "use":
      return {
        title: <FormattedMessage id="harbour.prompt.use" values={{ name }} />,
        more: <CardMore card={number} />,
        button: <FormattedMessage id="harbour.do.use" values={{ count: pay, florins }} />,
      };
    case "take":
      return {
        title: <FormattedMessage id="harbour.prompt.take" values={{ name }} />,
        more: <CardMore card={number} />,
        button: <FormattedMessage id="harbour.do.take" />,
      };
    case "discard":
      return {
        title: <FormattedMessage id="harbour.prompt.discard" values={{ name }} />,
        more: <CardMore card={number} />,
        button: <FormattedMessage id="harbour.do.discard" />,
      };
    case "buy":
    case "buy with florins":
    case "claim": {
      const good = view.goods_on[number] ?? NOTHING;
      return {
        title: <FormattedMessage id="harbour.prompt.buy" values={{ name, how: verb === "claim" ? "claim" : "buy" }} />,
        more: (
          <FormattedMessage
            id="harbour.prompt.buy.more"
            values={{ good: goodName(intl, good), has: good === NOTHING ? "no" : "yes", stay }}
          />
        ),
        button: <FormattedMessage id="harbour.do.buy" values={{ count: pay, florins, how: verb === "claim" ? "claim" : "buy" }} />,
      };
    }
    case "bailiff":
    case "foreman":
    case "pawn":
      return {
        title: <FormattedMessage id="harbour.prompt.put" values={{ name, who: verb }} />,
        button: <FormattedMessage id="harbour.do.put" />,
      };
    case "step":
      return {
        title: <FormattedMessage id="harbour.prompt.sail" values={{ name }} />,
        more: <FormattedMessage id="harbour.prompt.sail.more" values={{ steps: chosen.route.length, count: pay, stay }} />,
        button: <FormattedMessage id="harbour.do.sail" values={{ count: pay }} />,
      };
    case "jump":
      return {
        title: <FormattedMessage id="harbour.prompt.sail" values={{ name }} />,
        button: <FormattedMessage id="harbour.do.sail" values={{ count: 0 }} />,
      };
    case "load":
      return {
        title: <FormattedMessage id="harbour.prompt.load" values={{ good: name }} />,
        more: <FormattedMessage id="harbour.prompt.load.more" />,
        button: <FormattedMessage id="harbour.do.load" />,
      };
    case "deliver":
      return {
        title: <FormattedMessage id="harbour.prompt.deliver" values={{ good: name }} />,
        more: <FormattedMessage id="harbour.prompt.deliver.more" />,
        button: <FormattedMessage id="harbour.do.deliver" />,
      };
    case "docker":
      return {
        title: <FormattedMessage id="harbour.prompt.docker" values={{ docker: name }} />,
        more: <FormattedMessage id="harbour.prompt.docker.more" values={{ colour: name }} />,
        button: <FormattedMessage id="harbour.do.docker" />,
      };
    case "return good":
    case "return docker":
    case "return":
      return {
        title: <FormattedMessage id="harbour.prompt.return" values={{ name }} />,
        button: <FormattedMessage id="harbour.do.return" />,
      };
    case "die":
      return {
        title: <FormattedMessage id="harbour.prompt.die" values={{ colour: name }} />,
        more: <FormattedMessage id="harbour.prompt.die.more" />,
        button: <FormattedMessage id="harbour.do.die" />,
      };
    case "shift":
      return {
        title: (
          <FormattedMessage
            id="harbour.prompt.shift"
            values={{ colour: name, way: chosen.way.move.endsWith("lower") ? "lower" : "higher" }}
          />
        ),
        button: <FormattedMessage id="harbour.do.shift" />,
      };
    case "river":
    case "on":
    case "yes":
      return {
        title: <FormattedMessage id="harbour.prompt.river" />,
        more: riverMore(table),
        button: <FormattedMessage id="harbour.do.river" values={{ count: pay }} />,
      };
    case "market":
      return {
        title: <FormattedMessage id="harbour.prompt.market" />,
        more: sayMarketTile(intl, view.tiles.at(-1) ?? 1),
        button: <FormattedMessage id="harbour.do.market" values={{ florins }} />,
      };
    case "end":
      return {
        title: <FormattedMessage id="harbour.prompt.end" />,
        more: left ? <span className={css.hbLeft}>{left}.</span> : <FormattedMessage id="harbour.prompt.end.more" />,
        button: <FormattedMessage id="harbour.do.end" />,
      };
    default:
      if (WORDS[verb]) return { title: intl.formatMessage({ id: WORDS[verb] }), button: intl.formatMessage({ id: WORDS[verb] }) };
      // Cubes: put on the rose, paid, gained, kept or not paid after all.
      return {
        title: <FormattedMessage id="harbour.prompt.cube" values={{ colour: name, verb }} />,
        button: <FormattedMessage id="harbour.do.cube" values={{ verb }} />,
      };
  }
}
