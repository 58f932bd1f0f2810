// What whoever plays here must know on every page: that they are banned, or need another name.
import { type ReactNode, Suspense, useEffect } from "react";
import { useMe } from "@/platform/me";
import { extra } from "@/platform/shared/extra";
import { askOwn, inForce, useMeasuresEnd, useOwn } from "./own";

/** It stands beside the page, where nothing would catch that it does not come. */
const Told = extra(() => import("./Told"));

/** `isSaid`: the page says by itself that somebody is banned. */
export function Concerned({ isSaid }: { isSaid: boolean }): ReactNode {
  const own = useOwn((state) => state.own);
  const me = useMe()?.ref;
  // Somebody else has other things that concern them.
  useEffect(() => {
    useOwn.setState({ own: null });
    void askOwn();
  }, [me]);
  useMeasuresEnd();
  if (!own || !(inForce(own, "ban") ? !isSaid : own.must_rename)) return null;
  return (
    <Suspense fallback={null}>
      <Told own={own} />
    </Suspense>
  );
}
