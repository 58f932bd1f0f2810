// Declarations in words: what is counted, tested, paid and given, with the words of one language.
import type { IntlShape } from "react-intl";
import type { Count, Effect, Gain, Market, Price, Task } from "@/wire/harbour-cards";
import { COLOURS } from "../map";
import { buildingName, counted, districtOf } from "./printed";

type Values = Record<string, string | number>;
type Tests = NonNullable<Extract<Effect, { type: "Use" }>["when"]>;

/** The messages choose by names without a hyphen. */
export const plain = (id: string): string => id.replaceAll("-", "_");
/** Says things of cards with the words of one language. */
export class Teller {
  constructor(private readonly intl: IntlShape) {}

  words(id: string, values: Values = {}): string {
    return this.intl.formatMessage({ id }, values);
  }

  list(parts: readonly string[]): string {
    return this.intl.formatList(parts, { type: "conjunction" });
  }

  cubes(colours: Parameters<typeof counted>[0]): string {
    const parts = counted(colours).flatMap((count, colour) =>
      count ? [this.words("harbour.card.cubes", { count, colour: COLOURS[colour] ?? "" })] : [],
    );
    return parts.length === COLOURS.length ? this.words("harbour.card.cubes.each") : this.list(parts);
  }

  per(count: Count): string {
    switch (count.type) {
      case "Tableau":
        if (count.district) return this.words("harbour.card.per.plansOf", { district: districtOf(count.district).name });
        if (count.of_type) return this.words("harbour.card.per.type", { type: plain(count.of_type) });
        return count.timing ? this.words("harbour.card.per.end") : this.words("harbour.card.per.kind", { kind: count.kind ?? "" });
      case "TableauTypes":
        return this.words("harbour.card.per.types", { kind: count.kind });
      case "TableauPairs":
        return this.words("harbour.card.per.pairs", { kind: count.kind });
      case "TableauMost":
        return this.words("harbour.card.per.most");
      case "Hold":
        return this.words("harbour.card.per.hold");
      case "DockerBuilding":
        return this.words("harbour.card.per.dockers");
      case "BlackMarket":
        return this.words("harbour.card.per.blackMarket");
      case "Bridges":
        return this.words("harbour.card.per.bridges");
      default:
        return this.words("harbour.card.per.arms");
    }
  }

  gain(gain: Gain): string {
    switch (gain.type) {
      case "Points":
      case "Florins": {
        const count = typeof gain.amount === "number" ? gain.amount : 0;
        const given = gain.type === "Points" ? this.words("harbour.card.points", { count }) : this.words("harbour.card.florins", { count });
        if (!gain.per) return given;
        if (gain.type === "Florins" && gain.each) return this.words("harbour.card.forEvery", { given, each: gain.each });
        return this.words("harbour.card.forEach", { given, per: this.per(gain.per) });
      }
      case "Cubes":
        return this.cubes(gain);
      case "ChosenCubes":
        return this.words("harbour.card.chosenCubes", { count: gain.amount });
      case "DieCubes":
        return this.words("harbour.card.dieCubes", { count: gain.amount, slot: gain.slot === "die" ? 0 : gain.slot });
      case "OnTheRiver":
        return this.words("harbour.card.onTheRiver", { count: gain.steps });
      case "FreeSteps":
        return this.words("harbour.card.freeSteps", { count: gain.steps });
      case "FreeActivations":
        return this.words("harbour.card.freeActivations", { count: gain.cards });
      case "FreeBlock":
        return this.words("harbour.card.freeBlock");
      case "Jump":
        return this.words("harbour.card.jump");
      case "Swap":
        return this.words("harbour.card.swap");
      default:
        return this.words("harbour.card.freePlanUse");
    }
  }

  /** All gains; one that comes on a condition stands last with it. */
  gains(gains: readonly Gain[]): string {
    const sure = gains.filter((gain) => !("when" in gain && gain.when));
    const more = gains.filter((gain) => "when" in gain && gain.when);
    const told = this.list(sure.map((gain) => this.gain(gain)));
    const [extra] = more;
    if (!extra || !("when" in extra) || !extra.when) return told;
    return this.words("harbour.card.andMore", { told, test: this.tests(extra.when), more: this.gain(extra) });
  }

  /** `form` is "if" on a card and "is" on a task, where the test stands alone. */
  tests(tests: Tests, form = "if"): string {
    return this.list(tests.map((test) => this.test(test, form)));
  }

  private test({ count, ...bound }: Tests[number], form: string): string {
    const number = bound.type === "AtLeast" ? bound.least : bound.most;
    switch (count.type) {
      case "PlanUses":
        return this.words("harbour.card.if.planUsed", {
          district: count.district ? districtOf(count.district).name : "",
          any: count.district ? "no" : "yes",
        });
      case "Tableau":
        if (count.of_type) return this.words("harbour.card.if.beside", { building: buildingName(count.of_type) });
        return this.words("harbour.card.if.active", { form, count: number, kind: count.timing || count.kind || "card" });
      case "RiverSteps":
        return this.words("harbour.card.if.riverSteps", { count: number });
      case "BargeSteps":
        return this.words("harbour.card.if.bargeSteps", { count: number });
      case "Hold":
        return this.words("harbour.card.if.hold", { count: number });
      case "HoldTypes":
        return this.words("harbour.card.if.holdTypes", { form, count: number });
      case "RiverAhead":
        return this.words("harbour.card.if.notLeading");
      case "RiverBehind":
        return this.words("harbour.card.if.lastOnRiver");
      case "ScoreAtLeast":
        return this.words("harbour.card.if.leadsAlone");
      case "ScoreAtMost":
        return this.words("harbour.card.if.lastAlone");
      case "MarketPoints":
        return this.words("harbour.card.if.marketPoints");
      case "Rack":
        return this.words("harbour.card.if.rack", { count: number });
      case "AtStart":
        return this.words("harbour.card.if.atStart", { form });
      case "AtMouth":
        return this.words("harbour.card.if.atMouth");
      case "DockerBuilding":
        return this.words("harbour.card.if.dockers", { count: number, colour: plain(count.colour || "any") });
      case "Arms":
        return this.words("harbour.card.if.arms", {
          count: number,
          district: count.district ? districtOf(count.district).name : "",
          where: count.district ? "district" : "city",
        });
      case "BlackMarket":
        return this.words("harbour.card.if.blackMarket", { count: number });
      case "Roofs":
        return this.words("harbour.card.if.warehouseFull", { good: count.good });
      default:
        return this.words("harbour.card.if.depotsFull");
    }
  }

  price(price: Price): string {
    switch (price.type) {
      case "PayFlorins":
        return this.words("harbour.card.pay", { price: this.words("harbour.card.florins", { count: price.florins }) });
      case "PayCubes":
        return this.words("harbour.card.pay", { price: this.cubes(price) });
      case "PayAnyCubes":
        return this.words("harbour.card.pay", { price: this.words("harbour.card.anyCubes", { count: price.cubes }) });
      default:
        return this.words("harbour.card.payPlan");
    }
  }

  private knob(name: string, value: unknown): string {
    const number = typeof value === "number" ? value : 0;
    switch (name) {
      case "rack_penalty":
        return this.words("harbour.card.knob.rackPenalty");
      case "market_limit":
        return this.words("harbour.card.knob.marketLimit", { count: number });
      case "block_discount":
        return this.words("harbour.card.knob.blockDiscount", { count: number });
      case "block_price":
        return this.words("harbour.card.knob.blockPrice", { count: (value as { florins: number }).florins });
      case "block_limit":
        return this.words("harbour.card.knob.blockLimit", { count: number });
      case "plan_limit":
        return this.words("harbour.card.knob.planLimit", { count: number });
      case "activate_discount": {
        const { cubes, first_of_type } = value as { cubes: number; first_of_type?: boolean };
        return first_of_type
          ? this.words("harbour.card.knob.firstArtisan", { count: cubes })
          : this.words("harbour.card.knob.buildings", { count: cubes });
      }
      case "river_top":
        return this.words("harbour.card.knob.riverTop");
      case "sale_reward":
        return this.words("harbour.card.knob.saleReward");
      case "steps_per_cube":
        return this.words("harbour.card.knob.stepsPerCube", { count: number });
      case "take_card":
        return this.words("harbour.card.knob.takeCard");
      case "docker_factor":
        return this.words("harbour.card.knob.dockerFactor");
      default:
        return this.words("harbour.card.knob.slotShift");
    }
  }

  private after(head: string, gains: readonly Gain[]): string {
    return this.words("harbour.card.then", { head, gain: this.gains(gains) });
  }

  effect(effect: Effect | Market, isWithoutLimit = false): string {
    switch (effect.type) {
      case "Knob":
        return this.knob(effect.name, effect.value);
      case "OnActivation":
        return this.after(this.words("harbour.card.on.activation", { kind: effect.kind }), effect.gain);
      case "OnBlockTaken":
        return this.after(this.words("harbour.card.on.block", { optional: effect.optional ? "yes" : "no" }), effect.gain);
      case "OnDelivery":
        return this.after(
          effect.good ? this.words("harbour.card.on.deliveryOf", { good: effect.good }) : this.words("harbour.card.on.delivery"),
          effect.gain,
        );
      case "OnDie":
        return this.after(
          effect.face ? this.words("harbour.card.on.dieFace", { face: effect.face }) : this.words("harbour.card.on.die"),
          effect.gain,
        );
      case "OnCardGain": {
        const more = effect.what === "florins" ? this.words("harbour.card.on.florins") : this.words("harbour.card.on.points");
        return this.words("harbour.card.oneMore", { head: more, gain: this.gains(effect.gain) });
      }
      default: {
        const told =
          "pay" in effect && effect.pay
            ? this.after(this.price(effect.pay), effect.gain)
            : "when" in effect && effect.when
              ? this.after(this.tests(effect.when), effect.gain)
              : this.words("harbour.card.plain", { gain: this.gains(effect.gain) });
        return isWithoutLimit ? this.words("harbour.card.withoutLimit", { told }) : told;
      }
    }
  }

  task({ when, pay }: Task): string {
    if (!pay) return this.words("harbour.card.plain", { gain: this.tests(when ?? [], "is") });
    const pieces = pay.pieces.map(({ what, count = 0, up_to = 0, colour = "any" }) =>
      up_to
        ? this.words("harbour.card.piecesUpTo", { what, count: up_to, colour: plain(colour) })
        : this.words("harbour.card.pieces", { what, count }),
    );
    return this.words("harbour.card.handIn", { pieces: this.list(pieces) });
  }
}
