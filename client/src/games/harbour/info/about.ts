// Who says what of which thing.
import { aboutBlock, aboutBridge, aboutGood, aboutRiver } from "./city";
import { aboutCard, aboutTask, aboutTile } from "./cards";
import { aboutDocker, aboutSpace } from "./port";
import { aboutPlayer } from "./people";
import type { About, Asked, Subject } from "./said";

export function about(asked: Asked, subject: Subject): About | null {
  switch (subject.kind) {
    case "block":
      return aboutBlock(asked, subject.block);
    case "space":
      return aboutSpace(asked, subject.space);
    case "docker":
      return aboutDocker(asked, subject.docker, subject);
    case "good":
      return subject.at === "market" ? aboutGood(asked, subject.good) : null;
    case "river":
      return aboutRiver(asked);
    case "bridge":
      return aboutBridge(asked, subject.number);
    case "tile":
      return aboutTile(asked);
    case "card":
      return aboutCard(asked, subject.card);
    case "task":
      return aboutTask(asked, subject.number);
    case "barge":
    case "player":
      return aboutPlayer(asked, subject.number, subject.kind);
    default:
      return null;
  }
}
