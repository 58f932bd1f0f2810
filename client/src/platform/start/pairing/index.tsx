// Pairing on the start page: fetched after it, and left away where it does not come, as without a network.
import { Suspense } from "react";
import { useSettings } from "@/platform/settings";
import { extra } from "@/platform/shared/extra";
import { Place } from "./Place";
import type { PlayPersonProps } from "./PlayPerson";
import { pairingWords } from "./words";

/** With its words, so that the card does not wait for them in vain. */
const PlayPerson = extra<PlayPersonProps>(async () => {
  const [part] = await Promise.all([import("./PlayPerson"), pairingWords(useSettings.getState().language)]);
  return part;
});

export function Pairing(props: PlayPersonProps) {
  return (
    <Suspense fallback={<Place />}>
      <PlayPerson {...props} />
    </Suspense>
  );
}
