// What a page says where it has nothing else to show, and the ways on from there.
import type { ReactNode } from "react";
import * as css from "./Note.module.css";

interface NoteProps {
  title?: ReactNode;
  words?: ReactNode;
  isAlert?: boolean;
  children?: ReactNode;
}

export function Note({ title, words, isAlert = false, children }: NoteProps) {
  return (
    <section className={css.note} role={isAlert ? "alert" : undefined}>
      {title && <h2>{title}</h2>}
      {words && <p>{words}</p>}
      {children && <div className={css.noteWays}>{children}</div>}
    </section>
  );
}
