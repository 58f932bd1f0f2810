// What each rule that can refuse a move says, and what each rule that scores is called: message ids.
const REFUSALS: Readonly<Record<string, string>> = {
  "ROU-012": "routes.rule.012",
  "ROU-013": "routes.rule.013",
  "ROU-020": "routes.rule.020",
  "ROU-021": "routes.rule.021",
  "ROU-022": "routes.rule.over",
  "ROU-030": "routes.rule.030",
  "ROU-033": "routes.rule.033",
  "ROU-035": "routes.rule.035",
  "ROU-036": "routes.rule.036",
  "ROU-041": "routes.rule.041",
  "ROU-042": "routes.rule.042",
  "ROU-043": "routes.rule.043",
  "ROU-044": "routes.rule.044",
  "ROU-045": "routes.rule.045",
  "ROU-046": "routes.rule.046",
  "ROU-050": "routes.rule.050",
  "ROU-051": "routes.rule.051",
  "ROU-060": "routes.rule.over",
};

/** One sentence that says what a rule forbids. */
export function ruleWords(rule: string): string | null {
  return REFUSALS[rule] ?? null;
}

/** The heading of the lines of the score sheet that a rule gives. */
export function scoreWords(rule: string): string {
  switch (rule) {
    case "ROU-061":
      return "routes.score.contracts";
    case "ROU-062":
    case "ROU-063":
      return "routes.score.trade";
    default:
      return "routes.score.routes";
  }
}
