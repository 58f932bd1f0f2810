// Who is asked to a table is told wherever they are: asked of the server now and then, while the page is in sight.
import { FormattedMessage } from "react-intl";
import { toast } from "@/kit/Toast";
import { onChangeOfPlayer, useMyself } from "@/platform/me";
import { notify } from "@/platform/notices";
import { useSettings } from "@/platform/settings";
import { play } from "@/platform/sounds";
import { MoreWords, wordsOf } from "@/platform/words";
import type { Invitation } from "@/wire/http";
import { decline, gameOf, learnInvitations, sitDown, useInvitations } from "./answering";

const AGAIN = 15_000;
const words = wordsOf("ties");

/** What is said about each invitation, by table and sender: how to take it away again. */
const said = new Map<string, () => void>();
const nameOf = ({ player, table }: Invitation): string => `${player}/${table.table}`;

/** Says those that are new, and says no more those that hold no longer. */
function tell(got: readonly Invitation[]): void {
  const names = new Set(got.map(nameOf));
  for (const [name, takeAway] of said) {
    if (names.has(name)) continue;
    takeAway();
    said.delete(name);
  }
  for (const invitation of got) if (!said.has(nameOf(invitation))) void say(invitation);
}

async function say(invitation: Invitation): Promise<void> {
  const name = nameOf(invitation);
  said.set(name, () => {});
  const all = await words(useSettings.getState().language).catch(() => null);
  if (!all || !said.has(name)) return void said.delete(name);
  play("turn");
  void notify({ title: all["ties.asked.notice"] ?? "", body: `${invitation.name} · ${gameOf(invitation)}`, address: "/" });
  const takeAway = toast(<Sentence invitation={invitation} />, {
    stays: true,
    action: { label: all["ties.asked.sit"] ?? "", do: () => void sitDown(invitation) },
    other: { label: all["ties.asked.no"] ?? "", do: () => void decline(invitation) },
  });
  said.set(name, takeAway);
}

/** With its own words: it is said on pages that have others. */
function Sentence({ invitation }: { invitation: Invitation }) {
  return (
    <MoreWords load={words} waiting={null}>
      <FormattedMessage id="ties.asked" values={{ name: invitation.name, game: gameOf(invitation) }} />
    </MoreWords>
  );
}

/** From now on; what it gives back ends it. */
export function watchInvitations(): () => void {
  const ask = (): void => void (document.hidden || learnInvitations());
  const forget = [
    useInvitations.subscribe(({ got }) => tell(got)),
    onChangeOfPlayer(() => useInvitations.setState({ got: [] })),
    useMyself.subscribe((now, before) => now.me?.ref !== before.me?.ref && ask()),
  ];
  document.addEventListener("visibilitychange", ask);
  const timer = setInterval(ask, AGAIN);
  ask();
  return () => {
    for (const each of forget) each();
    document.removeEventListener("visibilitychange", ask);
    clearInterval(timer);
  };
}
