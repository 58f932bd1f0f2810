// What the link in a letter opens: an address is confirmed, letters are ended, or a forgotten password is set anew.
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { Confirm } from "./Confirm";
import { NewPassword } from "./NewPassword";
import { Stop } from "./Stop";
import { hideToken, tokenHere } from "./token";
import * as css from "./Letter.module.css";

type About = "confirm" | "stop" | "password";

const TITLES: Readonly<Record<About, string>> = {
  confirm: "letters.confirm.title",
  stop: "letters.stop.title",
  password: "letters.password.title",
};
const PARTS: Readonly<Record<About, (props: { token: string }) => ReactNode>> = { confirm: Confirm, stop: Stop, password: NewPassword };

export default function LetterPage({ about }: { about: About }) {
  const intl = useIntl();
  const [token] = useState(tokenHere);
  useEffect(hideToken, []);
  const title = intl.formatMessage({ id: TITLES[about] });
  const Part = PARTS[about];
  useTitle(title);
  return (
    <>
      <PageHead />
      <main id="main" className={css.page}>
        <section className={css.letter}>
          <h1>{title}</h1>
          <Part token={token} />
        </section>
      </main>
      <PageFoot />
    </>
  );
}
