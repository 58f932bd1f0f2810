// The number of a rule, that opens the rules there.
import { useHarbour } from "../table";
import * as css from "./prompt.module.css";

export function RuleLink({ rule }: { rule: string }) {
  const { openRule } = useHarbour();
  return (
    <>
      {" "}
      <button type="button" className={css.hbRule} data-rule onClick={() => openRule(rule)}>
        {rule}
      </button>
    </>
  );
}
