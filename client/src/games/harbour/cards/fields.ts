// The small language of card faces: a declaration becomes fields, the upper ones for what it takes, the last for what it gives.
import type { Effect, Gain, Market, Price, Task } from "@/wire/harbour-cards";
import { type Glyph, coin, countGlyphs, cube, cubes, ofAnyColour, points, sign, testsGlyphs, text, thing } from "./glyphs";

export type Zone = "if" | "pay" | "each" | "per" | "set" | "gain";

export interface Field {
  zone: Zone;
  glyphs: readonly Glyph[];
}

/** What is given, without what it is counted by. */
function gainGlyphs(gain: Gain): Glyph[] {
  switch (gain.type) {
    case "Points":
      return [points(typeof gain.amount === "number" ? gain.amount : "")];
    case "Florins":
      return [coin(gain.amount)];
    case "Cubes":
      return cubes(gain);
    case "ChosenCubes":
      return ofAnyColour(gain.amount);
    case "DieCubes":
      return [text(`+${gain.amount}`), cube("any"), ...(gain.slot === "die" ? [] : [thing("slot"), text(gain.slot)])];
    case "OnTheRiver":
      return [thing("river-pawn"), text(gain.steps), sign("steps")];
    case "FreeSteps":
      return [thing("barge"), text(gain.steps), sign("steps")];
    case "FreeActivations":
      return Array<Glyph>(gain.cards).fill(thing("card-free"));
    case "FreeBlock":
      return [thing("block"), sign("op-free")];
    case "Jump":
      return [thing("barge"), sign("op-then"), thing("anchor")];
    case "Swap":
      return [thing("card"), sign("op-instead"), thing("card")];
    case "FreePlanUse":
      return [thing("kind-plan"), sign("op-free")];
    default:
      return [points("")];
  }
}

/** What a gain is counted by, and from which number on one more is given. */
function perGlyphs(gain: Gain): Glyph[] {
  if (!("per" in gain) || !gain.per) return [];
  const each = gain.type === "Florins" && gain.each ? [text(gain.each)] : [];
  return [...each, ...countGlyphs(gain.per)];
}

/** Gains that are all counted by the same share a field above for it; where they differ each says it for itself. */
function gainFields(gains: readonly Gain[]): Field[] {
  const [first] = gains;
  if (gains.length === 1 && first && perGlyphs(first).length > 0) {
    return [
      { zone: "per", glyphs: perGlyphs(first) },
      { zone: "gain", glyphs: gainGlyphs(first) },
    ];
  }
  const glyphs = gains.flatMap((gain) => {
    const per = perGlyphs(gain);
    const when = "when" in gain && gain.when ? gain.when : [];
    if (when.length > 0) return [text("+"), ...gainGlyphs(gain), sign("op-if"), ...testsGlyphs(when)];
    return per.length > 0 ? [...gainGlyphs(gain), sign("op-per"), ...per] : gainGlyphs(gain);
  });
  return [{ zone: "gain", glyphs }];
}

export function priceGlyphs(price: Price): Glyph[] {
  switch (price.type) {
    case "PayFlorins":
      return [coin(price.florins)];
    case "PayCubes":
      return cubes(price);
    case "PayAnyCubes":
      return ofAnyColour(price.cubes);
    default:
      return [thing("kind-plan")];
  }
}

const set = (above: readonly Glyph[], below: readonly Glyph[]): Field[] => [
  { zone: "set", glyphs: above },
  { zone: "gain", glyphs: below },
];

/** A card that changes a rule: what it is about, and what becomes of it. */
function knobFields(name: string, value: unknown): Field[] {
  switch (name) {
    case "rack_penalty":
      return set([thing("card")], [text("0"), thing("penalty")]);
    case "market_limit":
      return set([thing("market")], [text(`×${Number(value)}`)]);
    case "block_discount":
      return set([thing("block")], [text(`−${Number(value)}`), cube("any")]);
    case "block_price":
      return set([thing("block")], [...ofAnyColour(2), sign("op-instead"), coin((value as { florins: number }).florins)]);
    case "block_limit":
      return set([thing("block")], [text(`×${Number(value)}`)]);
    case "plan_limit":
      return set([thing("kind-plan")], [text(`×${Number(value)}`)]);
    case "activate_discount": {
      const { kind, cubes: less, first_of_type } = value as { kind: string; cubes: number; first_of_type?: boolean };
      const of = thing(`kind-${kind}`);
      return set(first_of_type ? [of, sign("op-differ"), of] : [of], [text(`−${less}`), cube("any")]);
    }
    case "river_top":
      return set([thing("river-pawn")], [thing("river-pawn"), thing("rank-first")]);
    case "sale_reward":
      return set([thing("black-market")], [coin(2), cube("any")]);
    case "steps_per_cube":
      return set([cube("any")], [thing("barge"), text(Number(value)), sign("steps")]);
    case "take_card":
      return set([thing("card")], [text("0–1"), thing("card")]);
    case "docker_factor":
      return set([thing("docker"), sign("deliver")], [points(`×${Number(value)}`)]);
    default:
      return set([thing("die-4")], [thing("slot"), sign("op-less-more"), text(Number(value))]);
  }
}

/** The fields of a face, from top to bottom. */
export function fieldsOf(effect: Effect | Market | Task): Field[] {
  switch (effect.type) {
    case "Knob":
      return knobFields(effect.name, effect.value);
    case "OnActivation":
      return [{ zone: "each", glyphs: [thing(`kind-${effect.kind}`)] }, ...gainFields(effect.gain)];
    case "OnBlockTaken":
      return [{ zone: "each", glyphs: [thing("block"), thing("arms")] }, ...gainFields(effect.gain)];
    case "OnDelivery":
      return [
        { zone: "each", glyphs: [thing(effect.good ? `good-${effect.good}` : "any-good"), sign("deliver")] },
        ...gainFields(effect.gain),
      ];
    case "OnDie":
      return [{ zone: "each", glyphs: [thing(effect.face ? `die-${effect.face}` : "die-4")] }, ...gainFields(effect.gain)];
    case "OnCardGain": {
      const of = effect.what === "florins" ? thing("florin-blank") : points("");
      const more = gainFields(effect.gain).map((field) => ({ ...field, glyphs: [text("+"), ...field.glyphs] }));
      return [{ zone: "each", glyphs: [thing("card"), of] }, ...more];
    }
    default: {
      const fields: Field[] = [];
      if ("when" in effect && effect.when) fields.push({ zone: "if", glyphs: testsGlyphs(effect.when) });
      if ("pay" in effect && effect.pay)
        fields.push({ zone: "pay", glyphs: effect.pay.type === "HandIn" ? piecesGlyphs(effect.pay) : priceGlyphs(effect.pay) });
      return [...fields, ...gainFields(effect.gain)];
    }
  }
}

function piecesGlyphs({ pieces }: Extract<NonNullable<Task["pay"]>, { type: "HandIn" }>): Glyph[] {
  return pieces.flatMap(({ what, count = 0, up_to = 0, colour = "" }) => {
    const of = what === "docker" ? thing(colour ? `docker-${colour}` : "docker") : what === "good" ? thing("any-good") : cube("any");
    if (up_to > 0) return [text(`1–${up_to}`), of];
    return Array<Glyph>(count).fill(of);
  });
}

/** The points of a card that is worth more beside its companions; null for any other. */
export function ladderOf(effect: Effect): { companions: readonly string[]; points: readonly number[] } | null {
  if (effect.type !== "AtTheEnd") return null;
  const [gain] = effect.gain;
  if (gain?.type !== "Points" || typeof gain.amount === "number" || gain.per?.type !== "Companions") return null;
  return { companions: gain.per.types, points: gain.amount };
}
