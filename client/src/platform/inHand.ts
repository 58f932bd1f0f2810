// What somebody holds ready for a question: it belongs to that question, and is gone when something else is asked.
import { useCallback, useEffect, useRef, useState } from "react";

export interface InHand<Value> {
  value: Value | null;
  /** For what is asked now, even if it was another question that led to it. */
  take: (value: Value | null) => void;
  /** Only if nothing else was taken since. */
  replace: (from: Value | null, to: Value | null) => void;
}

export function useInHand<Value>(question: string): InHand<Value> {
  const latest = useRef(question);
  latest.current = question;
  const [held, hold] = useState<{ value: Value | null; question: string }>({ value: null, question });
  // What belongs to another question does not count from the moment when this one is shown; only afterwards is there
  // time to forget it. If it were cleared then, so would be what a quick hand has taken in between.
  useEffect(() => hold((now) => (now.question === question ? now : { value: null, question })), [question]);
  return {
    value: held.question === question ? held.value : null,
    take: useCallback((value) => hold({ value, question: latest.current }), []),
    replace: useCallback((from, to) => hold((now) => (now.value === from ? { ...now, value: to } : now)), []),
  };
}
