// The rules of the game in English, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Routes",
  chapters: [
    {
      title: "The aim",
      paragraphs: [
        {
          rules: [],
          text: "You are a merchant in old Amsterdam. Your carts {cart} roll through the city and join its places, one route at a time. Routes bring points at once; contracts {contract} bring points at the end if you have joined their two places; and whoever brings home many trade cards {trade} gets a bonus. Most points wins.",
        },
        {
          rules: ["ROU-001", "ROU-015"],
          text: "Two, three or four play. Everybody starts with *16 carts* {cart}, no trade cards and no points.",
        },
      ],
    },
    {
      title: "What is on the table",
      paragraphs: [
        {
          rules: [],
          text: "The map has *places*, such as Dam or Waag. A *route* joins two of them by one to four *spaces* of one colour: pink {pink}, blue {blue}, green {green}, black {black}, red {red}, orange {orange} or grey {grey}. Every colour has its own shape, so you never need the colour alone.",
        },
        {
          rules: ["ROU-002"],
          text: "There are 44 *transport cards* {cards}: six of each of the six colours and eight *wilds* {wild}. Nothing is grey except routes.",
        },
        {
          rules: ["ROU-003"],
          text: "There are 24 *contracts* {contract}, each with two places and a value, and 16 *trade cards* {trade}, which only count how well you trade.",
        },
      ],
    },
    {
      title: "Before the first turn",
      paragraphs: [
        {
          rules: ["ROU-010"],
          text: "The transport cards are shuffled. Everybody gets two; five more are turned face up and form the *market*; the rest is the draw pile.",
        },
        {
          rules: ["ROU-011"],
          text: "Are three or more of those five wild {wild}? Then all five are discarded and five new cards are turned up. This is repeated until at most two are wild.",
        },
        {
          rules: ["ROU-012"],
          text: "Everybody gets two contracts {contract} that nobody else sees, and keeps *one or both*.",
        },
        {
          rules: ["ROU-013"],
          text: "All choose at the same time, without knowing what the others do; how many each kept is shown once everybody has chosen. What is given back goes to the bottom of the pile, in turn order from the first player on, so that the last player’s contract lies lowest.",
        },
        {
          rules: ["ROU-014"],
          text: "The first player is chosen at random, because nobody is asked for an age here; whoever opens the table may also name one. Play goes round clockwise.",
        },
      ],
    },
    {
      title: "Your turn",
      paragraphs: [
        {
          rules: ["ROU-020"],
          text: "On your turn you do exactly one of three things: *draw* transport cards {cards}, *claim* a route {cart}, or *take contracts* {contract}.",
        },
        {
          rules: ["ROU-021", "ROU-023"],
          text: "If none of the three is possible you pass. You may not pass otherwise. A pass is a turn like any other and also counts in the last round.",
        },
      ],
    },
    {
      title: "Drawing transport cards",
      paragraphs: [
        {
          rules: ["ROU-030"],
          text: "You draw *two cards*, one after the other. Each is either a card from the market or the unseen top card of the draw pile. You do not stop after one as long as a second can be taken.",
        },
        {
          rules: ["ROU-031"],
          text: "A card taken from the market is replaced at once, in the same slot. You see the new card before you choose your second.",
        },
        {
          rules: ["ROU-032", "ROU-033"],
          text: "A wild {wild} that lies face up is worth the *whole draw*: take it first and your turn is over. As a second card you may not take one from the market. A wild that you draw unseen is pure luck and counts like any other card.",
        },
        {
          rules: ["ROU-034"],
          text: "As soon as three or more market cards are wild, all five are discarded and five new ones turned up, even in the middle of your draw or right after it, until at most two wilds lie there. The market stays only when fewer than three coloured cards are left in market, pile and discards together: new cards could not help then.",
        },
        {
          rules: ["ROU-035"],
          text: "When a card is needed and the draw pile is empty, all discards are shuffled into a new pile. If there are no discards either, a slot of the market stays empty. The next cards that somebody pays are then shuffled before that turn ends and fill the gaps, lowest slot first; after that the wilds are counted again.",
        },
        {
          rules: ["ROU-036"],
          text: "You may draw as long as one card can be taken. If no second card is to be had, because pile and discards are empty and nothing but wilds lies face up, your draw ends after the first.",
        },
        {
          rules: ["ROU-037"],
          text: "Your hand may grow as large as you like. What you hold is hidden, how many cards you hold is not. Everybody sees what you take from the market; only you see what you draw unseen.",
        },
      ],
    },
    {
      title: "Claiming a route",
      paragraphs: [
        {
          rules: ["ROU-040", "ROU-041"],
          text: "Pay *one card for each space*, all in the colour of the route, and set a cart {cart} on every space. Wilds {wild} may stand in for any of these cards, even for all of them. {figure-payment}",
        },
        {
          rules: ["ROU-043", "ROU-044"],
          text: "Any free route will do; it need not touch your others. You claim one route a turn, and you need a cart for each of its spaces.",
        },
        {
          rules: ["ROU-004", "ROU-047"],
          text: "Points come at once, for all to see: one space *1*, two spaces *2*, three spaces *4*, four spaces *7*. {figure-points}",
        },
        {
          rules: ["ROU-049"],
          text: "If you can pay in several ways, you say which colour and how many wilds; every way that is allowed is offered to you. What you pay goes face up to the discards.",
        },
      ],
    },
    {
      title: "Grey and double routes",
      paragraphs: [
        {
          rules: ["ROU-042"],
          text: "A grey route {grey} takes any *one* colour, the same for all its spaces. Wilds {wild} help here too, and may pay for it alone. {figure-grey}",
        },
        {
          rules: ["ROU-045", "ROU-046"],
          text: "Two routes side by side between the same places are a *double route*. You never own both halves. With three or four players somebody else may claim the other half; with two, it is closed to both of you as soon as one half is taken.",
        },
      ],
    },
    {
      title: "Trade",
      paragraphs: [
        {
          rules: ["ROU-048"],
          text: "Some routes at the edge of the city show a cart on a gold disc {trade-route}. Whoever claims one also takes *one trade card* {trade}, whatever its length; it is given to you without asking. Trade cards lie open for all to see. If none were left, you would get none.",
        },
      ],
    },
    {
      title: "Taking contracts",
      paragraphs: [
        {
          rules: ["ROU-050"],
          text: "Look at the top two contracts {contract}. Keep *one or both*; what you do not keep goes to the bottom of the pile.",
        },
        {
          rules: ["ROU-051"],
          text: "If only one contract is left in the pile, you may take it, and then you keep it. If there is none, you cannot take contracts.",
        },
        {
          rules: ["ROU-052", "ROU-053"],
          text: "You may hold as many contracts as you dare, but you never get rid of one. Which ones you hold, and whether they are completed, nobody learns before the end; how many you hold, everybody sees.",
        },
      ],
    },
    {
      title: "The last round",
      paragraphs: [
        {
          rules: ["ROU-060"],
          text: "When somebody ends a turn with *two carts or fewer* {cart}, the last round begins: everybody has one more turn, that player included and last of all. Then the game is over. It begins only once; others who reach two carts in it change nothing.",
        },
        {
          rules: ["ROU-022"],
          text: "If all players have had to pass one after the other, the game ends there and is scored.",
        },
      ],
    },
    {
      title: "The score",
      paragraphs: [
        {
          rules: ["ROU-061"],
          text: "A contract {contract} counts *its value* if your own routes join its two places without a gap. If they do not, you *lose* that value. A score can end below zero.",
        },
        {
          rules: ["ROU-062", "ROU-063"],
          text: "Then trade {trade}: players are ranked by their number of trade cards. With four players the ranks bring 8, 6, 4 and 2 points, with three 8, 5 and 2, with two 8 and 4. Without a trade card there is no bonus. {figure-ranks}",
        },
        {
          rules: ["ROU-066"],
          text: "The points for routes are counted once more from the board, to be sure. They must come out the same.",
        },
      ],
    },
    {
      title: "Ties",
      paragraphs: [
        {
          rules: ["ROU-064"],
          text: "Equally many trade cards {trade}: all who are tied get the full bonus of their rank, and the ranks they fill are skipped. After two firsts, the next player is third.",
        },
        {
          rules: ["ROU-065"],
          text: "Most points wins. If points are equal, the one with more completed contracts {contract} wins; if these are equal too, the win is shared. The other ranks are settled in the same way.",
        },
      ],
    },
    {
      title: "What is open, what is hidden",
      paragraphs: [
        {
          rules: ["ROU-070"],
          text: "*Open:* claimed routes, carts left, points for routes, trade cards, how many cards and contracts each player holds, the market, the size of every pile, the discards in their order, whose turn it is, and how many turns of the last round are left.",
        },
        {
          rules: ["ROU-071"],
          text: "*Hidden:* hands, apart from cards that were seen to go there; contracts; the order of both piles. What you gave back, only you know. Bots play by this too: they are shown what a player in their seat would see, and no more.",
        },
        {
          rules: ["ROU-073"],
          text: "*Taking back:* you can take a move back until something comes to light: a card or contracts drawn, a card turned up, the first choices when all have chosen. A claim and a pass show something of a hand: whoever made them may take them back, and nobody else goes back over them. If another player has moved since, all players have to agree. At a practice table, alone or with bots, you may go back over anything.",
        },
      ],
    },
    {
      title: "House rules",
      paragraphs: [
        {
          rules: [],
          text: "What follows is ours. Printed rules leave a few questions open, and their text does not give every figure of the board and the cards; we had no box to look into. If yours shows something else, yours is right, and here our figures count.",
        },
        {
          rules: ["ROU-090"],
          text: "*Contracts* {contract} are ours: which 24 there are and what they are worth. The value is the number of spaces on the shortest way, 1 more from 6 spaces on and another 1 from 8. Every place is on two to four contracts.",
        },
        {
          rules: ["ROU-091"],
          text: "*Which routes bring a trade card* {trade-route} is ours: eleven at the edge of the city, where public descriptions put them.",
        },
        {
          rules: ["ROU-092"],
          text: "*The map* and the points for a route come from public descriptions of the game and its series, not from the printed rules, and have not been compared with a printed board. How it is drawn is ours.",
        },
        {
          rules: ["ROU-093"],
          text: "*17 decisions* answer what the printed rules leave open, so that nobody has to argue: passing, the second card, an empty pile, who begins, and more. They stand above, each with its rule. Five points come from comparing the editions:",
        },
        {
          rules: ["ROU-080"],
          text: "*Three players tied for trade.* The editions word it differently. Here the ranks that a tie fills are skipped: after three firsts, the next player is fourth.",
        },
        {
          rules: ["ROU-081"],
          text: "*Must you take the trade card?* Yes. It comes by itself; having more never hurts.",
        },
        {
          rules: ["ROU-082"],
          text: "*Is it secret that a contract is completed?* Yes. Only one edition says so, and we follow it.",
        },
        {
          rules: ["ROU-083"],
          text: "*Three wilds, or at least three?* At least three, before the game and during it.",
        },
        {
          rules: ["ROU-084"],
          text: "*Spare carts?* A box has a few in case one gets lost. Nothing gets lost here: it stays at 16.",
        },
      ],
    },
    {
      title: "A fair shuffle",
      paragraphs: [
        {
          rules: [],
          text: "Before anybody sits down the server seals a secret number, and every player adds one. All shuffles of the game follow from these. At the end the seals are broken, and anybody can work out every shuffle again: it shows that nobody changed a card. It cannot show that nobody looked.",
        },
        {
          rules: ["ROU-072"],
          text: "Luck comes in at three points only: the shuffles before the game, the random choice of the first player, and every time the discards are shuffled again. Each has its own label: “order” for the first player, “deck 1” for the transport cards, “deck 2” for the contracts, “deck 3” and on for what is shuffled later.",
        },
        {
          rules: ["ROU-016"],
          text: "So that it comes out the same each time, the order is fixed: choose the first player (unless named), shuffle the transport cards, shuffle the contracts; then deal two cards to each player in turn order, the market from slot 1 to 5, and two contracts to each. Before their first shuffle the cards lie in the printed order; later the discards lie as they were discarded, the oldest first.",
        },
      ],
    },
  ],
};

export default book;
