// The board of a phone held upright: aimed at what is asked, with the whole in small over it.
import { BoardOf } from "../board/Board";
import { OnPhone } from "../board/OnPhone";
import { useAim } from "../board/aim";

export function PhoneBoard() {
  const aim = useAim();
  return aim && <BoardOf beside={null} aimed={{ aim, Over: OnPhone }} />;
}
