// What to do if the round is opened, said before: then nobody has to be asked again (MER-144).
import { useIntl } from "react-intl";
import { Select } from "@/kit/Select";
import { type AheadMoves, aheadPrice, PASS } from "./limits";
import * as css from "./prompt.module.css";

/** The moves that were picked; "" to be asked when it comes to that. */
export type AheadWish = Readonly<Record<keyof AheadMoves, string>>;
export const ASK_THEN: AheadWish = { opener: "", other: "" };

const LABELS = { opener: "merchants.sealed.ahead.opener", other: "merchants.sealed.ahead.other" } as const;

interface AheadFieldsProps {
  offered: AheadMoves;
  wish: AheadWish;
  /** Only who wants to open can become the opener. */
  mayOpen: boolean;
  onChange: (wish: AheadWish) => void;
}

/** The moves that a wish comes to. */
export function movesAhead(wish: AheadWish, mayOpen: boolean): string[] {
  return [mayOpen ? wish.opener : "", wish.other].filter((move) => move !== "");
}

export function AheadFields({ offered, wish, mayOpen, onChange }: AheadFieldsProps) {
  const intl = useIntl();
  const fields = (["opener", "other"] as const).filter((who) => offered[who].length > 0 && (who === "other" || mayOpen));
  if (fields.length === 0) return null;
  const label = (move: string) =>
    aheadPrice(move) === PASS ? intl.formatMessage({ id: "merchants.sealed.pass" }) : String(aheadPrice(move));
  return (
    <div className={css.sealedAhead}>
      {fields.map((who) => (
        <Select
          key={who}
          label={intl.formatMessage({ id: LABELS[who] })}
          value={offered[who].includes(wish[who]) ? wish[who] : ""}
          choices={[
            { value: "", label: intl.formatMessage({ id: "merchants.sealed.ahead.ask" }) },
            ...offered[who].map((move) => ({ value: move, label: label(move) })),
          ]}
          onChange={(move) => onChange({ ...wish, [who]: move })}
        />
      ))}
    </div>
  );
}
