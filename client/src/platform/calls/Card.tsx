// A card of the page: its title, a quiet word beside it, and what belongs at its end.
import type { ReactNode } from "react";
import { type Class, classes } from "@/kit/classes";
import * as css from "./Calls.module.css";

interface CardProps {
  title: ReactNode;
  /** Id of the heading, by which the card is known. */
  name: string;
  quiet?: ReactNode;
  end?: ReactNode;
  className?: Class | undefined;
  children: ReactNode;
}

export function Card({ title, name, quiet, end, className, children }: CardProps) {
  return (
    <section className={classes(css.card, className)} aria-labelledby={name}>
      <header className={css.cardHead}>
        <div className={css.cardTitle}>
          <h2 id={name}>{title}</h2>
          {quiet && <span className={css.cardQuiet}>{quiet}</span>}
        </div>
        {end && <span className={css.cardEnd}>{end}</span>}
      </header>
      {children}
    </section>
  );
}
