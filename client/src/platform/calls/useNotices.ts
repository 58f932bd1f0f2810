// The calls of the last days: a page after the other, and what has been seen of them.
import { useEffect, useState } from "react";
import { toast } from "@/kit/Toast";
import { useProblemWords } from "@/platform/people/problems";
import type { NoticeLine, NoticePage } from "@/wire/http";
import { askNotices, see } from "./asking";
import { nowUnseen } from "./unseen";

export interface Notices {
  notices: readonly NoticeLine[];
  hasUnseen: boolean;
  /** There are older ones. */
  hasMore: boolean;
  more: () => Promise<void>;
  /** Some were seen, or all. */
  seen: (ids: readonly string[] | null) => void;
}

/** Undefined until the server has told them, and null where it could not. */
export function useNotices(): { notices: Notices | null | undefined; again: () => void } {
  const wordsOf = useProblemWords();
  const [page, show] = useState<NoticePage | null | undefined>();
  const [tries, tryAgain] = useState(0);
  const again = (): void => tryAgain((count) => count + 1);
  useEffect(() => {
    let isWanted = true;
    askNotices().then(
      (first) => {
        if (!isWanted) return;
        show(first);
        nowUnseen(first.unseen);
      },
      () => isWanted && show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  if (!page) return { notices: page, again };
  const { notices, unseen, next } = page;
  const known: Notices = {
    notices,
    hasUnseen: unseen > 0,
    hasMore: next !== null,
    more: async () => {
      const older = await askNotices(next ?? "");
      show({ ...older, notices: [...notices, ...older.notices] });
    },
    seen: (ids) => {
      see(ids).then(
        (left) => {
          nowUnseen(left);
          const isSeen = (notice: NoticeLine): boolean => ids === null || ids.includes(notice.id);
          show((now) => now && { ...now, unseen: left, notices: now.notices.map((one) => (isSeen(one) ? { ...one, seen: true } : one)) });
        },
        (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }),
      );
    },
  };
  return { notices: known, again };
}
