// What a table is called: a server on a street or a canal of Amsterdam, always the same one for the same table.

const STREETS = [
  "Prinsengracht",
  "Keizersgracht",
  "Herengracht",
  "Singel",
  "Brouwersgracht",
  "Leliegracht",
  "Bloemgracht",
  "Egelantiersgracht",
  "Reguliersgracht",
  "Looiersgracht",
  "Lauriergracht",
  "Rozengracht",
  "Leidsegracht",
  "Spiegelgracht",
  "Raamgracht",
  "Groenburgwal",
  "Kloveniersburgwal",
  "Oudeschans",
  "Geldersekade",
  "Zwanenburgwal",
  "Nieuwmarkt",
  "Zeedijk",
  "Rokin",
  "Damrak",
  "Spui",
  "Kerkstraat",
  "Haarlemmerdijk",
  "Elandsgracht",
  "Lindengracht",
  "Noordermarkt",
  "Entrepotdok",
  "Realengracht",
  "Bickersgracht",
  "Prinseneiland",
  "Nieuwe Herengracht",
  "Oudezijds Voorburgwal",
  "Begijnensteeg",
  "Warmoesstraat",
  "Kalverstraat",
  "Amstelveld",
  "Anjeliersstraat",
  "Berenstraat",
  "Binnenkant",
  "Brantasgracht",
  "Goudsbloemstraat",
  "Haarlemmerstraat",
  "Hartenstraat",
  "Hazenstraat",
  "Jodenbreestraat",
  "Kromme Waal",
  "Langestraat",
  "Nes",
  "Onbekendegracht",
  "Palmgracht",
  "Passeerdersgracht",
  "Prins Hendrikkade",
  "Recht Boomssloot",
  "Reestraat",
  "Rapenburg",
  "Sint Antoniesbreestraat",
  "Tuinstraat",
  "Utrechtsestraat",
  "Vijzelgracht",
  "Westerstraat",
] as const;

/** House numbers on a street: two tables of a server hardly ever have one name. */
const NUMBERS = 999;

/** The name of a table: a street and a number on it. Ids are random, so the sum of their letters spreads evenly over both. */
export function tableName(table: string): string {
  let sum = 0;
  for (const letter of table) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  const street = STREETS[sum % STREETS.length] ?? STREETS[0];
  return `${street} ${(Math.floor(sum / STREETS.length) % NUMBERS) + 1}`;
}
