// What all games call what careers are made of in French: one file to fetch.
const games = import.meta.glob<Record<string, string>>("../../../games/*/career/words/fr.json", { eager: true, import: "default" });

export default Object.assign({}, ...Object.values(games)) as Record<string, string>;
