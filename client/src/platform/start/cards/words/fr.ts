// What all cards say in French: one file to fetch.
const cards = import.meta.glob<Record<string, string>>("../../../../games/*/card/words/fr.json", { eager: true, import: "default" });

export default Object.assign({}, ...Object.values(cards)) as Record<string, string>;
