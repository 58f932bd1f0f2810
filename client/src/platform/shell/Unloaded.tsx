// The words themselves did not come: the only page that has its own, in every language that we speak.
import type { ReactNode } from "react";
import { Button } from "@/kit/Button";
import type { Language } from "@/platform/settings";
import { Houses } from "./Houses";
import * as css from "./shell.module.css";

/** The same as in the catalogue of the shell, which is what is missing here. */
const SAID: Record<Language, { title: string; words: string; again: string }> = {
  en: {
    title: "This page did not load",
    words: "You may be offline, or Mokum has just been updated. Your games are safe.",
    again: "Reload",
  },
  fr: {
    title: "Cette page n’a pas pu être chargée",
    words:
      "Soit votre réseau est coupé, soit Mokum vient d’être mis à jour. Les parties continuent où elles en étaient\u00a0: rien n’est perdu.",
    again: "Recharger",
  },
  nl: {
    title: "Deze pagina is niet geladen",
    words: "Je hebt geen verbinding, of Mokum is net bijgewerkt. Je partijen zijn veilig.",
    again: "Opnieuw laden",
  },
};

export function Unloaded({ language }: { language: Language }): ReactNode {
  const { title, words, again } = SAID[language];
  return (
    <main className={css.shellPage} id="main" role="alert" lang={language}>
      <Houses />
      <h1>{title}</h1>
      <p>{words}</p>
      <div className={css.shellWays}>
        <Button kind="main" onClick={() => window.location.reload()}>
          {again}
        </Button>
      </div>
    </main>
  );
}
