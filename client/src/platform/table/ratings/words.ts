// The words of the ratings at a table, which come with them.
import { wordsOf } from "@/platform/words";

export const ratingWords = wordsOf("ratings");
