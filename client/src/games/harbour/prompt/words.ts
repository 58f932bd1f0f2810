// Moves that lie nowhere on the table, and what their buttons say.
/** Words that end a question, with what their button says. */
export const WORDS: Readonly<Record<string, string>> = {
  stop: "harbour.word.stop",
  no: "harbour.word.no",
  store: "harbour.word.store",
  "sell florins": "harbour.word.sellFlorins",
  "sell cube": "harbour.word.sellCube",
  "sell both": "harbour.word.sellBoth",
  "take none": "harbour.word.takeNone",
  "draw artisan": "harbour.word.drawArtisan",
  "draw building": "harbour.word.drawBuilding",
  "shift none": "harbour.word.shiftNone",
  "keep none": "harbour.word.keepNone",
  "return none": "harbour.word.returnNone",
  "return stop": "harbour.word.returnStop",
  "return one": "harbour.word.returnOne",
  "return two": "harbour.word.returnTwo",
};
