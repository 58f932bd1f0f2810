// The sign of a way: a bell for browsers, a letter, a knot of three for a service. Drawn here, since no other page needs them.
import { Icon } from "@/kit/Icon";
import type { WayKind } from "./asking";

const PATHS: Readonly<Record<Exclude<WayKind, "push">, string>> = {
  mail: "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5",
  service:
    "M3.8 17a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M14.3 17a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M8.8 6.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M10.2 17h4M10.5 9.5l-2.4 4.6M13.6 9.4l2.5 4.6",
};

export function Sign({ way, size }: { way: WayKind; size: number }) {
  if (way === "push") return <Icon name="i-bell" size={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[way]} fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
