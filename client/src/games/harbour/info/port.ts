// Of the port: warehouses, depots, pontoons and what waits there, and how far away they are.
import { BLOCKS, DOCKERS_ABOARD, DOCKER_PLACES, NOTHING, PONTOONS, SPACES, fastDelivery, pieces, total } from "../map";
import { blockName, dockerName, goodName, sideName, spaceName } from "../names";
import { dockersSaid, goodsSaid } from "../mat/saying";
import { wayTo } from "../sailing";
import { dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { type Thing, keyOf } from "../things";
import type { About, Asked, Brought } from "./said";
import { isActing, looking, verdictOn } from "./verdict";

const RULES = { warehouse: "HAR-160", depot: "HAR-161", pontoon: "HAR-150", start: "HAR-140", water: "HAR-145" } as const;
const SYMBOLS = { warehouse: "warehouse", depot: "depot", pontoon: "pontoon", start: "anchor", water: "anchor" } as const;

/** Where a good can be had. */
function sources({ intl, table: { view, seat } }: Asked, good: number): Brought {
  const mine = view.at[seat];
  const where = (mine?.hold[good] ?? 0) > 0 ? "hold" : (mine?.store[good] ?? 0) > 0 ? "store" : "none";
  const blocks = BLOCKS.filter(({ index }) => view.goods_on[index] === good).map(({ index }) => blockName(index));
  const values = { where, good: goodName(intl, good), blocks: intl.formatList(blocks), count: blocks.length };
  return { symbol: goodSymbol(good), words: intl.formatMessage({ id: "harbour.info.good.where" }, values) };
}

function fast({ intl, table: { view } }: Asked): string {
  return intl.formatMessage({ id: "harbour.info.fast" }, { points: fastDelivery(view.round) });
}

/** Dockers who wait, and where the first of them is at home. */
export function dockersAt(asked: Asked, dockers: readonly number[], from: number): Brought[] {
  const { intl, table } = asked;
  const points = table.facts.turn?.docker_points ?? DOCKER_PLACES[table.facts.docker_place]?.points ?? 0;
  return dockers.map((docker) => {
    const home = PONTOONS.find((space) => space.docker === docker)?.index ?? from;
    const values = { docker: dockerName(intl, docker), steps: wayTo(from, home).length, points };
    return { symbol: dockerSymbol(docker), words: intl.formatMessage({ id: "harbour.info.docker.home" }, values) };
  });
}

function bringsOf(asked: Asked, index: number): Brought[] {
  const { intl, table } = asked;
  const { view, facts, players } = table;
  const space = SPACES[index];
  const found: Brought[] = [];
  if (space?.kind === "warehouse") {
    const points = facts.roofs[space.good] ?? 0;
    const words = intl.formatMessage({ id: "harbour.space.roof" }, { free: points > 0 ? "yes" : "no", points });
    found.push(sources(asked, space.good), { symbol: "laurel", words: `${words}. ${points > 0 ? fast(asked) : ""}` });
  } else if (space?.kind === "depot") {
    const good = view.depots[space.number] ?? NOTHING;
    const values = { full: good === NOTHING ? "no" : "yes", good: goodName(intl, good), points: space.points[0] ?? 0 };
    found.push({
      symbol: "laurel",
      words: `${intl.formatMessage({ id: "harbour.space.inDepot" }, values)}. ${good === NOTHING ? fast(asked) : ""}`,
    });
  } else if (space?.kind === "pontoon") {
    const dockers = pieces(view.pontoons[space.number] ?? []);
    found.push(...dockersAt(asked, dockers, index));
    if (dockers.length === 0)
      found.push({ symbol: "docker", words: intl.formatMessage({ id: "harbour.space.dockers" }, { count: 0, dockers: "" }) });
  }
  view.at.forEach(({ barge, hold, aboard }, seat) => {
    if (barge !== index || seat === table.seat) return;
    const cargo = [goodsSaid(intl, hold), dockersSaid(intl, aboard)].filter((part) => part !== "");
    const values = { name: sideName(players, seat), count: cargo.length, cargo: intl.formatList(cargo) };
    found.push({ symbol: "barge", words: intl.formatMessage({ id: "harbour.info.barge.lies" }, values) });
  });
  return found;
}

/** How far it is, and what of the way the cubes suffice for. */
function wayOf({ intl, table }: Asked, index: number): Pick<About, "price" | "meter" | "have"> & { far: string } {
  const { view, facts, seat, prices } = table;
  const mine = view.at[seat];
  if (!mine) return { price: "", have: "", far: "" };
  const steps = wayTo(mine.barge, index).length;
  const beyond = facts.turn?.later?.[steps - (facts.turn.fares?.length ?? 0)];
  const cubes = prices.get(index) ?? beyond?.cubes;
  const pool = total(mine.pool);
  return {
    price: intl.formatMessage({ id: "harbour.info.steps" }, { steps }),
    ...(cubes === undefined || steps === 0 ? {} : { meter: { have: pool, need: cubes } }),
    have: intl.formatMessage({ id: "harbour.info.have.cubes" }, { count: pool }),
    far: beyond
      ? intl.formatMessage({ id: "harbour.info.far" }, { cubes: beyond.cubes, lacks: beyond.lacks, pool, round: beyond.round ?? 0 })
      : "",
  };
}

/** Where one's own barge lies, the place speaks of what can be done there. */
function here(asked: Asked, index: number): Pick<About, "ground" | "verdict" | "thing"> {
  const { intl, table } = asked;
  const { facts, offered, view } = table;
  const key = [...offered.keys()].find((one) => /^(good \d hold|docker \d pontoon)$/.test(one));
  const docker = pieces(view.pontoons[SPACES[index]?.number ?? -1] ?? []).find(
    (one) => key === keyOf({ kind: "docker", docker: one, at: "pontoon" }),
  );
  if (facts.turn?.delivery) {
    const good = [...offered.keys()].map((one) => /^good (\d) hold$/.exec(one)?.[1]).find((one) => one !== undefined);
    const thing: Thing | null = good === undefined ? null : { kind: "good", good: Number(good), at: "hold" };
    return {
      ground: "yes",
      verdict: intl.formatMessage({ id: "harbour.info.deliver.can" }, { points: facts.turn.delivery.points }),
      thing,
    };
  }
  if (docker !== undefined) {
    const values = { docker: dockerName(intl, docker), florins: facts.turn?.docker_florins ?? 0 };
    return {
      ground: "yes",
      verdict: intl.formatMessage({ id: "harbour.info.docker.can" }, values),
      thing: { kind: "docker", docker, at: "pontoon" },
    };
  }
  return { ground: "look", verdict: intl.formatMessage({ id: "harbour.info.here" }), thing: null };
}

export function aboutSpace(asked: Asked, index: number): About {
  const { intl, table } = asked;
  const { view, seat, prices } = table;
  const thing: Thing = { kind: "space", space: index };
  const kind = SPACES[index]?.kind ?? "water";
  const { far, ...way } = wayOf(asked, index);
  const isHere = view.at[seat]?.barge === index;
  const values = { cubes: prices.get(index) ?? 0, how: prices.has(index) ? "sail" : "other" };
  const said = isHere
    ? here(asked, index)
    : far && isActing(table)
      ? { ground: "no" as const, verdict: far, thing: null }
      : verdictOn(asked, thing, intl.formatMessage({ id: "harbour.info.sail.can" }, values));
  const aboard = total(view.at[seat]?.aboard ?? []);
  return {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind }),
    symbol: SYMBOLS[kind],
    name: spaceName(intl, index),
    sub: isHere
      ? intl.formatMessage({ id: "harbour.info.here" })
      : kind === "pontoon"
        ? intl.formatMessage({ id: "harbour.info.aboard" }, { aboard, all: DOCKERS_ABOARD })
        : view.foreman === index
          ? intl.formatMessage({ id: "harbour.foreman" })
          : "",
    ...way,
    ...said,
    brings: bringsOf(asked, index),
    rule: RULES[kind],
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.space" }, { kind }),
  };
}

export function aboutDocker(asked: Asked, docker: number, thing: Thing): About {
  const { intl, table } = asked;
  const from = table.view.at[table.seat]?.barge ?? 0;
  const aboard = total(table.view.at[table.seat]?.aboard ?? []);
  const florins = table.facts.turn?.docker_florins ?? 0;
  return {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind: "docker" }),
    symbol: dockerSymbol(docker),
    name: intl.formatMessage({ id: "harbour.info.docker.name" }, { docker: dockerName(intl, docker) }),
    sub: spaceName(intl, from),
    price: intl.formatMessage({ id: "harbour.info.free" }),
    have: intl.formatMessage({ id: "harbour.info.aboard" }, { aboard, all: DOCKERS_ABOARD }),
    ...(table.isOpen(thing)
      ? verdictOn(asked, thing, intl.formatMessage({ id: "harbour.info.docker.can" }, { docker: dockerName(intl, docker), florins }))
      : { ground: "look" as const, verdict: looking(intl, table), thing: null }),
    brings: dockersAt(asked, [docker], from),
    rule: "HAR-150",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.space" }, { kind: "pontoon" }),
  };
}
