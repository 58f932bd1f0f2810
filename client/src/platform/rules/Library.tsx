// The games whose rules can be read, each with its aim.
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { readable } from "./shelf";
import { Text } from "./Text";
import { useBook } from "./useBook";
import * as css from "./Reader.module.css";

export function Library() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: "rules.title" }));
  return (
    <>
      <PageHead />
      <main className={css.rulesPage} id="main">
        <h1 className={css.rulesHeading} tabIndex={-1}>
          <FormattedMessage id="rules.title" />
        </h1>
        <ul className={css.rulesLibrary}>
          {readable.map((game) => (
            <Volume key={game} game={game} />
          ))}
        </ul>
      </main>
      <PageFoot />
    </>
  );
}

function Volume({ game }: { game: string }) {
  const opening = useBook(game);
  if (opening.state !== "open") return null;
  const { book, Symbol } = opening;
  return (
    <li className={css.rulesVolume}>
      <h2 className={css.rulesTitle}>
        <Link to={`/rules/${game}`}>{book.title}</Link>
      </h2>
      <p className={css.rulesText}>
        <Text text={book.chapters[0]?.paragraphs[0]?.text ?? ""} Symbol={Symbol} />
      </p>
    </li>
  );
}
