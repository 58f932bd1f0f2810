// The words about order in the house, for parts that come later than their page.
import { wordsOf } from "@/platform/words";

/** With those of the profile: refusals and names are told in them. */
export const orderWords = wordsOf("order", "people");
