// The words of ties between people, which come with them; and those for what goes wrong.
import { wordsOf } from "@/platform/words";

export const tiesWords = wordsOf("ties", "people");
