// Two words on what can be done with a card of the rack now.
import { useIntl } from "react-intl";
import { pieces, total } from "../map";
import { missing, spend } from "../prompt/spending";
import { useHarbour } from "../table";

/** Two words under a card. */
interface Tag {
  look: "chosen" | "open" | "lacking";
  words: string;
  /** Colours that are lacking, shown as cubes. */
  lacks?: readonly number[];
}

export function useTag(card: number): Tag | null {
  const intl = useIntl();
  const { view, facts, chosen, isOpen, isChosen, moves, offered } = useHarbour();
  const thing = { kind: "card", card } as const;
  if (moves.length === 0) return null;
  if (isChosen(thing)) {
    const { cubes } = spend(chosen, view, facts);
    return {
      look: "chosen",
      words: intl.formatMessage({ id: "harbour.mat.rack.chosen" }, { verb: chosen?.way.verb ?? "", count: total(cubes) }),
    };
  }
  if (isOpen(thing))
    return {
      look: "open",
      words: intl.formatMessage(
        { id: "harbour.mat.rack.open" },
        { verb: offered.get(`card ${card}`)?.[0]?.verb === "discard" ? "discard" : "activate" },
      ),
    };
  if (view.agenda.at(-1)?.type !== "Act") return null;
  return { look: "lacking", words: intl.formatMessage({ id: "harbour.mat.rack.lacks" }), lacks: pieces(missing(card, facts)) };
}
