// What whoever plays here must know on every page: that they are banned, or need another name.
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useMe } from "@/platform/me";
import { askOwn, inForce, useOwn } from "./own";

const Told = lazy(() => import("./Told"));

/** `isSaid`: the page says by itself that somebody is banned. */
export function Concerned({ isSaid }: { isSaid: boolean }): ReactNode {
  const own = useOwn((state) => state.own);
  const me = useMe()?.ref;
  // Somebody else has other things that concern them.
  useEffect(() => {
    useOwn.setState({ own: null });
    void askOwn();
  }, [me]);
  if (!own || !(inForce(own, "ban") ? !isSaid : own.must_rename)) return null;
  return (
    <Suspense fallback={null}>
      <Told own={own} />
    </Suspense>
  );
}
