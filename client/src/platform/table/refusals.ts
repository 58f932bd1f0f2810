// Refusals of the server in the reader's words: by code, and by the rule where the game forbids it.
import type { IntlShape } from "react-intl";
import type { GameClient } from "@/platform/game";
import type { Refused } from "@/wire/table";

/** What each code means to a player. */
const WORDS: Record<string, string> = {
  bad_request: "table.refused.badRequest",
  not_allowed: "table.refused.notAllowed",
  illegal: "table.refused.illegal",
  conflict: "table.refused.conflict",
  cmd_reused: "table.refused.badRequest",
  not_found: "table.refused.notFound",
  gone: "table.refused.gone",
  retry: "table.refused.retry",
  fault: "table.refused.fault",
  too_many: "table.refused.tooMany",
  closed: "table.refused.closed",
  muted: "table.refused.muted",
  banned: "table.refused.banned",
  not_signed_in: "table.refused.notSignedIn",
};

/** The server says more in English where a code has many reasons; the same sentences in the reader's language. */
const REASONS: Record<string, string> = {
  "There are free seats.": "table.refused.freeSeats",
  "Somebody has not said yes yet.": "table.refused.notYet",
  "A bot plays for you; come back first.": "table.refused.comeBackFirst",
  "Only the host may do that.": "table.refused.notHost",
  "The game has begun.": "table.refused.begun",
  "You sit at this table already.": "table.refused.sitAlready",
  "Somebody sits there.": "table.refused.taken",
  "There is no bot of this name.": "table.refused.noBot",
  "This bot plays as many games as it may.": "table.refused.botBusy",
  "This bot has a seat here.": "table.refused.botHere",
  "It is not your turn.": "table.refused.notYourTurn",
  "You have not moved yet.": "table.refused.notMoved",
  "A lot is being sold.": "table.undo.lot",
  "Your last move stands: something came to light since.": "table.undo.light",
  "Your last move stands: another player moved since, and somebody is away who would have to agree.": "table.undo.away",
  "Your last move stands: another player moved since, and the game is rated.": "table.undo.rated",
  "The table is rated: it is for players with an account, and bots whose strength is known.": "table.refused.rated",
  "This is a practice table: its host plays alone or with bots.": "table.refused.practice",
  "Something is being asked already.": "table.refused.asked",
  "It is so already, or something is being asked.": "table.refused.asked",
};

/** One sentence that says why not. */
export function refusalWords(refused: Pick<Refused, "code" | "words" | "rule">, intl: IntlShape, game: GameClient | null): string {
  const rule = refused.rule ? game?.ruleWords?.(refused.rule) : null;
  if (rule) return intl.formatMessage({ id: rule });
  const id = REASONS[refused.words] ?? WORDS[refused.code] ?? "table.refused.fault";
  return intl.formatMessage({ id });
}
