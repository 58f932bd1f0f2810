// The ways on from the score sheet: the record, the replay, another game.
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { api } from "@/platform/api";
import { navigate } from "@/platform/router";
import { Again } from "./Again";
import { analysisPath, invitationIn } from "./invite";
import { useKeyHere } from "./shortcuts";
import { useTableState } from "./state";

/** Also by a key, although a dialog lies open. */
function AnalyseWay({ address }: { address: string }) {
  const go = () => navigate(address);
  useKeyHere("a", go);
  return (
    <Button icon="i-hint" aria-keyshortcuts="A" onClick={go}>
      <FormattedMessage id="table.menu.analysis" />
    </Button>
  );
}

/** Where one goes from the score sheet. */
export function ScoreWays() {
  const { sight, invitationLink } = useTableState();
  const { table } = sight;
  return (
    <>
      <a className={buttonClass("plain")} href={api.recordAddress(table, invitationIn(invitationLink))} download>
        <Icon name="i-download" size={19} />
        <FormattedMessage id="table.menu.record" />
      </a>
      <Button icon="i-replay" onClick={() => navigate(`/replay/${table}`)}>
        <FormattedMessage id="table.menu.replay" />
      </Button>
      {sight.result?.outcome && <AnalyseWay address={analysisPath(table, invitationIn(invitationLink))} />}
      <Again />
    </>
  );
}
