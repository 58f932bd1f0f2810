// Calling a player to the table that was found, wherever they are by then, and back from one that did not come about.
import { toast } from "@/kit/Toast";
import { notify } from "@/platform/notices";
import { navigate, routeOf } from "@/platform/router";
import { useSettings } from "@/platform/settings";
import { play } from "@/platform/sounds";
import { tableName } from "../tableName";
import { pairingWords } from "./words";

/** A message goes away by itself, and others wait at the table: it is said again, for as long as they may wait. */
const AGAIN = 8_000;
const MOST = 15;

const addressOf = (table: string): string => `/table/${table}`;
const route = () => routeOf(window.location.pathname);
const isAt = (table: string): boolean => {
  const now = route();
  return now.page === "table" && now.id === table;
};

// Pages have the words of what is on them; these are said on any page, and none of them has a place for something else.
const words = () => pairingWords(useSettings.getState().language);

/** Goes to the table, or calls to it whoever reads another page meanwhile; what it gives back ends that. */
export function callTo(table: string): () => void {
  play("turn");
  void words().then((said) => notify({ title: said["pairing.found"] ?? "", body: tableName(table), address: addressOf(table) }), nothing);
  if (route().page === "start") {
    navigate(addressOf(table));
    return nothing;
  }
  return insist(table);
}

/** Says it again and again, also in the title of the page, until the player is there. */
function insist(table: string): () => void {
  let said = 0;
  let isOver = false;
  let before: { title: string; ours: string } | null = null;
  const timer = setInterval(() => say(), AGAIN);
  const end = (): void => {
    clearInterval(timer);
    isOver = true;
    if (before && document.title === before.ours) document.title = before.title;
  };
  const say = (): void => {
    if (isAt(table) || said === MOST) return end();
    said += 1;
    void words().then((all) => {
      if (isOver) return;
      const found = all["pairing.found"] ?? "";
      before ??= { title: document.title, ours: `● ${found} · Mokum` };
      document.title = before.ours;
      const go = () => {
        end();
        navigate(addressOf(table));
      };
      toast(found, { tone: "good", action: { label: all["pairing.found.go"] ?? "", do: go } });
    }, nothing);
  };
  say();
  return end;
}

/** Somebody did not come: says so, and leaves the table that is closed. */
export function callOff(table: string): void {
  if (isAt(table)) navigate("/");
  void words().then((said) => toast(said["pairing.lost"] ?? "", { tone: "warn" }), nothing);
}

/** The server has ended the search: the card on the start page says so itself. */
export function tellEnded(): void {
  if (route().page === "start") return;
  void words().then((said) => toast(said["pairing.ended"] ?? "", { tone: "warn" }), nothing);
}

function nothing(): void {}
