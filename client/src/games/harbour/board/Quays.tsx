// The port as it is printed: lanes, jetties, anchors, warehouses and depots.
import { LANES, SPACES, type Space } from "../map";
import { Use, goodSymbol } from "../symbols/Symbol";
import { QUAY } from "./sheet";
import * as css from "./board.module.css";

const WALL = (x: number, y: number) => `M${x - 18} ${y + 24}V${y - 4}h4v-6h4v-6h4v-6h12v6h4v6h4v6h4V${y + 24}Z`;

function Warehouse({ space }: { space: Space }) {
  const [x = 0, y = 0] = space.building ?? [];
  return (
    <>
      {space.roofs.map((roof) => (
        <g key={roof.points}>
          <path className={css.hbShade} d={WALL(roof.x, roof.y)} transform="translate(0 2)" />
          <path className={css.hbWarehouse} d={WALL(roof.x, roof.y)} />
          <path className={css.hbLit} d={`M${roof.x - 12} ${roof.y + 20}h5M${roof.x + 7} ${roof.y + 20}h5`} />
        </g>
      ))}
      <rect className={css.hbPlate} x={x - 56} y={y + 25} width="112" height="22" rx="11" />
      <Use name={goodSymbol(space.good)} x={x - 42} y={y + 36} size={18} />
    </>
  );
}

function Depot({ space }: { space: Space }) {
  const [x = 0, y = 0] = space.building ?? [];
  const wall = `M${x - 24} ${y + 28}V${y - 4}L${x} ${y - 24}L${x + 24} ${y - 4}V${y + 28}Z`;
  return (
    <>
      <path className={css.hbShade} d={wall} transform="translate(0 2)" />
      <path className={css.hbDepot} d={wall} />
    </>
  );
}

export function Quays() {
  return (
    <>
      {LANES.map(([from, to]) => {
        const [one, other] = [SPACES[from], SPACES[to]];
        return one && other && <line key={`${from} ${to}`} className={css.hbLane} x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
      {SPACES.map((space) => {
        const { index, x, y } = space;
        if (space.building) {
          const edge = (space.building[1] ?? 0) < y ? QUAY.top : QUAY.bottom;
          return (
            <g key={index}>
              <path className={css.hbJetty} d={`M${x - 11} ${edge}L${x - 9} ${y}H${x + 9}L${x + 11} ${edge}Z`} />
              {space.kind === "warehouse" ? <Warehouse space={space} /> : <Depot space={space} />}
              <circle className={css.hbAnchor} cx={x} cy={y} r="15" />
              <g className={css.hbAnchorSign}>
                <Use name="anchor" x={x} y={y} size={19} />
              </g>
            </g>
          );
        }
        return space.kind === "water" ? <circle key={index} className={css.hbBuoy} cx={x} cy={y} r="11.5" /> : null;
      })}
    </>
  );
}
