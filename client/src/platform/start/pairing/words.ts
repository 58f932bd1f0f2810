// The words of pairing, which come with it.
import { wordsOf } from "@/platform/words";

export const pairingWords = wordsOf("pairing");
