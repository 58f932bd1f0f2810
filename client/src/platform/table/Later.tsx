// Parts that are loaded when they are first opened: what does not come, or breaks, closes itself and leaves the table alone.
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { toast } from "@/kit/Toast";

/** A part of the page that comes later; `fetch` again gets what did not come the last time. */
export interface LaterPart<Props> {
  there: ComponentType<Props> | null;
  fetch: () => Promise<unknown>;
}

export function later<Props>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const part: LaterPart<Props> = {
    there: null,
    fetch: async () => {
      part.there ??= await load();
    },
  };
  return part;
}

const SOME_TIME = 5_000;

/** Fetches parts once the table has been there for a while, so that they are there even if the network is not. */
export function useFetched(parts: readonly { fetch: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of parts) void part.fetch().catch(() => {});
    }, SOME_TIME);
    return () => clearTimeout(timer);
  }, [parts]);
}

interface LaterProps<Props> {
  part: LaterPart<Props>;
  props: Props;
  /** It did not come, or it broke: whoever opened it closes it. */
  onFail: () => void;
  /** Opens it once more. */
  again: () => void;
}

/** A part as soon as it is there. */
export function Later<Props extends object>({ part, props, onFail, again }: LaterProps<Props>) {
  const intl = useIntl();
  const [There, come] = useState<ComponentType<Props> | null>(() => part.there);
  const fail = () => {
    toast(intl.formatMessage({ id: "table.unopened" }), {
      tone: "warn",
      action: { label: intl.formatMessage({ id: "table.unopened.again" }), do: again },
    });
    onFail();
  };
  useEffect(() => {
    if (There) return;
    let isWanted = true;
    part.fetch().then(
      () => isWanted && come(() => part.there),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [part, There]); // it is asked for once each time that it is opened
  return (
    There && (
      <Boundary onFail={fail}>
        <Suspense fallback={null}>
          <There {...props} />
        </Suspense>
      </Boundary>
    )
  );
}

/** Keeps what breaks inside from taking the table with it. */
class Boundary extends Component<{ onFail: () => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
