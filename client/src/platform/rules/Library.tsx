// The games whose rules can be read, each with its aim.
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { readable } from "./shelf";
import { Text } from "./Text";
import { useBook } from "./useBook";

export function Library() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: "rules.title" }));
  return (
    <>
      <PageHead />
      <main className="rules-page" id="main">
        <h1 className="rules-heading" tabIndex={-1}>
          <FormattedMessage id="rules.title" />
        </h1>
        <ul className="rules-library">
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
    <li className="rules-volume">
      <h2 className="rules-title">
        <Link to={`/rules/${game}`}>{book.title}</Link>
      </h2>
      <p className="rules-text">
        <Text text={book.chapters[0]?.paragraphs[0]?.text ?? ""} Symbol={Symbol} />
      </p>
    </li>
  );
}
