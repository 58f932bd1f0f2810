// The words themselves did not come: the only page that has its own, in every language that we speak.
import type { ReactNode } from "react";
import { Button } from "@/kit/Button";
import type { Language } from "@/platform/settings";
import { Houses } from "./Houses";

/** The same as in the catalogue of the shell, which is what is missing here. */
const SAID: Record<Language, { title: string; words: string; again: string }> = {
  en: {
    title: "This page did not arrive",
    words: "Either your network is away, or the house has just been renewed. Games go on where they were: nothing is lost.",
    again: "Load again",
  },
  fr: {
    title: "Cette page n’est pas arrivée",
    words: "Soit votre réseau est coupé, soit la maison vient d’être mise à jour. Les parties continuent où elles en étaient\u00a0: rien n’est perdu.",
    again: "Recharger",
  },
  nl: {
    title: "Deze pagina kwam niet aan",
    words: "Je netwerk is weg, of het huis is net vernieuwd. Partijen gaan verder waar ze waren: er is niets kwijt.",
    again: "Opnieuw laden",
  },
};

export function Unloaded({ language }: { language: Language }): ReactNode {
  const { title, words, again } = SAID[language];
  return (
    <main className="shell-page" id="main" role="alert" lang={language}>
      <Houses />
      <h1>{title}</h1>
      <p>{words}</p>
      <div className="shell-ways">
        <Button kind="main" onClick={() => window.location.reload()}>
          {again}
        </Button>
      </div>
    </main>
  );
}
