// A QR code that is fetched when it is first shown: few people open one, and the words around it need not wait for it.
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { CodeProps } from "./Code";
import * as css from "./Code.module.css";

interface LaterCodeProps extends CodeProps {
  /** What to do with it, below it. */
  hint: ReactNode;
  /** What is there instead when it does not come. */
  otherwise: ReactNode;
}

/** The code with its hint. Its place is kept while it comes, so that nothing below it moves. */
export function LaterCode({ text, label, hint, otherwise }: LaterCodeProps) {
  const [There, come] = useState<ComponentType<CodeProps> | null>(null);
  const [isMissing, miss] = useState(false);
  useEffect(() => {
    let isWanted = true;
    import("./Code").then(
      ({ Code }) => isWanted && come(() => Code),
      () => isWanted && miss(true),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (isMissing) return otherwise;
  return (
    <figure className={css.codeFigure}>
      <div className={css.codePlace}>{There && <There text={text} label={label} />}</div>
      <figcaption>{hint}</figcaption>
    </figure>
  );
}
