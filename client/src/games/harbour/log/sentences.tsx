// One sentence for each event that is worth one; null for what the board shows by itself.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { Player } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { sayCardTitle, sayCubes, sayMarketTile, sayTask } from "../cards/sentences";
import { COLOURS, DISTRICTS, MOUTH, NOTHING, SPACES, WAREHOUSES, DEPOTS, PONTOONS } from "../map";
import { blockName, dockerName, goodName, sideName, spaceName } from "../names";
import { scoreLine } from "../scoring";
import { Symbol, colourClass, cubeSymbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { keyOf } from "../things";
import * as css from "./log.module.css";

/** A sentence, and where on the board it happened. */
export interface Told {
  /** The side that it is about, or -1 for the table itself. */
  side: number;
  text: ReactNode;
  place?: string;
  own?: boolean;
}

const b = (words: ReactNode[]) => <b>{words}</b>;

/** How a side is called in a sentence: `you`, or by name. */
export function who(players: readonly Player[], side: number) {
  const isMe = players.find((player) => player.seat === side)?.isMe === true;
  return { me: isMe ? "yes" : "no", name: sideName(players, side), b };
}

function Card({ card }: { card: number }) {
  return <span className={css.hbLogCard}>{sayCardTitle(useIntl(), card)}</span>;
}

function Cards({ cards }: { cards: readonly number[] }) {
  const intl = useIntl();
  return <>{intl.formatList(cards.map((card) => sayCardTitle(intl, card)))}</>;
}

function Good({ good }: { good: number }) {
  return <Symbol name={goodSymbol(good)} size={17} label={goodName(useIntl(), good)} />;
}

function Docker({ docker }: { docker: number }) {
  return <Symbol name={dockerSymbol(docker)} size={17} label={dockerName(useIntl(), docker)} />;
}

function SpaceName({ space }: { space: number }) {
  return <>{spaceName(useIntl(), space)}</>;
}

function Dice({ faces }: { faces: readonly number[] }) {
  const intl = useIntl();
  const words = intl.formatList(
    faces.map((face, colour) => `${intl.formatMessage({ id: `harbour.colour.${COLOURS[colour] ?? "black"}` })} ${face}`),
  );
  return (
    <span className={css.hbLogDice} role="img" aria-label={words}>
      {faces.map((face, colour) => (
        <span key={colour} className={classes(css.hbLogDie, colourClass(colour))}>
          <Symbol name={`die-${face}`} size={18} />
        </span>
      ))}
    </span>
  );
}

function Kept({ kept }: { kept: readonly number[] }) {
  return <>{sayCubes(useIntl(), kept)}</>;
}

function Task({ tasks, seats }: { tasks: readonly number[]; seats: number }) {
  const intl = useIntl();
  return <>{tasks.map((task) => sayTask(intl, task, seats)).join(" ")}</>;
}

function Tile({ tile }: { tile: number }) {
  return <>{sayMarketTile(useIntl(), tile)}</>;
}

const space = (index: number) => keyOf({ kind: "space", space: index });
const block = (index: number) => keyOf({ kind: "block", block: index });
const cell = (good: number) => keyOf({ kind: "good", good, at: "market" });

export function sentence(event: Event, players: readonly Player[]): Told | null {
  const say = (side: number, id: string, values: Record<string, ReactNode> = {}, place?: string): Told => ({
    side,
    text: <FormattedMessage id={id} values={{ ...who(players, side), ...values }} />,
    ...(place ? { place } : {}),
  });
  switch (event.type) {
    case "DistrictsShown":
      return say(-1, "harbour.log.districts", {
        districts: event.up.map((district) => DISTRICTS[district]?.name ?? "").join(", "),
        count: event.up.length,
      });
    case "DistrictsDrawn":
      return say(-1, "harbour.log.districts", {
        districts: event.order
          .slice(0, event.up)
          .map((district) => DISTRICTS[district]?.name ?? "")
          .join(", "),
        count: event.up,
      });
    case "TileTurned":
      return say(-1, "harbour.log.tile", { tile: <Tile tile={event.tile} /> });
    case "RoundBegan":
      return say(-1, "harbour.log.round", { round: event.number, order: event.order.map((side) => sideName(players, side)).join(", ") });
    case "CardsRevealed":
      return event.cards.length > 0 ? say(-1, "harbour.log.offer", { cards: <Cards cards={event.cards} /> }) : null;
    case "OfferDiscarded":
      return event.cards.length > 0
        ? say(-1, "harbour.log.offerDiscarded", { cards: <Cards cards={event.cards} />, count: event.cards.length })
        : null;
    case "CardTaken":
      return say(event.seat, "harbour.log.takes", { card: <Card card={event.card} /> });
    case "DiscardTaken":
      return say(event.seat, "harbour.log.takesDiscard", { card: <Card card={event.card} /> });
    case "PileCardTaken":
      return say(event.seat, "harbour.log.draws", { card: <Card card={event.card} /> });
    case "RackCardDiscarded":
    case "PlanDiscarded":
      return say(event.seat, "harbour.log.discards", { card: <Card card={event.card} /> });
    case "CardActivated":
      return say(event.seat, "harbour.log.activates", { card: <Card card={event.card} /> });
    case "CardUsed":
    case "ExchangeUsed":
    case "PlanUsed":
      return say(event.seat, "harbour.log.uses", {
        card: <Card card={event.card} />,
        free: event.type === "PlanUsed" && !event.paid ? "yes" : "no",
      });
    case "MarketUsed":
      return say(event.seat, "harbour.log.market");
    case "CubesPlaced":
      return say(event.seat, "harbour.log.places", { cubes: <CubesOf colour={event.colour} count={event.count} />, slot: event.slot });
    case "DiceRolled":
      return say(-1, "harbour.log.rolled", { dice: <Dice faces={event.faces} /> }, "dice");
    case "RosesTurned":
      return say(-1, "harbour.log.roses");
    case "TokenTaken":
      return say(event.seat, "harbour.log.tokens", { count: event.count });
    case "PoolEmptied.2": {
      const keeps = event.kept.some((count) => count > 0);
      return say(event.seat, "harbour.log.endsTurn", { kept: keeps ? <Kept kept={event.kept} /> : "", keeps: keeps ? "yes" : "no" });
    }
    case "BlockTaken":
      return say(
        event.side,
        "harbour.log.block",
        { block: blockName(event.block), bought: event.bought ? "yes" : "no" },
        block(event.block),
      );
    case "GoodStored":
      return say(event.seat, "harbour.log.stores", { good: <Good good={event.good} /> });
    case "GoodSold":
      return say(event.side, "harbour.log.sells", { good: <Good good={event.good} /> }, cell(event.good));
    case "GoodLoaded":
      return say(event.seat, "harbour.log.loads", { good: <Good good={event.good} /> }, `barge ${event.seat}`);
    case "BargeMoved":
      return say(
        event.seat,
        "harbour.log.sails",
        { space: <SpaceName space={event.space} />, water: SPACES[event.space]?.kind === "water" ? "yes" : "no" },
        space(event.space),
      );
    case "FreeStepsChanged":
      return event.by > 0 ? say(event.seat, "harbour.log.freeSteps", { steps: event.by }, `barge ${event.seat}`) : null;
    case "DockerTaken":
      return say(
        event.seat,
        "harbour.log.docker",
        { docker: <Docker docker={event.colour} /> },
        space(PONTOONS[event.pontoon]?.index ?? 0),
      );
    case "DockerHoused":
      return say(event.seat, "harbour.log.housed", { docker: <Docker docker={event.colour} /> }, "building");
    case "GoodDelivered": {
      const there = (event.depot === NOTHING ? WAREHOUSES[event.good] : DEPOTS[event.depot])?.index ?? 0;
      return say(
        event.seat,
        "harbour.log.delivers",
        { good: <Good good={event.good} />, space: <SpaceName space={there} />, foreman: event.at_foreman ? "yes" : "no" },
        space(there),
      );
    }
    case "PawnMoved":
      return say(
        event.side,
        "harbour.log.river",
        { space: event.space, mouth: event.space === MOUTH ? "yes" : "no" },
        `pawn ${event.side}`,
      );
    case "PawnRaised":
      return say(event.seat, "harbour.log.raised", {}, `pawn ${event.seat}`);
    case "ForemanMoved":
      return event.space === NOTHING
        ? say(-1, "harbour.log.foremanLeaves")
        : say(-1, "harbour.log.foreman", { space: <SpaceName space={event.space} /> }, space(event.space));
    case "BailiffMoved":
      return event.block === NOTHING
        ? say(-1, "harbour.log.bailiffLeaves")
        : say(-1, "harbour.log.bailiff", { block: blockName(event.block) }, block(event.block));
    case "MarketPawnMoved":
      return event.good === NOTHING
        ? say(-1, "harbour.log.pawnLeaves")
        : say(-1, "harbour.log.pawn", { good: <Good good={event.good} /> }, cell(event.good));
    case "TomHoused":
      return say(1, "harbour.log.housed", { docker: <Docker docker={event.colour} /> }, "building");
    case "TomDelivered":
      return say(
        1,
        "harbour.log.delivers",
        { good: <Good good={event.good} />, space: <SpaceName space={WAREHOUSES[event.good]?.index ?? 0} />, foreman: "no" },
        space(WAREHOUSES[event.good]?.index ?? 0),
      );
    case "TasksDealt":
      return { ...say(event.seat, "harbour.log.tasks", { tasks: <Task tasks={event.tasks} seats={players.length} /> }), own: !event.open };
    case "UnseenTasksDealt":
      return say(event.seat, "harbour.log.unseenTasks", { count: event.count });
    case "TasksRevealed":
      return say(-1, "harbour.log.tasksOpen");
    case "GoodReturned":
      return say(event.seat, "harbour.log.handsIn", { piece: <Good good={event.good} /> });
    case "DockerReturned":
      return say(event.seat, "harbour.log.handsIn", { piece: <Docker docker={event.colour} /> });
    case "FinalScored.2":
      return say(event.side, "harbour.log.final", { what: scoreLine(event), lost: event.points < 0 ? "yes" : "no" });
    case "GameEnded":
      return say(-1, "harbour.log.ended");
    default:
      return null;
  }
}

function CubesOf({ colour, count }: { colour: number; count: number }) {
  const counts = COLOURS.map((_, at) => (at === colour ? count : 0));
  return (
    <>
      {count} <Symbol name={cubeSymbol(colour)} size={16} label={sayCubes(useIntl(), counts)} />
    </>
  );
}
