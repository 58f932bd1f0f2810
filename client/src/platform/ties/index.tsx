// The parts about people, each fetched after the page that it is on, and left away where it does not come.
import { type ReactNode, Suspense } from "react";
import { extra } from "@/platform/shared/extra";
import type { InvitePeopleProps } from "./InvitePeople";

const LaterCompany = extra(() => import("./Company"));
const LaterPersonTies = extra(() => import("./PersonTies"));
const LaterChosen = extra(() => import("./Chosen"));
const LaterInvitePeople = extra(() => import("./InvitePeople"));

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
