// What all games say of the opponents in French: one file to fetch.
const games = import.meta.glob<Record<string, string>>("../../../games/*/opponents/words/fr.json", { eager: true, import: "default" });

export default Object.assign({}, ...Object.values(games)) as Record<string, string>;
