// Where the parts of an analysis lie: on a desk beside each other, on a phone under each other with the ways at the foot.
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Boards, KnewButton } from "./Boards";
import { Progress } from "./Begin";
import { Graph } from "./Graph";
import { MomentHead } from "./MomentHead";
import { MomentList } from "./MomentList";
import { Totals } from "./Totals";
import { TryButton, type Trying } from "./Try";
import type { Analysis } from "./report";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Analysis.module.css";

interface LayoutProps {
  isSmall: boolean;
  analysis: Analysis;
  head: Omit<ComponentProps<typeof MomentHead>, "onStep" | "children">;
  onStep: (by: 1 | -1) => void;
  boards: ComponentProps<typeof Boards> | null;
  graph: ComponentProps<typeof Graph>;
  totals: ComponentProps<typeof Totals>;
  moments: ComponentProps<typeof MomentList>;
  trying: Trying;
}

export function Layout(props: LayoutProps) {
  return props.isSmall ? <OnPhone {...props} /> : <OnDesk {...props} />;
}

function Heading({ head, onStep, boards }: LayoutProps) {
  return (
    <MomentHead {...head} onStep={onStep}>
      {boards && <KnewButton {...boards} />}
    </MomentHead>
  );
}

function OnDesk(props: LayoutProps) {
  const { analysis, boards, graph, totals, moments, trying } = props;
  return (
    <main id="main" className={css.desk}>
      <div className={css.left}>
        <Heading {...props} />
        {boards ? <Boards {...boards} /> : <div />}
        <Graph {...graph} />
      </div>
      <aside className={css.side}>
        {analysis.state === "working" && <Progress analysis={analysis} />}
        <Totals {...totals} />
        <MomentList {...moments} />
        <TryButton {...trying} />
      </aside>
    </main>
  );
}

function OnPhone(props: LayoutProps) {
  const { analysis, boards, graph, totals, moments, trying, onStep } = props;
  return (
    <>
      <main id="main" className={css.phone}>
        {boards && <Boards {...boards} />}
        <Heading {...props} />
        {analysis.state === "working" && <Progress analysis={analysis} />}
        <Graph {...graph} />
        <MomentList {...moments} />
        <Totals {...totals} />
      </main>
      <footer className={css.foot}>
        <Button onClick={() => onStep(-1)}>
          <span className={wordsCss.hiddenWords}>
            <FormattedMessage id="analysis.before" />
          </span>
          <span aria-hidden>‹</span>
        </Button>
        <Button kind="main" data-try isBusy={trying.isBusy} onClick={trying.go}>
          <FormattedMessage id="analysis.try.short" />
        </Button>
        <Button onClick={() => onStep(1)}>
          <span className={wordsCss.hiddenWords}>
            <FormattedMessage id="analysis.next" />
          </span>
          <span aria-hidden>›</span>
        </Button>
      </footer>
    </>
  );
}
