// What each rule that scores is called on the score sheet: message ids.
/** The heading of the lines of the score sheet that a rule gives. */
export function scoreWords(rule: string): string {
  switch (rule) {
    case "MER-024":
      return "merchants.score.start";
    case "MER-166":
      return "merchants.score.final";
    case "MER-231":
    case "MER-232":
    case "MER-233":
      return "merchants.score.bonuses";
    case "MER-117":
      return "merchants.score.bought";
    case "MER-158":
    case "MER-237":
    case "MER-263":
      return "merchants.score.loans";
    default:
      return "merchants.score.scorings";
  }
}
