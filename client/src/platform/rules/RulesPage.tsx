// The rules as a page of their own, and without a game the list of those that can be read.
import { FormattedMessage, useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { navigate, useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { addressOf } from "./Chapter";
import { Library } from "./Library";
import { restartGuide } from "./lessons";
import { Missing, Waiting } from "./Missing";
import { Reader } from "./Reader";
import { taught } from "./shelf";
import { useBook } from "./useBook";
import * as css from "./Reader.module.css";

interface RulesPageProps {
  /** Empty for the list of games. */
  game: string;
  /** Empty for the beginning. */
  rule: string;
}

export function RulesPage({ game, rule }: RulesPageProps) {
  return game === "" ? <Library /> : <Book game={game} rule={rule} />;
}

function Book({ game, rule }: RulesPageProps) {
  const intl = useIntl();
  const opening = useBook(game);
  const title = opening.state === "open" ? opening.book.title : "";
  useTitle(intl.formatMessage({ id: "rules.title.of" }, { game: title || "…" }));
  const again = () => {
    restartGuide(game);
    toast(intl.formatMessage({ id: "rules.guide.soon" }));
  };
  return (
    <>
      <PageHead />
      <main className={css.rulesPage} id="main">
        <h1 className={css.rulesHeading} tabIndex={-1}>
          {opening.state === "open" ? (
            <FormattedMessage id="rules.title.of" values={{ game: title }} />
          ) : (
            <FormattedMessage id="rules.title" />
          )}
        </h1>
        {opening.state === "open" ? (
          <Reader
            open={opening}
            rule={rule}
            onRule={(asked) => navigate(addressOf(game, asked), { replace: rule !== "" })}
            layout="page"
            onGuide={taught.includes(game) ? again : undefined}
          />
        ) : opening.state === "opening" ? (
          <Waiting />
        ) : (
          <Missing isFailed={opening.state === "failed"} />
        )}
      </main>
      <PageFoot />
    </>
  );
}

export default RulesPage;
