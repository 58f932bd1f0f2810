// What the prompt says: a sentence, what it means, and the words of the one button.
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape } from "react-intl";
import { sayCardTitle } from "../cards/sentences";
import type { Chosen } from "../choice";
import { blockName, colourName, dockerName, goodName, spaceName } from "../names";

export interface Saying {
  title: ReactNode;
  more?: ReactNode;
  button?: ReactNode;
}

export type Values = Record<string, ReactNode>;

/** A message, as a part of a saying. */
export const say = (id: string, values: Values = {}): ReactNode => <FormattedMessage id={id} values={values} />;

/** What the thing is called. */
export function nameOf(intl: IntlShape, { thing, way }: Pick<Chosen, "thing" | "way">): string {
  switch (thing.kind) {
    case "card":
      return sayCardTitle(intl, thing.card);
    case "block":
      return blockName(thing.block);
    case "space":
      return spaceName(intl, thing.space);
    case "good":
      return goodName(intl, thing.good);
    case "docker":
      return dockerName(intl, thing.docker);
    case "cube":
    case "die":
      return colourName(intl, thing.colour);
    default:
      return way.move;
  }
}
