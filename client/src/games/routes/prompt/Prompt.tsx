// The heart of the table: one sentence for each situation, the choices, what they bring, and one button.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { ruleWords } from "../rulewords";
import { useRoutes } from "../table";
import { RuleLink } from "./Reason";
import { useSaid } from "./said";
import * as css from "./prompt.module.css";

export function Prompt() {
  const intl = useIntl();
  const table = useRoutes();
  const { choice, isBusy, refused, player, seat, choose, act, openRule, offered, pass } = table;
  const said = useSaid(table);
  const me = player(seat);
  const refusal = refused === null ? null : (ruleWords(refused) ?? "routes.refused");
  const isReady = choice !== null || offered.pass;
  return (
    <div className={css.routesPromptRoom}>
      <div className={css.routesPrompt}>
        {me && <Gable kind={me.gable} size={46} />}
        <div className={css.routesSay}>
          <b>{said.title}</b>
          {refusal ? (
            <span className={css.routesRefusal} role="alert">
              {intl.formatMessage({ id: refusal })}
              {refused && <RuleLink rule={refused} onOpen={openRule} />}
            </span>
          ) : (
            <span className={classes(Boolean(said.gain) && css.routesOnlyWide)}>{said.more}</span>
          )}
          {said.gain && !refusal && <span className={css.routesOnlyPhone}>{said.gain}</span>}
        </div>
        {said.choices}
        {said.gain && <div className={classes(css.routesGainline, css.routesOnlyWide)}>{said.gain}</div>}
        {said.button && (
          <Button
            kind="main"
            className={css.routesDo}
            data-do
            isBusy={isBusy}
            isDisabled={!isReady}
            onClick={choice === null && offered.pass ? pass : act}
          >
            {said.button}
          </Button>
        )}
        {said.canGoBack && (
          <>
            <Button className={css.routesBackWide} onClick={() => choose(null)}>
              <FormattedMessage id="routes.back" />
            </Button>
            <IconButton
              className={css.routesBackSmall}
              kind="quiet"
              icon="i-close"
              label={intl.formatMessage({ id: "routes.back" })}
              onClick={() => choose(null)}
            />
          </>
        )}
      </div>
    </div>
  );
}
