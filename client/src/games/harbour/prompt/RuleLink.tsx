// The number of a rule, that opens the rules there.
import { useHarbour } from "../table";

export function RuleLink({ rule }: { rule: string }) {
  const { openRule } = useHarbour();
  return (
    <>
      {" "}
      <button type="button" className="hb-rule" onClick={() => openRule(rule)}>
        {rule}
      </button>
    </>
  );
}
