// What all games say of the opponents in English: one file to fetch.
const games = import.meta.glob<Record<string, string>>("../../../games/*/opponents/words/en.json", { eager: true, import: "default" });

export default Object.assign({}, ...Object.values(games)) as Record<string, string>;
