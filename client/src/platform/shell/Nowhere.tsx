// An address that leads to no page.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { buttonClass } from "@/kit/Button";
import { Link, useTitle } from "@/platform/router";
import { Houses } from "./Houses";
import * as css from "./shell.module.css";

export function Nowhere(): ReactNode {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: "shell.nowhere.title" }));
  return (
    <main className={css.shellPage} id="main">
      <Houses />
      <h1>
        <FormattedMessage id="shell.nowhere.title" />
      </h1>
      <p>
        <FormattedMessage id="shell.nowhere.words" />
      </p>
      <Link className={buttonClass("main")} to="/">
        <FormattedMessage id="shell.home" />
      </Link>
    </main>
  );
}
