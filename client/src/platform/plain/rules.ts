// The rules of a game as the server's page words them, for a game that has no book in the client.
import { api } from "@/platform/api";
import type { RulesBook } from "@/platform/game";
import type { RuleCard } from "@/wire/http";
import { titleOf } from "./title";

/** A chapter for each section of the page, a paragraph for each rule. Test vectors are for testers. */
export function readBook(slug: string, rules: readonly RuleCard[]): RulesBook {
  const told = rules.filter(({ id }) => /-\d+$/.test(id));
  const sections = [...new Set(told.map(({ section }) => section))];
  return {
    title: titleOf(slug),
    chapters: sections.map((title) => ({
      title,
      paragraphs: told.filter(({ section }) => section === title).map(({ id, text }) => ({ rules: [id], text: text.replaceAll("`", "") })),
    })),
  };
}

export const bookOf = async (slug: string): Promise<RulesBook> => readBook(slug, await api.rules(slug));
