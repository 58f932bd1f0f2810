// Who plays in this browser: asked once, and kept for every page.
import { create } from "zustand";
import type { Player } from "@/wire/http";
import { api, onSignedOut, Problem } from "./api";
import { changeSettings, type Language, type Theme, useSettings } from "./settings";

interface Myself {
  /** Undefined until the server has said it; null for somebody who has not said a name yet. */
  me: Player | null | undefined;
}

export const useMyself = create<Myself>(() => ({ me: undefined }));

/** The player of this browser: undefined while it is asked, null for nobody yet. */
export const useMe = (): Player | null | undefined => useMyself((state) => state.me);

let asking: Promise<Player | null> | null = null;

/** Asks the server who one is, once. */
export function whoAmI(): Promise<Player | null> {
  asking ??= api.me().then(becomes, (problem: unknown) => {
    asking = null;
    if (problem instanceof Problem && problem.status === 401) return becomes(null);
    throw problem;
  });
  return asking;
}

/** The server told as whom it knows this browser; should that be somebody else, it is asked who. */
export function whoIsThis(ref: string): void {
  const { me } = useMyself.getState();
  if (me === undefined || me?.ref === ref) return;
  asking = null;
  void whoAmI().catch(() => {}); // the connection is broken again: it will be told anew
}

/** The session ended: whoever was here is here no more. */
export function whoWasThis(): void {
  if (useMyself.getState().me) becomes(null);
}

onSignedOut(whoWasThis);

const listeners = new Set<(me: Player | null) => void>();

/** Tells whoever must know that somebody else plays now, such as the connection. */
export function onChangeOfPlayer(listener: (me: Player | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody signed in, out or changed: what came of a call of the api is what everybody sees from now on. */
export function becomes<Who extends Player | null>(me: Who): Who {
  const before = useMyself.getState().me;
  useMyself.setState({ me });
  asking = Promise.resolve(me);
  if (before !== undefined && before?.ref !== me?.ref) for (const listener of listeners) listener(me);
  return me;
}

/** A player of this browser: the one who is there, or a new guest of this name. */
export async function comeIn(name: string): Promise<Player> {
  const there = await whoAmI();
  if (there) return there;
  const guest = becomes(await api.guest(name));
  tellPreferences();
  return guest;
}

const SAID: Record<Theme, Player["theme"]> = { system: "system", day: "light", evening: "dark" };

/** What is chosen here is chosen wherever the player signs in next. */
export function tellPreferences(): void {
  const { language, theme } = useSettings.getState();
  const { me } = useMyself.getState();
  if (!me || (me.language === language && me.theme === SAID[theme])) return;
  void api.prefer({ language, theme: SAID[theme] }).then(
    (player) => useMyself.getState().me?.ref === player.ref && becomes(player),
    () => {}, // it is chosen here all the same
  );
}

useSettings.subscribe((now, before) => {
  if (now.language !== before.language || now.theme !== before.theme) tellPreferences();
});

/** Takes over what an account prefers, when somebody signs in to it. */
export function preferAs(player: Player): void {
  const theme = (Object.keys(SAID) as Theme[]).find((one) => SAID[one] === player.theme) ?? "system";
  changeSettings({ language: player.language, theme });
}

/** Chooses a language or a theme, here and wherever the player signs in next. */
export function prefer(wish: { language?: Language; theme?: Theme }): void {
  changeSettings(wish);
}
