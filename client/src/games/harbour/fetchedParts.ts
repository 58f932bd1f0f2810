// Parts that no table needs when it is first seen: fetched when they are first shown, or a few seconds later, in one file.
import type { ComponentType, ReactNode } from "react";
import { type LaterPart, later } from "@/platform/table/Later";

export type WarningKind = "end" | "die" | "sixth";

interface Parts {
  Preview: ComponentType<{ card: number; beside: DOMRect }>;
  LargeFace: ComponentType<{ card: number; foot: ReactNode }>;
  FigureList: ComponentType<object>;
  DeskActive: ComponentType<{ isWhole?: boolean }>;
  TodoList: ComponentType<object>;
  Warning: ComponentType<{ kind: WarningKind }>;
}

let load = async (): Promise<Parts> => {
  throw new Error("Nobody said where the parts are.");
};

/** Says where they are: whoever shows them cannot, since it is among them. */
export function bringFrom(there: () => Promise<Parts>): void {
  load = there;
}

function part<Name extends keyof Parts>(name: Name): LaterPart<PropsOf<Parts[Name]>> {
  return later(async () => (await load())[name] as ComponentType<PropsOf<Parts[Name]>>);
}
type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

export const preview = part("Preview");
export const large = part("LargeFace");
export const figures = part("FigureList");
export const active = part("DeskActive");
export const todo = part("TodoList");
export const warning = part("Warning");

export const fetched: readonly { fetch: () => Promise<unknown> }[] = [preview, large, figures, active, todo, warning];
