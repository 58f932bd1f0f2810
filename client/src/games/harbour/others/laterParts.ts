// What is only opened now and then: loaded when it is first opened, or when there is time.
import type { ComponentProps } from "react";
import { later } from "@/platform/table/Later";
import { fetched } from "../fetchedParts";
import type { DiscardsDialog } from "./DiscardsDialog";
import type { MatDialog } from "./MatDialog";

export const discards = later<ComponentProps<typeof DiscardsDialog>>(async () => (await import("./DiscardsDialog")).DiscardsDialog);
export const mat = later<ComponentProps<typeof MatDialog>>(async () => (await import("./MatDialog")).MatDialog);
/** The card of whatever is looked at. */
export const info = later<object>(async () => (await import("../info/InfoLayer")).InfoLayer);

export const all: readonly { fetch: () => Promise<unknown> }[] = [discards, mat, info, ...fetched];
