// A part that is shown as soon as it was fetched; its place is there before. What does not come is asked for again the next time.
import { useEffect, useState } from "react";
import type { LaterPart } from "@/platform/table/Later";

export function Fetched<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  const [, come] = useState(part.there !== null);
  useEffect(() => {
    if (part.there) return undefined;
    let isWanted = true;
    part.fetch().then(
      () => isWanted && come(true),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [part]);
  return part.there && <part.there {...props} />;
}
