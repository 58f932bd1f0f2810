// What a line of the log cost and brought besides points: small pieces after its sentence.
import { useIntl } from "react-intl";
import { sayCubes } from "../cards/sentences";
import { pieces } from "../map";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./log.module.css";

export interface Details {
  paid: readonly number[];
  gained: readonly number[];
  florins: number;
  points: number;
}

export const NO_DETAILS: Details = { paid: [], gained: [], florins: 0, points: 0 };

export const plus = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));

function Cubes({ counts }: { counts: readonly number[] }) {
  return pieces(counts).map((colour, at) => <Symbol key={at} name={cubeSymbol(colour)} size={15} />);
}

export function DetailsOf({ paid, gained, florins }: Details) {
  const intl = useIntl();
  const has = (counts: readonly number[]) => counts.some((count) => count > 0);
  if (!has(paid) && !has(gained) && florins === 0) return null;
  const words = [
    ...(has(paid) ? [intl.formatMessage({ id: "harbour.log.paid" }, { cubes: sayCubes(intl, paid) })] : []),
    ...(has(gained) ? [intl.formatMessage({ id: "harbour.log.gained" }, { cubes: sayCubes(intl, gained) })] : []),
    ...(florins ? [intl.formatMessage({ id: "harbour.log.florins" }, { florins })] : []),
  ];
  return (
    <span className={css.hbDetails} title={words.join(", ")}>
      <span aria-hidden="true">
        {has(paid) && (
          <>
            {" −"}
            <Cubes counts={paid} />
          </>
        )}
        {has(gained) && (
          <>
            {" +"}
            <Cubes counts={gained} />
          </>
        )}
        {florins !== 0 && (
          <>
            {florins > 0 ? " +" : " −"}
            {Math.abs(florins)}
            <Symbol name="florin" size={15} />
          </>
        )}
      </span>
      <span className={wordsCss.hiddenWords}>{words.join(", ")}</span>
    </span>
  );
}
