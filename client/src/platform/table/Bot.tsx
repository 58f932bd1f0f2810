// A bot at a table: the face of its person, and in a word or two what it is.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useOpponents } from "@/platform/catalogue";
import type { Player } from "@/platform/game";
import { Portrait } from "@/platform/opponents/Portrait";
import { personOf } from "@/platform/opponents/people";
import { isMeasured } from "@/platform/opponents/scale";
import { useTableState } from "./state";

/** The face of whoever sits there, if it is one of the five; a second bot of a level is somebody else. */
export function SeatFace({ player, size, isRound = false }: { player: Player; size: number; isRound?: boolean }): ReactNode {
  const person = personOf(player.sight.bot);
  return person && person.first === player.name ? <Portrait level={person.level} size={size} isRound={isRound} /> : null;
}

/** "bot · 1215", or whom it plays like; `isBare` where its rating is told beside it. */
export function BotNote({ player, isBare = false }: { player: Player; isBare?: boolean }): ReactNode {
  const { sight } = useTableState();
  const person = personOf(player.sight.bot);
  const told = useOpponents(sight.game, person !== undefined).find(({ level }) => level === player.sight.bot);
  if (person && person.first !== player.name) return <FormattedMessage id="table.note.like" values={{ name: person.first }} />;
  if (isMeasured(told) && !isBare) return <FormattedMessage id="table.note.botRated" values={{ rating: String(told.rating) }} />;
  return <FormattedMessage id="table.note.bot" />;
}
