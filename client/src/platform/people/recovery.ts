// Recovery codes at the server: how many are left, new ones, and the way back in with one.
import { askFor, type Proof } from "@/platform/api";
import type { Player, RecoveryCodes, RecoveryState } from "@/wire/http";

export const codesLeft = () => askFor<RecoveryState>("GET", "/me/recovery");

/** New codes, shown this once; the older ones no longer work. */
export async function makeCodes(proof: Proof): Promise<readonly string[]> {
  return (await askFor<RecoveryCodes>("POST", "/me/recovery", { proof })).codes;
}

/** Signs in with a code, which is used up, and sets a new password. */
export const recover = (name: string, code: string, password: string) => askFor<Player>("POST", "/recover", { name, code, password });
