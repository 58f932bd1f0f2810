// The colours of a card in a text of the rules.
import * as css from "./RuleSymbol.module.css";

export const RULE_COLOURS = {
  pink: css.ruleSymbolPink,
  blue: css.ruleSymbolBlue,
  green: css.ruleSymbolGreen,
  black: css.ruleSymbolBlack,
  red: css.ruleSymbolRed,
  orange: css.ruleSymbolOrange,
  grey: css.ruleSymbolGrey,
  wild: css.ruleSymbolWild,
};
