// The clipboard, also where browsers keep it back: on pages that came by plain http.
import { classes } from "./classes";
import * as css from "./words.module.css";

/** Puts a text on the clipboard; says whether it is there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = classes(css.hiddenWords);
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
