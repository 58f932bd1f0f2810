// The rules of the game in English, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Merchants",
  chapters: [
    {
      title: "The aim",
      paragraphs: [
        {
          rules: [],
          text: "You are a merchant in Amsterdam’s great century, from the Union of Utrecht to the second ring of canals. You trade goods on the exchange, build houses {house} in the four quarters and found colonies {colony} on four continents. Every turn one card goes to the mayor {mayor}, one is lost {bucket} and one is sold on the falling clock {clock}. As the years pass {hourglass}, whoever leads somewhere is paid. Most money at the end wins.",
        },
        {
          rules: ["MER-020"],
          text: "Three, four or five play.",
        },
      ],
    },
    {
      title: "What is on the table",
      paragraphs: [
        {
          rules: ["MER-002", "MER-003"],
          text: "The board, the auction clock {clock}, 84 cards, three discs, a time marker {hourglass}, money and credit markers {credit}. Everybody has 24 *tiles* of one colour, and a tile can be three things: a marker on the goods exchange, a house {house} in Amsterdam or a colony {colony} overseas. Tiles that are not on the board are your supply.",
        },
        {
          rules: ["MER-004"],
          text: "The supply is all you have: without a tile in it you cannot place one, and that placement is skipped.",
        },
        {
          rules: ["MER-007", "MER-008", "MER-009", "MER-010"],
          text: "There are three areas of four sectors each, numbered 1 to 4. The *goods exchange*: sugar {sugar} 1, gems {gems} 2, spice {spice} 3, silk {silk} 4. *Amsterdam*: Grachten 1, Nieuwe Zijde 2, Oude Zijde 3, Lastage 4. The *colonies*: Americas 1, Africa 2, Europe 3, Far East 4. The numbers settle ties.",
        },
        {
          rules: ["MER-011", "MER-012"],
          text: "Each good has a row of eight spaces on the exchange. You have at most one tile in a row; a space is shared by as many players as come there. Without a tile in the row you stand on space 0.",
        },
        {
          rules: ["MER-013"],
          text: "A colony site {colony} lies on one continent and shows one good; a house site {house} lies in one quarter. Each holds one tile, and without a tile it is vacant.",
        },
        {
          rules: ["MER-014"],
          text: "Lines on the board show which house sites of a quarter are neighbours. A bridge {bridge} joins two sites of different quarters.",
        },
        {
          rules: ["MER-001", "MER-005", "MER-006"],
          text: "Money is counted in thousands of florins: 200 means two hundred thousand. Every sum is a multiple of 10. Mokum keeps the bank, which never runs out of money or of credit markers.",
        },
      ],
    },
    {
      title: "Before the first turn",
      paragraphs: [
        {
          rules: ["MER-021", "MER-022"],
          text: "The first player is chosen at random, unless whoever opens the table names one. That player has position 1, the player to the left position 2, and so on.",
        },
        {
          rules: ["MER-023", "MER-024"],
          text: "Everybody has a colour, which makes no difference in play, its 24 tiles and *400* in money. The 400 of the year 1579 is this very sum; it is not paid again.",
        },
        {
          rules: ["MER-025", "MER-026"],
          text: "Your position gives you three tiles on the board: a house {house}, a colony {colony}, and space 1 of the row of that colony’s good. 21 tiles remain in your supply. These first tiles bring no bonus.",
        },
        {
          rules: ["MER-027", "MER-028", "MER-029"],
          text: "All 84 cards are shuffled into one face-down deck. The time marker {hourglass} stands on 1579. The first player is the first mayor and takes the discs.",
        },
      ],
    },
    {
      title: "The mayor’s turn",
      paragraphs: [
        {
          rules: ["MER-040", "MER-046"],
          text: "The mayor covers three discs with cards. Then the cards are carried out in this order: bucket {bucket}, mayor {mayor}, clock {clock}. {figure-discs}",
        },
        {
          rules: ["MER-041", "MER-044", "MER-045"],
          text: "The mayor draws one card at a time, and everybody sees it at once. It goes on a free disc before the next is drawn, and stays there: three discs to choose from, then two; the third card takes the last one.",
        },
        {
          rules: ["MER-047", "MER-048", "MER-049"],
          text: "The card on the bucket {bucket} is thrown away. The card on the mayor {mayor} is used by the mayor, free of charge. The card on the clock {clock} is auctioned; its buyer pays the bank and uses it at once. Sold or not, it is then discarded.",
        },
        {
          rules: ["MER-042"],
          text: "An hourglass card {hourglass} never goes on a disc. Its year is carried out completely, the card is discarded, and another one is drawn. That can happen before, between and after the mayor’s choices, and several times in a turn.",
        },
        {
          rules: ["MER-043"],
          text: "With three players, goods cards that bear the mark “not with three” are discarded without effect and replaced. With four or five the mark means nothing.",
        },
        {
          rules: ["MER-050", "MER-052"],
          text: "Then the discs pass to the left: a new mayor. Everybody is mayor equally often: six times with three players, five times with four, four times with five.",
        },
        {
          rules: ["MER-051", "MER-053"],
          text: "Discarded cards never come back. While the three cards are carried out none is drawn, so no year can come between.",
        },
        {
          rules: ["MER-300"],
          text: "So a turn asks in this order: the mayor’s two choices of a disc, with the years whenever they come up; then what the mayor does with the free card; then the auction; then what the buyer does. Whatever a bonus brings is decided where it arises.",
        },
      ],
    },
    {
      title: "Using a card",
      paragraphs: [
        {
          rules: ["MER-060"],
          text: "Using a card is your right, not your duty: you may leave it, or either half of an Amsterdam card. But what you begin is carried out fully.",
        },
        {
          rules: ["MER-061"],
          text: "Bonuses are settled after each finished step: the three goods of a goods card together, a colony with its good, a house, the good of an Amsterdam card.",
        },
      ],
    },
    {
      title: "Goods",
      paragraphs: [
        {
          rules: ["MER-016", "MER-302"],
          text: "*A good goes one step forward:* your first tile in its row comes from the supply and stands on space 1; after that it moves on, space by space. On space 8 it stays where it is, although you may still name it. Without a tile in the row and in the supply nothing happens.",
        },
        {
          rules: ["MER-017"],
          text: "*A good goes one step back:* its tile moves one space towards the beginning; from space 1 it returns to your supply.",
        },
        {
          rules: ["MER-063", "MER-064"],
          text: "A *goods card* gives you three goods as you like, only not three of the same {sugar} {gems} {spice} {silk}. Each moves your tile one step; two of the same are two steps. There are 16 ways to choose.",
        },
        {
          rules: ["MER-065", "MER-066"],
          text: "All three are named; a step that cannot be made is lost. They count as one step: bonuses are looked at once, after the third.",
        },
      ],
    },
    {
      title: "Colonies",
      paragraphs: [
        {
          rules: ["MER-070", "MER-071"],
          text: "A *colony card* {colony} shows a continent or a good. With a continent you choose any vacant site there, whatever its good; with a good, any vacant site of that good on all four continents.",
        },
        {
          rules: ["MER-072"],
          text: "You place a tile there, and the good of that site goes one step forward for you. The step belongs to the colony; you cannot leave it out.",
        },
        {
          rules: ["MER-073", "MER-074"],
          text: "Without a vacant site that fits, or without a tile, nothing happens at all. The colony takes its tile first: if it was your last one, a good that has no tile in its row cannot start.",
        },
      ],
    },
    {
      title: "Houses in Amsterdam",
      paragraphs: [
        {
          rules: ["MER-080", "MER-081"],
          text: "An *Amsterdam card* shows one or two quarters and one good or all four. You may build a house {house} on a vacant site of a quarter that is shown, and in addition move one of the goods shown one step forward.",
        },
        {
          rules: ["MER-082", "MER-083"],
          text: "The house comes first, with its bonuses; then the good, with its own. If no house can be built, because the quarters are full or your tiles are used up, you may still move the good.",
        },
      ],
    },
    {
      title: "The auction",
      paragraphs: [
        {
          rules: ["MER-100", "MER-101"],
          text: "Each turn has exactly one auction, after the mayor has used the free card. Everybody takes part, the mayor too.",
        },
        {
          rules: ["MER-102", "MER-103", "MER-104"],
          text: "The needle of the clock {clock} begins at START and falls past 200, 190 and so on to 50. Whoever presses first stops it and buys the card at the price that it shows; between two marks the higher one counts. {figure-marks}",
        },
        {
          rules: ["MER-105", "MER-115", "MER-116"],
          text: "If the needle passes 50, nobody wanted the card, and it is discarded. The same if nobody is left who can pay 50: then the clock does not even start.",
        },
        {
          rules: ["MER-106", "MER-107", "MER-108"],
          text: "Press before 200, and you are the *opener*: you offer 200, and the clock runs once more from START, for all, at *double prices*. Whoever presses now pays twice what it shows. If it reaches 100 and nobody has pressed, the opener buys for 200.",
        },
        {
          rules: ["MER-110", "MER-111"],
          text: "A press before 200 in the doubled round counts as one at 200, that is 400; it does not double again. At exactly 100 it is too late.",
        },
        {
          rules: ["MER-117", "MER-118"],
          text: "The buyer pays the bank, then uses the card or leaves it; the money stays paid. Nobody borrows to pay in an auction.",
        },
        {
          rules: ["MER-134"],
          text: "Here nobody can press for more than they have: the server refuses such a press, or such a limit, and tells only the one who made it. That player stays in the auction and may press later.",
        },
        {
          rules: ["MER-109", "MER-112"],
          text: "At a real clock this can happen, and the rules know what follows: whoever presses and cannot pay is out of this one auction, and it is held again from START without them. To press before 200 you need at least 200.",
        },
        {
          rules: ["MER-113", "MER-114"],
          text: "In a doubled round the opener’s offer stands while others drop out in this way. If the opener presses and cannot pay, the offer is gone with the opener, and a normal round begins.",
        },
        {
          rules: ["MER-119"],
          text: "Between presses that cannot be told apart a random draw decides, with the same chance for everybody; so it does between equal sealed limits. It follows from the table’s fair shuffle, and anybody can check it afterwards.",
        },
      ],
    },
    {
      title: "The live clock",
      paragraphs: [
        {
          rules: ["MER-130", "MER-131"],
          text: "At a live table the server alone owns the clock, and every browser shows the same announced fall of the price. Each price stands for exactly the same time, 50 included; only the run-in before 200 has a length of its own. A doubled round ends where 100 would come.",
        },
        {
          rules: ["MER-132", "MER-133"],
          text: "You pay the price that you saw when you pressed. The earliest price step wins. Inside one step a table can choose: *photo finish*, where presses are compared as well as clocks and connections allow and a random draw decides where they do not, or *random draw*, which decides at once. Every round is announced again, with all its steps: before 200, then 200 to 50; doubled from 400 to 220.",
        },
        {
          rules: ["MER-135"],
          text: "The clock starts when everybody who may press is ready, or when they have been waited for long enough: 3 seconds, and 10 for somebody who is not there.",
        },
        {
          rules: ["MER-136"],
          text: "Until the round closes nobody else learns that you have pressed. Then all see the result, between whom a random draw was made, and who pressed where. If the server itself stumbles, the round is void: nothing was sold, and it is run again. After three void rounds in a row, sealed limits decide.",
        },
        {
          rules: ["MER-137"],
          text: "How fast the price falls, the table chooses: *calm* stands a second on each price, *normal* half a second, *brisk* three tenths; before 200 it takes four, three or two seconds. Without a choice it is normal, with photo finish. The slower the clock, the more is left to chance.",
        },
      ],
    },
    {
      title: "Sealed limits",
      paragraphs: [
        {
          rules: ["MER-140"],
          text: "Without a live clock everybody says beforehand, sealed, at which price they would press. It is the same game: while the needle falls you learn only that nobody has pressed yet, so a whole plan for a round is one number. The highest limit wins, and its owner pays it. Only reflexes are missing.",
        },
        {
          rules: ["MER-141"],
          text: "Your limit is a price from 50 to 200, “pass”, or “open”: press before 200. It may not exceed your money, and opening needs 200.",
        },
        {
          rules: ["MER-142"],
          text: "The highest limit presses, “open” above all prices; one of equal ones is chosen at random. If all pass, the card stays unsold.",
        },
        {
          rules: ["MER-143", "MER-145"],
          text: "After an opening everybody seals a second limit, the opener too: pass, or a price from 220 to 400 in steps of 20. The highest buys; if all pass, the opener pays 200. As a limit never exceeds your money, nobody can be unable to pay.",
        },
        {
          rules: ["MER-144"],
          text: "At a table without a live clock you may say at once what you would do in a doubled round: one price if you open, one if another does. If all have, it is decided without asking anybody again; whoever has not is asked. What is not needed is forgotten.",
        },
        {
          rules: ["MER-146"],
          text: "A round closes as soon as all who are asked have answered; whoever is silent until the deadline passes. If you could only pass, you are not asked. Until the close you may take your limit back and seal another; if somebody has answered since, the others are asked.",
        },
        {
          rules: ["MER-147", "MER-283"],
          text: "Others see only the press that results, and between whom a random draw was made. Your limit is yours alone; losing limits are opened in the replay after the end. For whom the table still waits, all can see.",
        },
        {
          rules: ["MER-148"],
          text: "A bot answers the same question as you, from what its seat can see. On a live clock its press counts as made at the last moment of its price, so that in a photo finish you are faster.",
        },
      ],
    },
    {
      title: "The years",
      paragraphs: [
        {
          rules: ["MER-090", "MER-091", "MER-092", "MER-150"],
          text: "Each hourglass card {hourglass} moves the time marker exactly one square on. Its year is carried out completely, bonuses included, before the next card is drawn; several in a row come one after the other. Cards that lie on discs already stay there.",
        },
        {
          rules: ["MER-015", "MER-151"],
          text: "Where all may act, the player to the mayor’s left begins, then clockwise, the mayor last. Each finishes, bonuses included, before the next one chooses.",
        },
        {
          rules: ["MER-152"],
          text: "The years, one by one: 1585 nothing; 1588 ship; 1596 nothing; 1597 ship; 1600 nothing; 1602 globe; 1609 credit, then the exchange is scored; 1611 quarters; 1613 arms; 1619 globe; 1621 colonies; 1624 ship; 1625 globe; 1628 exchange; 1632 arms; 1636 arrowed ship; 1640 quarters; 1641 colonies; 1652 crossed ship; 1656 exchange; 1662 crossed globe; 1664 crossed arms; 1665 nothing; 1666 everything is scored. {figure-years}",
        },
        {
          rules: ["MER-153", "MER-154"],
          text: "Some squares only tell a story: the start, and four without a sign. The figures at 1600 and 1665 count the people of Amsterdam.",
        },
        {
          rules: ["MER-155"],
          text: "*Ship* {ship}: you may move one good one step forward.",
        },
        {
          rules: ["MER-156"],
          text: "*Globe* {colony}: you may found a colony on any vacant site; its good goes one step forward.",
        },
        {
          rules: ["MER-157"],
          text: "*Arms* {house}: you place a house on any vacant site. This is not optional as long as a site and a tile are there. No good moves.",
        },
        {
          rules: ["MER-158"],
          text: "*Credit* {credit}: you may take one loan: 120 now, 200 to repay at the end.",
        },
        {
          rules: ["MER-159", "MER-160", "MER-161"],
          text: "*Crossed out*, they take: arms {house}, you remove one of your houses; globe {colony}, one of your colonies, while the exchange stays as it is; ship {ship}, one of your goods goes one step back. You choose which.",
        },
        {
          rules: ["MER-162"],
          text: "*Ship with an arrow* {ship}: in every row the most advanced tile goes one step back, and all of them if several are level. All rows move at once; then bonuses are looked at, player by player.",
        },
        {
          rules: ["MER-163", "MER-164"],
          text: "Tiles that are removed return to your supply, and their sites are vacant at once. Whoever has nothing to lose loses nothing.",
        },
        {
          rules: ["MER-165", "MER-166"],
          text: "*Squares with a table of sums* score an area: the exchange three times, the quarters and the colonies twice each. On the last square all three are scored, each by the same table.",
        },
      ],
    },
    {
      title: "Scoring",
      paragraphs: [
        {
          rules: ["MER-190"],
          text: "The four sectors of the area are ranked, and each pays its two best players from the line of its rank. In 1611 that is 100 and 60, 80 and 40, 60 and 40, 40 and 20. {figure-grid}",
        },
        {
          rules: ["MER-191", "MER-192"],
          text: "*Which sector ranks first?* On the exchange the row whose foremost tile has come furthest. Of quarters and continents the one with most tiles of all players together; a house beyond a bridge counts in its own quarter only.",
        },
        {
          rules: ["MER-193", "MER-194"],
          text: "Level sectors rank by number, the lower first, empty ones too. Bridges never settle it.",
        },
        {
          rules: ["MER-195", "MER-196"],
          text: "*How strong are you there?* On the exchange: the space of your tile. On a continent: the number of your colonies.",
        },
        {
          rules: ["MER-197", "MER-198", "MER-199"],
          text: "In a quarter it is your *largest group* of neighbouring houses {house}. A house of yours at the other end of a bridge {bridge} adds one to the group, but only itself, not its neighbours, and it does not join two groups into one. It helps on both sides: each quarter’s group gains the other house.",
        },
        {
          rules: ["MER-200"],
          text: "Without a tile in the sector itself you have no strength there and are never paid.",
        },
        {
          rules: ["MER-201", "MER-202", "MER-206"],
          text: "The strongest receives the first sum, the next the second. If only one player is there, the second sum is not paid. An empty sector keeps its rank and pays nothing.",
        },
        {
          rules: ["MER-203", "MER-204"],
          text: "Several strongest share both sums, and nobody else is paid. One strongest and several seconds: these share the second sum.",
        },
        {
          rules: ["MER-205"],
          text: "Each share is rounded down to a multiple of 10; the rest stays in the bank.",
        },
        {
          rules: ["MER-207"],
          text: "A scoring moves no tile and asks nobody anything.",
        },
      ],
    },
    {
      title: "Bonuses",
      paragraphs: [
        {
          rules: ["MER-230"],
          text: "*Goods:* your tiles stand on space 2 or further in all four rows: you may at once build one house {house} for free, on any vacant site.",
        },
        {
          rules: ["MER-231", "MER-232", "MER-233"],
          text: "*Continents:* a colony {colony} on each of the four: 100 at once. *Quarters:* a house {house} in each of the four: 100 at once. *Bridge* {bridge}: houses at both its ends: 40 at once, for every bridge.",
        },
        {
          rules: ["MER-234", "MER-235"],
          text: "It does not matter what brought it about: a card, a year, a free house. A bonus is held as long as its condition is true, and is not paid again in that time; a second full set brings nothing.",
        },
        {
          rules: ["MER-236", "MER-238"],
          text: "When its condition is no longer true, a bonus goes back at once: 100 or 40 to the bank; for the goods bonus you remove one house of your choice. It can be earned again later.",
        },
        {
          rules: ["MER-239", "MER-240"],
          text: "If you left the free house, or could not build it, nothing is removed when the goods bonus is lost, and the house cannot be made up for later. If you built it, you owe a house even if that one is gone; without any house you owe nothing.",
        },
        {
          rules: ["MER-241", "MER-242"],
          text: "Bonuses are settled until nothing changes: first lost ones go back, money before the goods bonus; then new ones come, in the same order. A house that comes or goes in this way can earn or end another bonus.",
        },
        {
          rules: ["MER-237", "MER-243"],
          text: "If you cannot pay a bonus back, you must borrow {credit}: 120 for each credit marker, as often as needed. Loans cannot be repaid before the end.",
        },
      ],
    },
    {
      title: "The end",
      paragraphs: [
        {
          rules: ["MER-260", "MER-261"],
          text: "The game ends when everybody has had all turns as mayor. The last mayor then turns up what is left in the deck, card by card: years {hourglass} are carried out as usual, marked goods cards are discarded.",
        },
        {
          rules: ["MER-262", "MER-266"],
          text: "The marker now stands on 1665. It moves on to 1666 without a card, and the exchange, the quarters and the colonies are scored. No bonus is looked at after that.",
        },
        {
          rules: ["MER-263"],
          text: "Everybody repays 200 for each credit marker {credit}. Your money may fall below zero.",
        },
        {
          rules: ["MER-264", "MER-265"],
          text: "Most money wins. Players with the same sum share the place.",
        },
      ],
    },
    {
      title: "What is open, what is hidden",
      paragraphs: [
        {
          rules: ["MER-280", "MER-287"],
          text: "Hidden from everybody is the order of the deck, and nothing else on the table. While the game runs, nobody is sent the seed or a card that has not been drawn.",
        },
        {
          rules: ["MER-281", "MER-282"],
          text: "Open: money and loans, all tiles and supplies, the discs, the discards and so which cards are still to come, the time marker, and who holds which bonus.",
        },
        {
          rules: ["MER-286", "MER-301"],
          text: "What has only one answer is not asked. If a player stays away, the server decides by a fixed rule: the simplest choice, sites in the order of their numbers, of equal goods the lower number first.",
        },
        {
          rules: ["MER-288"],
          text: "You can take back a choice until a card is drawn or a round of the auction is decided; nobody goes back over what came to light. If another player has chosen since, all players have to agree. At a practice table, alone or with bots, you may go back over anything.",
        },
      ],
    },
    {
      title: "The auction to the letter",
      paragraphs: [
        {
          rules: ["MER-120", "MER-121"],
          text: "The auction is a small machine that knows no time. The needle stands at 250 for START, above 200 before the first mark, then at 200 down to 50. The machine knows who still takes part, who opened, and whether the round is normal or doubled, sold or unsold.",
        },
        {
          rules: ["MER-122", "MER-123"],
          text: "It is told two things only: this player pressed here, or nobody did. What it refuses leaves no trace. After each it begins at START again, unless it has ended.",
        },
        {
          rules: ["MER-124", "MER-125"],
          text: "A press sells, opens or puts the presser out, as told above; the end of the dial leaves the card unsold or sells it to the opener. It always ends, because each repetition has one player fewer.",
        },
        {
          rules: ["MER-126", "MER-127"],
          text: "Only 17 presses differ in a normal round and 10 in a doubled one. A price is always a multiple of 10 from 50 to 200, or doubled a multiple of 20 from 220 to 400, or the opener’s 200; and whoever buys can pay.",
        },
        {
          rules: ["MER-149", "MER-285"],
          text: "What is kept is what happened: cards drawn, choices, presses and the moves of tiles and money that followed. From the seed, the choices and the presses the very same game must come out again, and a check proves it.",
        },
      ],
    },
    {
      title: "House rules",
      paragraphs: [
        {
          rules: [],
          text: "What follows is ours. The text of the printed rules does not give every figure of the board and the cards, and we had no box to look into. If yours shows something else, yours is right, and here our figures count.",
        },
        {
          rules: ["MER-310"],
          text: "*The split of the deck:* 12 goods cards, 24 colony cards and 24 Amsterdam cards. Only their sum of 60, and the 24 hourglasses {hourglass} beside them, follow from the printed rules.",
        },
        {
          rules: ["MER-311", "MER-312"],
          text: "*The sites:* 36 for colonies {colony} and 40 for houses {house}, with their names and neighbours; and the 10 bridges {bridge}.",
        },
        {
          rules: ["MER-313"],
          text: "*The start tiles:* public reviews say that everybody begins with a house, a colony and its good; which ones, we chose.",
        },
        {
          rules: ["MER-314"],
          text: "*The icons of 19 squares* on the way through the years. Given are the start, the four blanks, the scoring of 1611 and the last square. The dates follow a public page about another printing.",
        },
        {
          rules: ["MER-315"],
          text: "*The tables of sums*, all but that of 1611. Each pays more than the one before.",
        },
        {
          rules: ["MER-316"],
          text: "*From public reviews*, not from the printed rules: eight spaces in a row of the exchange, the numbers of gems {gems} and spice {spice}, and prices that fall by 10.",
        },
        {
          rules: ["MER-317"],
          text: "*43 decisions* answer what the printed rules leave open or say in two ways, among them: the supply is a limit, everybody sees a card as it is drawn, using a card is a right, arms are a duty, money lies open, and a random draw decides between equal presses. They stand above, each with its rule.",
        },
      ],
    },
    {
      title: "A fair shuffle",
      paragraphs: [
        {
          rules: [],
          text: "Before anybody sits down the server seals a secret number, and every player adds one. All luck of the game follows from these. At the end the seals are broken, and anybody can work out the shuffle and every random draw again: it shows that nobody changed a card. It cannot show that nobody looked.",
        },
        {
          rules: ["MER-284"],
          text: "Luck comes in at three points only: the random choice of the first player (unless named), labelled “order”; the shuffle of the 84 cards from their printed order, “deck 1”; and each random draw between equal presses, “tie” with the number of the round. Rounds of auctions are counted through the whole game from 1.",
        },
      ],
    },
  ],
};

export default book;
