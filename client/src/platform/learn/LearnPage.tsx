// The address under which a game is learned: it opens the table and goes there.
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "@/kit/Notice";
import { useProblemWords } from "@/platform/people/problems";
import { Link, navigate, useTitle } from "@/platform/router";
import { Nowhere } from "@/platform/shell/Nowhere";
import { Waiting } from "@/platform/shell/Waiting";
import { useComer } from "@/platform/start/comer";
import { PageHead } from "@/platform/start/PageHead";
import { learn } from "./learning";
import { planFor } from "./plans";

export default function LearnPage({ game }: { game: string }) {
  const intl = useIntl();
  const [comer] = useComer();
  const wordsOf = useProblemWords();
  const [wrong, complain] = useState("");
  const isAsked = useRef(false);
  useTitle(intl.formatMessage({ id: "start.learn" }));
  useEffect(() => {
    if (isAsked.current || !planFor(game)) return;
    isAsked.current = true; // one table, however often the page is drawn
    learn(comer, game).then(
      (address) => address && navigate(address, { replace: true }),
      (problem: unknown) => complain(wordsOf(problem)),
    );
  }, [comer, game, wordsOf]);
  if (!planFor(game)) return <Nowhere />;
  if (!wrong) return <Waiting label={intl.formatMessage({ id: "start.learn.opening" })} />;
  return (
    <>
      <PageHead />
      <main id="main">
        <Notice tone="warn" isAlert>
          {wrong}
        </Notice>
        <Link to="/">
          <FormattedMessage id="start.learn.back" />
        </Link>
      </main>
    </>
  );
}
