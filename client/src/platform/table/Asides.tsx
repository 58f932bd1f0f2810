// What is told beside a table: the guide's word and what others did meanwhile. A hint that was asked for has the place to itself.
import { HintPlace } from "@/platform/hint/HintPlace";
import { useHintKey } from "@/platform/hint/hinting";
import { Recap } from "@/platform/recap/Recap";
import { useTableState } from "./state";

export function Asides({ onLog }: { onLog: () => void }) {
  const { game } = useTableState();
  const hint = useHintKey();
  if (hint?.isOpen) return <HintPlace />;
  return (
    <>
      {game.Guide && <game.Guide />}
      <Recap onLog={onLog} />
    </>
  );
}
