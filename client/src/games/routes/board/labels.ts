// Where the names of the places stand; found by `placing.ts`, which the tests hold this file to.
export interface Label {
  /** Index of the place. */
  readonly place: number;
  /** The middle of its plate. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export const LABELS: readonly Label[] = [
  { place: 0, x: 473.5, y: 664.4, width: 93.2, height: 26, lines: ["Begijnhof"] },
  { place: 1, x: 985, y: 743.7, width: 103.4, height: 26, lines: ["Blauwbrug"] },
  { place: 2, x: 625.7, y: 487.2, width: 53.9, height: 26, lines: ["Dam"] },
  { place: 3, x: 127.3, y: 614.8, width: 110.2, height: 44, lines: ["De drie", "Hendricken"] },
  { place: 4, x: 735, y: 47.3, width: 179.1, height: 26, lines: ["Haringpakkerstoren"] },
  { place: 5, x: 444.4, y: 329.5, width: 115.4, height: 44, lines: ["Jan Rooden-", "poortstoren"] },
  { place: 6, x: 105.7, y: 243.8, width: 80.8, height: 26, lines: ["Jordaan"] },
  { place: 7, x: 828.4, y: 222.3, width: 168.7, height: 26, lines: ["Korenmetershuisje"] },
  { place: 8, x: 1010.8, y: 521.1, width: 125.4, height: 44, lines: ["Montelbaans-", "toren"] },
  { place: 9, x: 575.1, y: 741.9, width: 101.3, height: 26, lines: ["Munttoren"] },
  { place: 10, x: 464.4, y: 51, width: 118.7, height: 26, lines: ["Nieuwe Waal"] },
  { place: 11, x: 275.6, y: 130.2, width: 131.8, height: 26, lines: ["Noordermarkt"] },
  { place: 12, x: 700.7, y: 573.2, width: 160.3, height: 26, lines: ["Oost-Indisch Huis"] },
  { place: 13, x: 871.3, y: 279.2, width: 101.3, height: 26, lines: ["Oude Kerk"] },
  { place: 14, x: 1106.1, y: 232.1, width: 101.9, height: 26, lines: ["Oude Waal"] },
  { place: 15, x: 951.3, y: 352.5, width: 60.2, height: 26, lines: ["Waag"] },
  { place: 16, x: 194.9, y: 444.7, width: 121, height: 26, lines: ["Westermarkt"] },
];
