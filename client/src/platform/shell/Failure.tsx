// What stands in the place of a page that broke, or that could not be loaded: words, and a way on.
import { Component, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Houses } from "./Houses";
import * as css from "./shell.module.css";

interface State {
  error: Error | null;
}

export class Failure extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isLoading = isUnloaded(error);
    return (
      <main className={css.shellPage} id="main" role="alert">
        <Houses />
        <h1>{isLoading ? <FormattedMessage id="shell.unloaded.title" /> : <FormattedMessage id="shell.broken.title" />}</h1>
        <p>{isLoading ? <FormattedMessage id="shell.unloaded.words" /> : <FormattedMessage id="shell.broken.words" />}</p>
        <div className={css.shellWays}>
          <Button kind="main" onClick={() => window.location.reload()}>
            <FormattedMessage id="shell.again" />
          </Button>
          <a className={buttonClass("plain")} href="/">
            <FormattedMessage id="shell.home" />
          </a>
        </div>
        {!isLoading && (
          <details>
            <summary>
              <FormattedMessage id="shell.broken.details" />
            </summary>
            <code>{error.message}</code>
          </details>
        )}
      </main>
    );
  }
}

/** A part of the page did not come: no network, or the server has a newer version of it. */
function isUnloaded(error: Error): boolean {
  return /dynamically imported module|module script|Failed to fetch|preload CSS/i.test(error.message);
}
