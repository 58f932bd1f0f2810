// Which chapter is being read: the last one whose title has reached the upper part of the window.
import { type RefObject, useEffect, useState } from "react";

const UPPER = 0.3;

export function useChapterInSight(body: RefObject<HTMLElement | null>, chapters: number, isWhole: boolean): number {
  const [inSight, see] = useState(0);
  useEffect(() => {
    const titles = [...(body.current?.querySelectorAll<HTMLElement>("[data-chapter]") ?? [])];
    const first = titles[0];
    if (!isWhole || !first || typeof IntersectionObserver === "undefined") return;
    const look = (): void => {
      const line = window.innerHeight * UPPER;
      const reached = titles.filter((title) => title.getBoundingClientRect().top < line);
      see(Number(reached.at(-1)?.dataset.chapter ?? 0));
    };
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${(1 - UPPER) * 100}% 0px` });
    for (const title of titles) observer.observe(title);
    return () => observer.disconnect();
  }, [body, chapters, isWhole]);
  return inSight;
}
