// The parts about people, each fetched after the page that it is on, and left away where it does not come.
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { InvitePeopleProps } from "./InvitePeople";

const nothing = { default: (): null => null };

const LaterCompany = lazy<ComponentType>(() => import("./Company").catch(() => nothing));
const LaterPersonTies = lazy<ComponentType<{ name: string }>>(() => import("./PersonTies").catch(() => nothing));
const LaterChosen = lazy<ComponentType>(() => import("./Chosen").catch(() => nothing));
const LaterInvitePeople = lazy<ComponentType<InvitePeopleProps>>(() => import("./InvitePeople").catch(() => nothing));

const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

export const Company = () => (
  <Later>
    <LaterCompany />
  </Later>
);

export const PersonTies = (props: { name: string }) => (
  <Later>
    <LaterPersonTies {...props} />
  </Later>
);

export const Chosen = () => (
  <Later>
    <LaterChosen />
  </Later>
);

export const InvitePeople = (props: InvitePeopleProps) => (
  <Later>
    <LaterInvitePeople {...props} />
  </Later>
);
