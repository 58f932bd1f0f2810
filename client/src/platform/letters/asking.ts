// Letters at the server, for whoever need not be signed in: what their links do, and a letter for a forgotten password.
import { askFor, tellIt } from "@/platform/api";
import type { Confirmed, LettersOffered, Player, Stopped } from "@/wire/http";

export const areOffered = async (): Promise<boolean> => (await askFor<LettersOffered>("GET", "/letters")).mail;
/** The address counts from now on. */
export const confirmAddress = (token: string) => askFor<Confirmed>("POST", "/letters/confirm", { token });
export const stopLetters = (token: string) => askFor<Stopped>("POST", "/letters/stop", { token });
/** By name or address. Whether there is such an account is told to nobody. */
export const writeToForgetful = (who: string) => tellIt("POST", "/letters/forgotten", { who });
export const setPassword = (token: string, password: string) => askFor<Player>("POST", "/letters/password", { token, password });
