// A list where nothing is yet: a table with two chairs, and what could be done; where nothing is to be done, one line.
import { Button } from "@/kit/Button";
import * as css from "./Lists.module.css";

interface EmptyProps {
  title: string;
  offer?: string;
  action?: { label: string; do: () => void } | null;
}

export function Empty({ title, offer, action }: EmptyProps) {
  if (!offer && !action) return <p className={css.rowsNothing}>{title}</p>;
  return (
    <div className={css.rowsEmpty}>
      <svg width={112} height={58} viewBox="0 0 112 58" aria-hidden="true">
        <path d="M8 44h96M22 44v12M90 44v12" />
        <path d="M14 34h22v10M18 34V16M98 34H76v10M94 34V16" />
        <path d="M48 40h16v4H48zM52 36h8v4h-8z" />
      </svg>
      <div>
        <b>{title}</b>
        {offer && <p>{offer}</p>}
      </div>
      {action && (
        <Button size="small" onClick={action.do}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
