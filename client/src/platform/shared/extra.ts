// An extra: what a page shows besides, fetched after it. One that does not come, as without a network, takes no page away.
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

const Nothing = (): null => null;

/** As React's `lazy`; but where the part does not come, `otherwise` is there, and that is nothing if it is left out. */
export const extra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: otherwise })));
