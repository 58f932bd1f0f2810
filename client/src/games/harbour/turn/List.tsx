// What can still be done this turn, as a row in the prompt: open, done, or not possible with the reason. Keys 1 to 8 lead there.
import { useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { useShortcuts } from "@/platform/table/shortcuts";
import { timingSymbol } from "../cards/glyphs";
import { pointAt } from "../pointing";
import { Symbol } from "../symbols/Symbol";
import { type HarbourTable, useHarbour } from "../table";
import { type Thing, keyOf } from "../things";
import { type Item, listOf, placesOf } from "./list";
import * as css from "./turn.module.css";

export const SYMBOLS = {
  block: "block",
  market: "market",
  card: "card-free",
  docker: "docker",
  sail: "barge",
  river: "river-pawn",
  use: timingSymbol("III"),
  deliver: "deliver",
};

/** The element that a thing is touched at. */
function elementOf(thing: Thing): HTMLElement | SVGElement | null {
  if (thing.kind === "tile") return document.querySelector<HTMLElement>("[data-market-tile]");
  if (thing.kind === "card") return document.querySelector<HTMLElement>(`[data-part=mine] [data-card="${thing.card}"]`);
  return document.querySelector<SVGElement>(`[data-thing="${keyOf(thing)}"]`);
}

/** One thing is taken in hand; of several the first is shown, and the keyboard goes on from there. */
export function leadTo(item: Item, { touch }: HarbourTable): void {
  const places = placesOf(item);
  const [first] = places;
  if (!first) return;
  const element = elementOf(first);
  if (places.length === 1 || !element) touch(first);
  else element.focus();
}

/** What stands under the name of an item. */
export function useItemWords(): (item: Item) => string {
  const intl = useIntl();
  const { facts } = useHarbour();
  return ({ kind, state, ways }) => {
    if (state !== "open") return intl.formatMessage({ id: "harbour.todo.shut" }, { why: state });
    const values = {
      kind,
      count: ways.length,
      steps: Number(Object.keys(facts.turn?.fares ?? []).at(-1) ?? 0),
      cubes: facts.river?.cubes ?? 0,
      florins: facts.turn?.docker_florins ?? 0,
      points: facts.turn?.delivery?.points ?? 0,
    };
    return intl.formatMessage({ id: "harbour.todo.open" }, values);
  };
}

export function TodoItem({ item, at }: { item: Item; at?: number }) {
  const intl = useIntl();
  const table = useHarbour();
  const wordsOf = useItemWords();
  const { kind, state } = item;
  const isOpen = state === "open";
  const [place] = placesOf(item);
  const light = (on: boolean) => isOpen && place && pointAt(on ? keyOf(place) : null);
  return (
    <li>
      <button
        type="button"
        className={classes(css.hbTodoItem, isOpen ? css.isOpen : state === "done" ? css.isDone : css.isShut)}
        data-todo={kind}
        data-state={state}
        aria-disabled={!isOpen || undefined}
        aria-keyshortcuts={at === undefined ? undefined : String(at)}
        onClick={() => isOpen && leadTo(item, table)}
        onPointerEnter={() => light(true)}
        onPointerLeave={() => light(false)}
        onFocus={() => light(true)}
        onBlur={() => light(false)}
      >
        <Symbol name={SYMBOLS[kind]} size={20} />
        <span>
          <b>{intl.formatMessage({ id: "harbour.todo.name" }, { kind })}</b>
          <i>{wordsOf(item)}</i>
        </span>
        {state === "done" && <Icon name="i-check" size={13} className={css.hbTodoTick} />}
      </button>
    </li>
  );
}

export function TodoList() {
  const intl = useIntl();
  const table = useHarbour();
  const items = listOf(table.facts, table.moves);
  useShortcuts(Object.fromEntries(items.map((item, at) => [String(at + 1), () => item.state === "open" && leadTo(item, table)] as const)));
  return (
    <ul className={css.hbTodo} aria-label={intl.formatMessage({ id: "harbour.todo" })} data-todo-list>
      {items.map((item, at) => (
        <TodoItem key={item.kind} item={item} at={at + 1} />
      ))}
    </ul>
  );
}
