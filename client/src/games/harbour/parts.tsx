// Parts that are another thing on a desk than elsewhere: those of smaller windows, and those of a phone held upright, come in files
// of their own, at once where they are needed.
import { type ComponentType, Suspense, lazy } from "react";
import type { HandheldParts } from "@/platform/game";
import { useHandheld } from "@/platform/shared/handheld";
import { useRoomy } from "@/platform/shared/roomy";
import { ROOMY, UPRIGHT } from "@/platform/table/state";
import { BoardOf } from "./board/Board";
import { bringFrom } from "./fetchedParts";
import { Desk } from "./mat/Desk";

bringFrom(() => import("./fetched"));
const matches = (media: string) => typeof window !== "undefined" && window.matchMedia(media).matches;

/** Parts of a file that is fetched when the first of them is shown. */
function lazily<Parts>(load: () => Promise<Parts>) {
  return function part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
    const Part = lazy(async () => ({ default: pick(await load()) as ComponentType<object> }));
    return function Fetched(props: Props) {
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      );
    };
  };
}

const loadSmall = () => import("./small");
const small = lazily(loadSmall);
if (!matches(ROOMY)) void loadSmall().catch(() => {});
const SmallMine = small(({ Mine }) => Mine);
const Beside = small((parts) => parts.Beside);
export const Facts = small<{ seat: number }>((parts) => parts.Facts);

const loadPhone = () => import("./phone/parts");
const phone = lazily(loadPhone);
if (matches(UPRIGHT)) void loadPhone().catch(() => {});
const Hand = phone((parts) => parts.Hand);
const PhoneBoard = phone((parts) => parts.PhoneBoard);
export const handheld: HandheldParts = {
  Head: phone((parts) => parts.PhoneHead),
  Asked: phone((parts) => parts.Asked),
  Round: phone((parts) => parts.Round),
  roundLabel: "harbour.phone.tab",
  Looked: phone<{ seat: number }>((parts) => parts.Looked),
};

export function Mine() {
  const isHandheld = useHandheld() !== null;
  if (useRoomy()) return <Desk />;
  return isHandheld ? <Hand /> : <SmallMine />;
}

export function Board() {
  const isHandheld = useHandheld() !== null;
  const isRoomy = useRoomy();
  return isHandheld ? <PhoneBoard /> : <BoardOf beside={isRoomy ? null : <Beside />} />;
}
