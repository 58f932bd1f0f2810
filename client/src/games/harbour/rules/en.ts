// The rules of the game in English, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Harbour",
  chapters: [
    {
      title: "The aim",
      paragraphs: [
        {
          rules: [],
          text: "Twelve rounds in the port of Amsterdam. Each round you take a card, choose two dice, and turn your compass rose {rose}: cubes {cube} that you laid out rounds ago arrive. You spend them on cards, on blocks of houses {arms}, on your way with the barge {barge} and along the Amstel {river}. Goods brought to their warehouses {warehouse}, clever cards and a good place in the city bring prestige points {points}. Most points wins.",
        },
        {
          rules: ["HAR-001", "HAR-015"],
          text: "One to four play. Everybody has arms {arms}, a barge {barge}, a river pawn {river}, a score, a rose {rose}, five places for inactive cards (the *rack*), any number of places for active cards (the *tableau*), and room for any number of goods and for two dockers {docker}. Alone you play against TOM.",
        },
      ],
    },
    {
      title: "What is on the table",
      paragraphs: [
        {
          rules: ["HAR-002", "HAR-440"],
          text: "*The city:* six districts of six blocks, each district with the roofs of one cube colour: black, brown, violet, pink, orange, grey. A block shows what it costs. Two blocks are neighbours only where a bridge joins them; over bridges every block can be reached.",
        },
        {
          rules: ["HAR-003"],
          text: "*36 goods*, four of each of nine: beer, tulips, cheese, furniture, jenever, tiles, lace, coffee, crystal.",
        },
        {
          rules: ["HAR-004", "HAR-005", "HAR-441", "HAR-442"],
          text: "*The harbour:* the start, six pontoons, one for each docker colour {docker}, nine anchors of warehouses {warehouse}, four of depots {depot}, and water between. A warehouse takes its own good only and has three roofs with points; a depot takes any one good.",
        },
        {
          rules: ["HAR-006", "HAR-007"],
          text: "*Twelve dockers* {docker}, two of each colour: light blue, brown, white, yellow, pink, light green. The docker building has three single places, worth less from top to bottom, and a last one for all others.",
        },
        {
          rules: ["HAR-008", "HAR-009", "HAR-443"],
          text: "*The Amstel* {river}: 19 spaces from the blue start to the mouth. Four bridges lie between spaces; crossing one pays its points.",
        },
        {
          rules: ["HAR-010", "HAR-012", "HAR-013"],
          text: "*Beside it:* the black market {black-market} with a space for each good, six dice in the cube colours, market tiles {market}, district tiles. Cubes, florins {florin}, arms, penalty tokens {penalty} and markers never run out.",
        },
        {
          rules: ["HAR-011", "HAR-444"],
          text: "*132 cards:* 54 artisans {artisan}, 54 buildings {building}, 24 plans {plan}. A card has a cost in coloured cubes, a time when it works, and what it does.",
        },
      ],
    },
    {
      title: "What a table chooses",
      paragraphs: [
        {
          rules: ["HAR-016"],
          text: "A usual game has 12 rounds. A short one has 10, counted from 3 to 12, and everything that names a round goes by that number.",
        },
        {
          rules: ["HAR-017", "HAR-018"],
          text: "With two to four players any of four extensions can be added: Foreman and Bailiff, tasks, the pawn of the black market, more market tiles. With tasks the table chooses three hidden ones for each player, five hidden, one open or two open.",
        },
        {
          rules: ["HAR-019", "HAR-H133"],
          text: "*House cards* are of our own invention and stay in the box unless the table wants them; they follow all rules of their kind. So far there is one: the building 133, Haringpakkerstoren, gives 1 florin once a round with at least 2 different goods on your barge.",
        },
      ],
    },
    {
      title: "Before the first round",
      paragraphs: [
        {
          rules: ["HAR-020", "HAR-021"],
          text: "A good lies face up on every block. On each pontoon stand two dockers {docker}, drawn at random: never two of one colour, never one on the pontoon of its own colour.",
        },
        {
          rules: ["HAR-022"],
          text: "District tiles are turned up, one fewer than players: these districts will be scored at the end. One more lies face down and only shows the points.",
        },
        {
          rules: ["HAR-023", "HAR-024"],
          text: "Artisans, buildings and plans are three shuffled piles. The market has a tile for each round, the cheaper A tiles before the richer B tiles; two of each letter, in the short game three, are left out unseen.",
        },
        {
          rules: ["HAR-025", "HAR-026", "HAR-031"],
          text: "All river pawns stand in one stack at the start, in random order: the first order of play. Everybody has 1 florin, no points, no cubes, no cards, and the barge on the start.",
        },
        {
          rules: ["HAR-027"],
          text: "Extensions are set up now, before the first cards.",
        },
        {
          rules: ["HAR-028", "HAR-029", "HAR-366"],
          text: "*A first card:* with two players 2 artisans and 1 building are turned up, with three 2 and 2, with four 3 and 2. Whoever is lowest in the stack chooses first, then clockwise; the one left over is discarded.",
        },
        {
          rules: ["HAR-030", "HAR-367"],
          text: "*First cubes:* in order of play everybody puts 1 cube of a colour on slot 1 of the rose {rose}; then, in the same order, 2 cubes of a colour on slot 2.",
        },
      ],
    },
    {
      title: "The round and the order of play",
      paragraphs: [
        {
          rules: ["HAR-040"],
          text: "A round has four phases: cards, dice, actions, end of the round. Everybody finishes their part of a phase before the next player begins.",
        },
        {
          rules: ["HAR-041", "HAR-042"],
          text: "The pawn furthest along the Amstel {river} plays first; on one space the higher in the stack is ahead, at the mouth the lower berth. The order is fixed at the start of a round; pawns that move change the next one.",
        },
        {
          rules: ["HAR-043"],
          text: "Where a card says *leading* or *last* on the river, it means how the pawns stand at that moment.",
        },
        {
          rules: ["HAR-050", "HAR-051"],
          text: "Pawns only move forward. A bridge pays at once, whatever moved the pawn, and each bridge once. A pawn that stops on an occupied space goes on top of the stack.",
        },
        {
          rules: ["HAR-052", "HAR-053"],
          text: "At the mouth a pawn takes the lowest free berth and scores 10. It stays there, and the order there never changes; steps beyond the mouth are lost.",
        },
        {
          rules: ["HAR-054", "HAR-055"],
          text: "A move that a card or a market tile gives costs nothing and is not your river action. With card 034 your pawn rises to the top of its stack whenever it would be covered, except at the mouth.",
        },
      ],
    },
    {
      title: "Phase one: cards",
      paragraphs: [
        {
          rules: ["HAR-060"],
          text: "The offer: 2 plans {plan} always; with two players also 1 building {building} and 1 artisan {artisan}, with four 2 of each. With three it is 1 building and 2 artisans in odd rounds, 2 and 1 in even ones.",
        },
        {
          rules: ["HAR-061", "HAR-062", "HAR-370"],
          text: "In order of play everybody takes exactly one card into the rack. Only card 049 allows you to take none.",
        },
        {
          rules: ["HAR-063", "HAR-371"],
          text: "With five cards in the rack you still take one, then discard one of the six and take a penalty token {penalty}.",
        },
        {
          rules: ["HAR-064", "HAR-065"],
          text: "What is left is discarded; everybody may look through the discards. A card in the rack does nothing until it is activated, which you may do in your turn of the same round or later.",
        },
      ],
    },
    {
      title: "Phase two: dice and rose",
      paragraphs: [
        {
          rules: ["HAR-070", "HAR-071"],
          text: "All six dice are rolled once a round. Cubes on slots 1 to 6 of your rose {rose} are yours but cannot be spent yet.",
        },
        {
          rules: ["HAR-073", "HAR-074", "HAR-373"],
          text: "In order of play everybody chooses two different dice; others may choose the same. A die that shows 4 gives 4 cubes of its colour on slot 4, which arrive three rounds later; a 1 arrives in the same round. The more, the later.",
        },
        {
          rules: ["HAR-072"],
          text: "Late in the game high dice count as 1, so that nothing comes too late: 6 in round 8, from 5 in round 9, from 4 in round 10, from 3 in round 11, from 2 in round 12. {figure-late}",
        },
        {
          rules: ["HAR-078", "HAR-080"],
          text: "When all have chosen, every rose turns by one: what lay on slot 1 comes to the arrow, everything else one slot nearer. The cubes on the arrow and the one kept in your house are your pool for this round. {figure-rose}",
        },
        {
          rules: ["HAR-079"],
          text: "If nothing comes to your arrow, you take a penalty token {penalty}, even with a cube in your house.",
        },
        {
          rules: ["HAR-075", "HAR-076", "HAR-077", "HAR-374"],
          text: "Cards can help here: 051 gives 2 florins and 052 2 more cubes on slot 1 for each chosen die that shows 1; 054 gives 1 more cube for each die, laid with the others; with 053 the cubes of one die may go one slot lower or higher, within 1 to 6.",
        },
      ],
    },
    {
      title: "Phase three: your turn",
      paragraphs: [
        {
          rules: ["HAR-085", "HAR-380"],
          text: "In order of play everybody has one turn. You do as many of these things as you like, in any order: activate cards, use cards, buy a block, load, move the barge, take a docker, deliver, move on the river, use the market. Then you end your turn; doing nothing is allowed.",
        },
        {
          rules: ["HAR-086", "HAR-087"],
          text: "You pay with cubes of your pool and with florins; whatever you gain can be spent at once and goes to the pool, never to the rose. An empty pool does not end your turn: much is free.",
        },
        {
          rules: ["HAR-088", "HAR-089", "HAR-363"],
          text: "Only what can be carried out to its end and changes something is offered. What you begin is finished first; but each step of the barge is an action of its own, so other things may come between.",
        },
        {
          rules: ["HAR-090"],
          text: "What you did earlier in the turn is remembered until it ends: blocks, river, market, steps, plans used, dockers, deliveries. Cards look at it.",
        },
      ],
    },
    {
      title: "Activating cards",
      paragraphs: [
        {
          rules: ["HAR-100", "HAR-101"],
          text: "Pay the cubes that a card of your rack shows, in exactly these colours, and it is active for the rest of the game, usable at once. Activate as many as you can pay.",
        },
        {
          rules: ["HAR-102", "HAR-103", "HAR-104", "HAR-381"],
          text: "Card 031 takes 1 cube off each building, card 042 off your first artisan of each type; you choose which cube. The discount needs its card active before you pay, so it does not pay for itself.",
        },
        {
          rules: ["HAR-105", "HAR-387"],
          text: "A *free activation*, by card 038 or tiles CA 20 and CB 24, is an activation like any other, only without its cost.",
        },
      ],
    },
    {
      title: "Blocks and the black market",
      paragraphs: [
        {
          rules: ["HAR-120", "HAR-121", "HAR-123"],
          text: "Once a turn you may buy one block that nobody owns, for its number of cubes in the district’s colour. You put your arms {arms} on it and take its good. It need not touch your others, and it stays yours. Card 028 allows two a turn; card 025 and the Bailiff take off 1 cube each.",
        },
        {
          rules: ["HAR-122", "HAR-126", "HAR-390"],
          text: "With card 027 you may pay 2 florins instead of all cubes. Tile CB 22 gives a block for nothing and does not use up your purchase.",
        },
        {
          rules: ["HAR-124", "HAR-125", "HAR-384"],
          text: "The good goes to your store on land or, if its space there is still empty, to the black market {black-market}. In order: pay, arms, good, card 026, card 074, Bailiff.",
        },
        {
          rules: ["HAR-130", "HAR-131", "HAR-132", "HAR-133"],
          text: "The black market takes one of each good in the whole game, and only as it is taken from its block. You get 2 florins or 1 cube of any colour; with card 037 both. A sale is no delivery.",
        },
      ],
    },
    {
      title: "The port",
      paragraphs: [
        {
          rules: ["HAR-140", "HAR-141"],
          text: "While your barge {barge} lies at the start or a pontoon, you may load goods from your store, free and without limit. They never go back to the store.",
        },
        {
          rules: ["HAR-145", "HAR-382"],
          text: "Each step to a neighbouring space costs 1 cube of any colour. Turn back as you like; any number of barges share a space.",
        },
        {
          rules: ["HAR-146", "HAR-147", "HAR-148"],
          text: "*Free steps* come from card 022, tile CA 17 and card 040; they are used before cubes, at any time in the turn, and end with it. Tile CB 21 puts the barge at once on the start, a pontoon or an anchor.",
        },
        {
          rules: ["HAR-150", "HAR-151", "HAR-152"],
          text: "At a pontoon with dockers {docker} you may take one aboard and gain 1 florin: one for each stay and turn, two aboard at most.",
        },
        {
          rules: ["HAR-153", "HAR-154"],
          text: "Whenever your barge comes to the pontoon of a docker’s colour, even in passing, that docker goes to the docker building by itself and scores the highest empty place. Card 050 doubles these points. {figure-docker}",
        },
        {
          rules: ["HAR-160", "HAR-161", "HAR-162"],
          text: "At a warehouse {warehouse} you may deliver its good from your barge to the empty roof with most points; at an empty depot {depot} any good. Delivering is free, one good at a time, as often as there is room. {figure-goods}",
        },
        {
          rules: ["HAR-163", "HAR-164"],
          text: "*Fast delivery:* in rounds 1 to 7 each good brings more on top: 7 points in round 1, one less each round. {figure-fast} The order is printed points, fast delivery, Foreman, then cards by number.",
        },
      ],
    },
    {
      title: "River, market, end of the round",
      paragraphs: [
        {
          rules: ["HAR-170", "HAR-171", "HAR-172", "HAR-385"],
          text: "Once a turn you may move your pawn {river} along the Amstel: 1 cube for the first space, 2 for each further one, any colours. After each space you decide whether to go on; nothing else comes between.",
        },
        {
          rules: ["HAR-180", "HAR-181", "HAR-182"],
          text: "Once a turn you may use the market tile {market} of the round: pay its florins and take all that it shows, in that order. Everybody may, each in their own turn. With card 020 twice, paid each time.",
        },
        {
          rules: ["HAR-190", "HAR-392"],
          text: "As your turn ends you may keep 1 cube in your house; all others are lost.",
        },
        {
          rules: ["HAR-191", "HAR-192"],
          text: "Then marks come off the cards and the next market tile is turned up. Not so in round 12: what is left counts in the final scoring.",
        },
        {
          rules: ["HAR-195", "HAR-196"],
          text: "Penalty tokens {penalty} come in three cases only: a sixth card, an empty arrow, and each inactive card at the end. They cost nothing until then, and nothing takes one away.",
        },
      ],
    },
    {
      title: "When cards work",
      paragraphs: [
        {
          rules: ["HAR-110", "HAR-200", "HAR-445"],
          text: "A card works only while it is active, and only for you, unless it names the others. Its sign says when: phase one {time-one}, phase two {time-two}, once a round in your turn {time-three}, always {time-always}, or at the end {time-end}. Where a card and these rules disagree, the card is right.",
        },
        {
          rules: ["HAR-201", "HAR-202", "HAR-206"],
          text: "Cards of phase one {time-one} and two {time-two} work when you choose your card or your dice; activated later, they begin in the next round.",
        },
        {
          rules: ["HAR-203", "HAR-220", "HAR-221"],
          text: "*Once a round* {time-three}: an action in your turn, never by itself. Pay, choose, take what it gives in the printed order; then it is marked until the round ends. It is carried out in full, its river move too.",
        },
        {
          rules: ["HAR-204", "HAR-207", "HAR-208"],
          text: "*Always* {time-always}, in three kinds. Some change a rule: 025, 027, 028, 029, 031, 034, 040, 042, and 020 likewise. Some answer an event. Some are exchanges in your turn, as often as you like: 032, 036, 038, 039.",
        },
        {
          rules: ["HAR-205"],
          text: "*At the end* {time-end}: once, in the final scoring, by itself.",
        },
        {
          rules: ["HAR-215"],
          text: "A condition about how things stand is looked at when you use the card. Cards activated earlier in the turn count, and a later change takes nothing back.",
        },
        {
          rules: ["HAR-216", "HAR-217", "HAR-219"],
          text: "A condition about what happened holds if it happened earlier in your turn, before or after the card became active. Steps of the barge and of the pawn count, however they were paid.",
        },
        {
          rules: ["HAR-218", "HAR-222"],
          text: "*Alone* first or last in points means strictly more, or fewer, than each of the others. Cubes of your choice are chosen one by one.",
        },
        {
          rules: ["HAR-230", "HAR-235"],
          text: "*A plan* {plan} is used by paying 1 cube of its colour, once a round each. No discount applies. Cards that ask whether a plan was used pay once a round, whatever the number.",
        },
        {
          rules: ["HAR-231", "HAR-232", "HAR-233", "HAR-234"],
          text: "With card 029 one plan a round may be used up to three times, paid each time. With card 035 a plan that you activate gives its gain at once, for free; this does not count towards the limit. Each of these is a use of a plan for the cards that ask for one in this turn.",
        },
        {
          rules: ["HAR-236", "HAR-388"],
          text: "Card 047 discards one of your active plans. What it was used for in this turn stays done.",
        },
        {
          rules: ["HAR-240", "HAR-241", "HAR-242", "HAR-243"],
          text: "*Cards that answer* do so by themselves, after the action that set them off, in the order of their numbers: 030, 033, 035, 041 answer an activation, 026 and 074 a block taken, 037 a sale, 073, 075 and 076 to 084 a delivery, 050 a docker, 071 and 072 what other cards give. You are only asked for the colour of a cube.",
        },
        {
          rules: ["HAR-244", "HAR-245", "HAR-386"],
          text: "Only card 074 may be declined: its step on the river can do harm. A card does not look back at what happened before it was active.",
        },
        {
          rules: ["HAR-209", "HAR-250", "HAR-251", "HAR-255"],
          text: "*Cards 071 and 072:* whenever another of your cards itself gives florins (071) or points (072), you gain 1 more, once for each use, whatever the sum. They never set each other off.",
        },
        {
          rules: ["HAR-252", "HAR-253", "HAR-254", "HAR-256"],
          text: "What a card merely leads to does not count: bridges, the mouth, roofs, docker places, fast delivery, the Foreman, market tiles, a plain sale, the florin for a docker. A sale with 037 counts, except on the pawn’s space. They are silent in the final scoring.",
        },
        {
          rules: ["HAR-260", "HAR-261"],
          text: "*Costs:* the printed cost; then what replaces it (027, free activation, CB 22); only without that the discounts, added up, never below zero. Nothing makes a plan’s cube, the river, a barge step or florins cheaper.",
        },
        {
          rules: ["HAR-262"],
          text: "A turn always ends: every action uses something up.",
        },
      ],
    },
    {
      title: "The artisans",
      paragraphs: [
        {
          rules: ["HAR-C001", "HAR-C002", "HAR-C003", "HAR-C004", "HAR-C005", "HAR-C006"],
          text: "*Crystal cutters*, once a round {time-three}: if you have used a plan of the district this turn, 1 cube. *001* Plantage, orange; *002* Haarlemmerbuurt, brown; *003* Jordaan, grey; *004* Burgwallen, violet; *005* Nieuwmarkt, black; *006* Grachtengordel, pink.",
        },
        {
          rules: ["HAR-C007", "HAR-C008", "HAR-C009", "HAR-C010", "HAR-C011", "HAR-C012"],
          text: "*Distillers*, at the end {time-end}. *007*: 2 points for each different artisan type. *008*: no penalty tokens for inactive cards. *009*: 5 spaces on the river. *010*: 1 point for each docker and good on your barge. *011*: 1 point for each docker in the docker building. *012*: 1 point for each good on the black market.",
        },
        {
          rules: ["HAR-C013", "HAR-C014", "HAR-C015", "HAR-C016", "HAR-C017", "HAR-C018"],
          text: "*Coffee roasters*, once a round {time-three}. *013*: with 3 active buildings, 1 florin. *014*: if your pawn moved this turn, 1 point. *015*: with at most 2 goods aboard, 1 point. *016*: if your barge made 2 steps this turn, 1 point. *017*: if you do not lead on the river, 1 space on it. *018*: if you are last there, 1 florin.",
        },
        {
          rules: ["HAR-C019", "HAR-C020", "HAR-C021", "HAR-C022", "HAR-C023", "HAR-C024"],
          text: "*Brewers*, once a round {time-three}. *019*: 1 florin for every 5 of your arms, rounded up. *020*: the market twice this turn. *021*: 1 florin for each district among your active plans. *022*: pay 1 florin, 3 free barge steps. *023*: pay 1 florin, 1 point. *024*: 1 florin and 1 point.",
        },
        {
          rules: ["HAR-C025", "HAR-C026", "HAR-C027", "HAR-C028", "HAR-C029", "HAR-C030"],
          text: "*Tile makers*, always {time-always}. *025*: blocks cost 1 cube less. *026*: 1 florin for each block you take. *027*: 2 florins may replace a block’s whole cost. *028*: two blocks a turn. *029*: one plan up to three times a turn. *030*: 2 florins for each building you activate.",
        },
        {
          rules: ["HAR-C031", "HAR-C032", "HAR-C033", "HAR-C034", "HAR-C035", "HAR-C036"],
          text: "*Cheesemakers*, always {time-always}. *031*: buildings cost 1 cube less to activate. *032*: 3 cubes for 1 florin, as often as you like. *033*: 1 florin for each artisan you activate, itself too. *034*: your pawn is always on top of its stack. *035*: a plan that you activate is used once for free. *036*: 2 cubes for 1 of your choice, as often as you like.",
        },
        {
          rules: ["HAR-C037", "HAR-C038", "HAR-C039", "HAR-C040", "HAR-C041", "HAR-C042"],
          text: "*Lacemakers*, always {time-always}. *037*: a sale gives 2 florins and 1 cube. *038*: 3 florins for a free activation, as often as you like. *039*: 2 florins for 2 cubes of your choice, as often as you like. *040*: a cube moves your barge 2 steps. *041*: 1 florin for each plan you activate. *042*: your first artisan of each type costs 1 cube less.",
        },
        {
          rules: ["HAR-C043", "HAR-C044", "HAR-C045", "HAR-C046", "HAR-C047", "HAR-C048"],
          text: "*Carpenters*, once a round {time-three}. *043*: if you alone are last in points, 1 cube of your choice. *044*: 1 florin, and 1 point for each active carpenter. *045*: if the market gave you points this turn, 1 cube of your choice. *046*: 1 cube of your choice. *047*: discard an active plan, 3 florins. *048*: pay 1 cube, 1 florin.",
        },
        {
          rules: ["HAR-C049", "HAR-C050", "HAR-C051", "HAR-C052", "HAR-C053", "HAR-C054"],
          text: "*Tulip growers.* *049*, phase one {time-one}: you may take no card. *050*, always {time-always}: your dockers score double. In phase two {time-two}: *051*, 2 florins for each chosen die that shows 1; *052*, 2 more cubes on slot 1 for each such die; *053*, the cubes of one die one slot lower or higher; *054*, 1 more cube for each die.",
        },
      ],
    },
    {
      title: "The buildings",
      paragraphs: [
        {
          rules: ["HAR-C055", "HAR-C056", "HAR-C057", "HAR-C058", "HAR-C059", "HAR-C060"],
          text: "*Munttoren*, once a round {time-three}: 1 florin if you have used a plan of the district this turn. *055* Plantage, *056* Haarlemmerbuurt, *057* Jordaan, *058* Burgwallen, *059* Nieuwmarkt, *060* Grachtengordel.",
        },
        {
          rules: ["HAR-C061", "HAR-C062", "HAR-C063", "HAR-C064", "HAR-C065", "HAR-C066"],
          text: "*Paleis op de Dam*, once a round {time-three}: 1 point for each active plan of the district, used or not. *061* Plantage, *062* Haarlemmerbuurt, *063* Jordaan, *064* Burgwallen, *065* Nieuwmarkt, *066* Grachtengordel.",
        },
        {
          rules: ["HAR-C067", "HAR-C068", "HAR-C069", "HAR-E53"],
          text: "*Oude Kerk* *067* to *069*, at the end {time-end}: 3 points; 8 with a Zuiderkerk or a Westerkerk; 15 with one of each. Each Oude Kerk heads its own set, and a companion serves one set only; full sets come first.",
        },
        {
          rules: ["HAR-C070", "HAR-C071", "HAR-C072"],
          text: "*Zuiderkerk.* *070*, once a round {time-three}: with at most 3 cards in your rack, 1 florin. Always {time-always}: *071*, 1 florin more whenever another card gives florins; *072*, 1 point more whenever another card gives points.",
        },
        {
          rules: ["HAR-C073", "HAR-C074", "HAR-C075"],
          text: "*Westerkerk*, always {time-always}. *073*: 1 point for each good you deliver. *074*: for each block you take you may move 1 space on the river. *075*: 1 florin for each good you deliver.",
        },
        {
          rules: ["HAR-C076", "HAR-C077", "HAR-C078", "HAR-C079", "HAR-C080", "HAR-C081", "HAR-C082", "HAR-C083", "HAR-C084"],
          text: "*Oost-Indisch Huis*, always {time-always}: 4 points each time you deliver its good, to a warehouse or a depot. *076* crystal, *077* jenever, *078* coffee, *079* beer, *080* tiles, *081* cheese, *082* lace, *083* furniture, *084* tulips.",
        },
        {
          rules: ["HAR-C085", "HAR-C086", "HAR-C087", "HAR-275"],
          text: "*Montelbaanstoren*, at the end {time-end}. *085*: 1 point for each active plan. *086*: 2 points for each active card of the end, itself included. *087*: 2 points for each active building.",
        },
        {
          rules: ["HAR-C088", "HAR-C089", "HAR-C090", "HAR-E55"],
          text: "*Schreierstoren* *088* to *090*, once a round {time-three}: 1 florin; 2 with an active Montelbaanstoren, one for all three.",
        },
        {
          rules: ["HAR-C091", "HAR-C092", "HAR-C093", "HAR-C094", "HAR-C095", "HAR-C096"],
          text: "*’s Lands Zeemagazijn*, once a round {time-three}: 1 cube. *091* pink, *092* orange, *093* brown, *094* grey, *095* violet, *096* black.",
        },
        {
          rules: ["HAR-C097", "HAR-C098", "HAR-C099", "HAR-C100", "HAR-C101", "HAR-C102"],
          text: "*De Waag*, once a round {time-three}. *097*: if you alone lead in points, 1 point. *098*: with at most 3 cards in your rack, 2 points. *099*: if you have used a plan this turn, 2 points. *100*: with 3 active artisans, 1 florin. *101*: with 3 active buildings, 2 points. *102*: with 3 active plans, 1 florin.",
        },
        {
          rules: ["HAR-C103", "HAR-C104", "HAR-C105", "HAR-C106", "HAR-C107", "HAR-C108", "HAR-E56", "HAR-E57", "HAR-E58"],
          text: "*Rijksmuseum*, at the end {time-end}. *103*: 2 points for each pair of artisans of one type. *104*: 3 points for each pair of plans of one district. *105*: 2 points for each river bridge you crossed. *106*: 1 point for each of your arms. *107*: 8 points if your barge is on the start. *108*: 2 points for each artisan of your largest type. Pairs do not overlap; *107* pays beside task 30.",
        },
      ],
    },
    {
      title: "The plans",
      paragraphs: [
        {
          rules: ["HAR-C109", "HAR-C113", "HAR-C117", "HAR-C121", "HAR-C125", "HAR-C129"],
          text: "Each district has four plans {plan}; a use costs 1 cube of its colour. The first, for 1 point: *109* Plantage, pink; *113* Haarlemmerbuurt, grey; *117* Jordaan, orange; *121* Burgwallen, brown; *125* Nieuwmarkt, violet; *129* Grachtengordel, black.",
        },
        {
          rules: [
            "HAR-C110",
            "HAR-C111",
            "HAR-C114",
            "HAR-C115",
            "HAR-C118",
            "HAR-C119",
            "HAR-C122",
            "HAR-C123",
            "HAR-C126",
            "HAR-C127",
            "HAR-C130",
            "HAR-C131",
          ],
          text: "The second and the third, for 1 florin: *110* and *111* Plantage, *114* and *115* Haarlemmerbuurt, *118* and *119* Jordaan, *122* and *123* Burgwallen, *126* and *127* Nieuwmarkt, *130* and *131* Grachtengordel.",
        },
        {
          rules: ["HAR-C112", "HAR-C116", "HAR-C120", "HAR-C124", "HAR-C128", "HAR-C132"],
          text: "The fourth, for 1 florin and 1 point: *112* Plantage, *116* Haarlemmerbuurt, *120* Jordaan, *124* Burgwallen, *128* Nieuwmarkt, *132* Grachtengordel.",
        },
      ],
    },
    {
      title: "The market tiles",
      paragraphs: [
        {
          rules: ["HAR-M01", "HAR-M02", "HAR-M03", "HAR-M04", "HAR-M05", "HAR-M06", "HAR-M07", "HAR-M08"],
          text: "*A tiles* {market}, for the first half. For 1 florin: *A1* 1 point and 2 river spaces, *A2* 2 points, *A3* 3 points. For 2: *A4* 2 points and 1 cube of your choice, *A5* 3 points and 1 river space, *A6* 4 points. For 3: *A7* 4 points and 2 river spaces, *A8* 5 points.",
        },
        {
          rules: ["HAR-M09", "HAR-M10", "HAR-M11", "HAR-M12", "HAR-M13", "HAR-M14", "HAR-M15", "HAR-M16"],
          text: "*B tiles* {market}, for the second. For 3 florins: *B9* 5 points and 1 cube. For 4: *B10* 4 points and 2 river spaces, *B11* 6 points and 1 river space, *B12* 8 points. For 5: *B13* 11 points and 1 cube, *B14* 12 points. For 6: *B15* 14 points, *B16* 15 points.",
        },
        {
          rules: ["HAR-M17", "HAR-M18", "HAR-M19", "HAR-M20", "HAR-M21", "HAR-M22", "HAR-M23", "HAR-M24"],
          text: "*C tiles* {market}, with the fourth extension. *CA 17*, 1 florin: 3 free barge steps. *CA 18*, 2: exchange a card of your rack for one of the discards. *CA 19*, 2: 2 cubes of your choice. *CA 20*, 3: a free activation. *CB 21*, 3: the barge to the start, a pontoon or an anchor. *CB 22*, 4: a free block. *CB 23*, 5: 1 cube of each colour. *CB 24*, 6: 2 free activations.",
        },
      ],
    },
    {
      title: "The end of the game",
      paragraphs: [
        {
          rules: ["HAR-270", "HAR-271", "HAR-272"],
          text: "After the last turn of round 12 the points are settled, step by step. *Penalties* {penalty}: a token more for every inactive card, unless you have card 008; then the first token costs 3 points, the second 5, the third and each further one 7.",
        },
        {
          rules: ["HAR-273", "HAR-274"],
          text: "*Cards of the end* {time-end}: player by player in the order of round 12, each by number. 009 moves the pawn then, with bridges and mouth, before 105 counts them.",
        },
        {
          rules: ["HAR-276"],
          text: "*City* {arms}: 3 points for each block in your largest group of blocks joined by bridges. A single block is a group. {figure-group}",
        },
        {
          rules: ["HAR-277", "HAR-278"],
          text: "*Districts:* in each district that lies face up most arms bring 5 points, the second place 2 with three or four players and 0 with two. Level players share the points of their places, rounded down; without arms there is no place.",
        },
        {
          rules: ["HAR-279"],
          text: "*What is left:* 1 point for every 2 of cubes in your pool, goods, dockers aboard and florins, all counted together. Cubes still on the rose do not count.",
        },
        {
          rules: ["HAR-280", "HAR-281"],
          text: "Most points wins; if points are equal, the player ahead on the river wins. A score can pass 100 and can fall below zero.",
        },
      ],
    },
    {
      title: "Foreman and Bailiff",
      paragraphs: [
        {
          rules: ["HAR-290", "HAR-291", "HAR-365"],
          text: "*First extension.* The last on the river puts the Foreman on a depot {depot}, the last but one puts the Bailiff on a block of cost 2.",
        },
        {
          rules: ["HAR-292", "HAR-293", "HAR-294", "HAR-295"],
          text: "Every good delivered where the Foreman stands brings 2 points more. At the end of such a turn you move him to the nearest other warehouse or depot that has room; among equals you choose. Without another he stays; when all is full he leaves.",
        },
        {
          rules: ["HAR-296", "HAR-297", "HAR-298", "HAR-391"],
          text: "The block with the Bailiff costs 1 cube less. Whoever takes it, in whatever way, moves him at once to a free block next to it, or else to the nearest over bridges, or else to any free one; with none left he leaves.",
        },
      ],
    },
    {
      title: "Tasks",
      paragraphs: [
        {
          rules: ["HAR-300", "HAR-301", "HAR-302"],
          text: "*Second extension.* Everybody is dealt task tiles. They are scored together before what is left is counted, first those that only look at the game. It does not matter who delivered or brought something.",
        },
        {
          rules: ["HAR-303", "HAR-304", "HAR-395"],
          text: "Then, in order of play, those that want something handed in: from barge, store and pool, if you like. A piece serves one task. A task that is not fulfilled costs nothing.",
        },
        {
          rules: ["HAR-T01", "HAR-T02", "HAR-T03", "HAR-T04", "HAR-T05", "HAR-T06"],
          text: "*Tasks 1 to 6:* both dockers {docker} of a colour are in the docker building, for 8, 7 or 6 points with two, three or four players: light blue, brown, light green, pink, yellow, white.",
        },
        {
          rules: ["HAR-T07", "HAR-T08", "HAR-T09", "HAR-T10", "HAR-T11", "HAR-T12", "HAR-T35"],
          text: "*Tasks 7 to 12:* you own at least 4 blocks {arms} in a district, for 6, 7 or 8 points: Grachtengordel, Plantage, Nieuwmarkt, Burgwallen, Haarlemmerbuurt, Jordaan. *Task 35:* at least 9 blocks, for 7, 8 or 9.",
        },
        {
          rules: ["HAR-T13", "HAR-T15", "HAR-T16", "HAR-T17", "HAR-T36"],
          text: "*Of active cards:* 13, at least 3 buildings, 3 artisans and 3 plans, 9 points; 15, at least 3 cards of the end, 16, at least 4 once a round, plans among them, 17, at least 5 that work always, 7 points each; 36, at least 10 cards, for 4, 5 or 6.",
        },
        {
          rules: ["HAR-T14", "HAR-T18", "HAR-T19", "HAR-T30", "HAR-T31"],
          text: "*Of places:* 14, your pawn at the mouth, 10 points; 18, at least 7 goods on the black market, for 7, 6 or 5; 19, at least 2 different goods on your barge, 6; 30, your barge on the start, 4; 31, at least 7 dockers in the docker building, for 9, 7 or 5.",
        },
        {
          rules: ["HAR-T20", "HAR-T21", "HAR-T22", "HAR-T23", "HAR-T24", "HAR-T25", "HAR-T26", "HAR-T27", "HAR-T28", "HAR-T29"],
          text: "*Tasks 20 to 28:* a warehouse {warehouse} is full, for 7, 6 or 5 points: furniture, lace, cheese, jenever, beer, tiles, tulips, crystal, coffee. *Task 29:* all depots {depot} are full, for the same.",
        },
        {
          rules: ["HAR-T32", "HAR-T33", "HAR-T34", "HAR-E61", "HAR-E62"],
          text: "*Handed in:* 32, two dockers and a good, for 4, 5 or 6 points; 34, a docker, a good and a cube, the same; 33, up to 6 cubes of different colours from your pool, for 1, 2, 3, 5, 7 or 10.",
        },
        {
          rules: ["HAR-T37", "HAR-T38", "HAR-T39", "HAR-T40", "HAR-T41", "HAR-T42", "HAR-E63"],
          text: "*Tasks 37 to 42:* hand in one or two dockers {docker} of a colour that are aboard, for 2 or 7 points with two players, 3 or 8 with three, 4 or 9 with four: light blue, yellow, brown, light green, pink, white.",
        },
      ],
    },
    {
      title: "The pawn of the black market, more tiles",
      paragraphs: [
        {
          rules: ["HAR-310", "HAR-311", "HAR-312", "HAR-313"],
          text: "*Third extension.* The leader of the river puts a pawn on the black market {black-market}. A sale on its space brings 2 florins and 1 cube. The seller then moves it to an empty space beside it, also diagonally, or to the nearest; among equals the seller chooses. When all is full it leaves.",
        },
        {
          rules: ["HAR-315", "HAR-316"],
          text: "*Fourth extension.* The market pile mixes three A tiles with three of the CA tiles, above three B with three CB; in the short game two C tiles of each.",
        },
        {
          rules: ["HAR-317", "HAR-318", "HAR-319", "HAR-389"],
          text: "CA 18: discard a card of your rack and take another from the discards, of any kind; if there were none, the top artisan or building. With CB 24 the first card can already answer the second. C tiles give no points.",
        },
      ],
    },
    {
      title: "Alone against TOM",
      paragraphs: [
        {
          rules: ["HAR-320", "HAR-321", "HAR-322"],
          text: "TOM follows rules and decides nothing. The table is laid as for two, with one docker {docker} on each pontoon. TOM has a pawn, a score, arms and florins, but no cards; of the three first cards you take one.",
        },
        {
          rules: ["HAR-323", "HAR-324"],
          text: "A round: the offer, perhaps a card that TOM discards, your card, the dice, all that TOM does with them as they fell; then your dice, rose and turn.",
        },
        {
          rules: ["HAR-325", "HAR-326", "HAR-327", "HAR-372"],
          text: "If TOM leads on the river, he first discards the cheapest card of the offer: of equals a plan before a building before an artisan; between two equal plans you choose. You take one of the rest.",
        },
        {
          rules: ["HAR-330", "HAR-338"],
          text: "*River* {river}: one space for each die that shows 1, with bridges and the mouth; he ends on top of other pawns, but under yours with card 034.",
        },
        {
          rules: ["HAR-331", "HAR-332", "HAR-333"],
          text: "*Dockers* {docker}: three or more equal dice bring the docker from the pontoon of that number to the docker building, for its points and 1 florin: 1 light blue, 2 white, 3 yellow, 4 brown, 5 pink, 6 light green. If the pontoon is empty, nothing happens.",
        },
        {
          rules: ["HAR-334", "HAR-335"],
          text: "*Blocks* {arms}: for each die that shows 6 TOM takes the cheapest free block of its colour; of equals one beside his own, then the leftmost. Several go in the order black, brown, violet, pink, orange, grey.",
        },
        {
          rules: ["HAR-336"],
          text: "Its good goes to the black market for 2 florins if the space is empty, otherwise to its warehouse {warehouse} with points and fast delivery.",
        },
        {
          rules: ["HAR-337"],
          text: "*Market* {market}: if he has the florins, he takes the points and river spaces of the tile; if not, 1 florin.",
        },
        {
          rules: ["HAR-340", "HAR-341"],
          text: "At the end TOM scores city and districts like you, and 1 point for every 2 florins. You win only with more points than TOM: a tie is a loss.",
        },
      ],
    },
    {
      title: "What is asked, and who knows what",
      paragraphs: [
        {
          rules: ["HAR-360", "HAR-361", "HAR-362", "HAR-383"],
          text: "The game waits for one player with one decision. Pieces that are alike are one answer. What has a single answer is answered for you, except the end of your turn. Cubes of choice are asked one by one.",
        },
        {
          rules: ["HAR-345", "HAR-346", "HAR-347"],
          text: "No pile runs out: all plans are used up exactly, artisans and buildings never. Discards are not shuffled back. The market has one tile for each round.",
        },
        {
          rules: ["HAR-400", "HAR-401"],
          text: "*Open* is all that lies before the players, every choice, and the size of each pile. *Hidden* from everybody is the order of the piles, and what was left out.",
        },
        {
          rules: ["HAR-402", "HAR-403"],
          text: "Your tasks only you see, until the final scoring, unless the table plays them open; how many you have, everybody sees.",
        },
        {
          rules: ["HAR-420", "HAR-421", "HAR-422", "HAR-423", "HAR-424"],
          text: "You can take back your own latest choices, one at a time, up to the last roll or card turned up: as a rule your whole turn. The last player of a phase cannot, since something new comes up at once. If another player has chosen since, all players have to agree. At a practice table, alone or with bots, you may go back over anything. What was taken back stays in the log as such.",
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
          rules: ["HAR-450", "HAR-451"],
          text: "*The board:* where blocks, bridges and the spaces of the harbour lie, what blocks {arms} cost, and what roofs {warehouse}, depots {depot}, docker places {docker} and the bridges of the Amstel {river} pay. Only a few of these figures stand in the printed examples.",
        },
        {
          rules: ["HAR-452"],
          text: "*The first cards:* the printed rules give their number, one more than players, but not how many are artisans {artisan} and how many buildings {building}.",
        },
        {
          rules: ["HAR-453"],
          text: "*District points with four players:* 5 and 2, as with three.",
        },
        {
          rules: ["HAR-454"],
          text: "*Names:* five of the nine kinds of artisans, seven of the eleven groups of buildings and the bridges of the Amstel.",
        },
        {
          rules: ["HAR-455"],
          text: "*The colours of districts* are a guess, except Plantage, which is pink. Our reading: Haarlemmerbuurt grey, Jordaan orange, Burgwallen brown, Nieuwmarkt violet, Grachtengordel black. Another is possible: Haarlemmerbuurt orange, Jordaan brown, Burgwallen grey, the rest as here.",
        },
        {
          rules: ["HAR-456"],
          text: "*87 decisions* answer what the printed rules leave open or say in two ways. Most stand above, each with its rule; those on cards follow.",
        },
        {
          rules: ["HAR-E20", "HAR-E21", "HAR-E22", "HAR-E23", "HAR-E24"],
          text: "*Costs of cards* are ours: power for cubes. The stronger and the oftener a card works, the more it costs, from one cube to four; all six colours are asked for equally, and no card costs the colour that it pays.",
        },
        {
          rules: ["HAR-E30", "HAR-E31", "HAR-E32", "HAR-E33", "HAR-E34"],
          text: "*When a card works*, where the printed rules do not say: what counts the finished game works at the end, what changes a rule works always, what concerns dice in phase two, all else once a round.",
        },
        {
          rules: ["HAR-E40", "HAR-E41", "HAR-E42"],
          text: "*Types:* artisans are the makers of the nine goods, buildings stand in eleven groups, and each district has one colour: Plantage pink, Haarlemmerbuurt grey, Jordaan orange, Burgwallen brown, Nieuwmarkt violet, Grachtengordel black.",
        },
        {
          rules: ["HAR-E50", "HAR-E51", "HAR-E52", "HAR-E54", "HAR-E59", "HAR-E60"],
          text: "*Single cards:* a card counts itself where it is of the kind that it counts. For 010 only the barge counts, 021 gives florins, 070 asks for at most 3 cards, free steps may be left unused, and CB 21 reaches everything but water.",
        },
        {
          rules: ["HAR-E01", "HAR-E02", "HAR-E03", "HAR-E04", "HAR-E05", "HAR-E06", "HAR-E07", "HAR-E08", "HAR-E09", "HAR-E10", "HAR-E11"],
          text: "*How cards are written down:* every card is a sentence of few words: when it answers, under which condition, what it costs, what it gives, in that order. All florins of one use are one gain, and so are all points. A few cards change a value that a rule looks up, and a handful have a word of their own.",
        },
      ],
    },
    {
      title: "A fair shuffle",
      paragraphs: [
        {
          rules: [],
          text: "Before anybody sits down the server seals a secret number, and every player adds one. All shuffles and dice of the game follow from these. At the end the seals are broken, and anybody can work them out again: it shows that nobody changed a card or a die. It cannot show that nobody looked.",
        },
        {
          rules: ["HAR-410", "HAR-411"],
          text: "Luck comes in before the game, in this order: goods, dockers, district tiles, artisans, buildings, plans, market tiles, river pawns, tasks; and then with six dice each round, in the order black, brown, violet, pink, orange, grey. Nothing is shuffled again.",
        },
        {
          rules: ["HAR-412", "HAR-413", "HAR-414"],
          text: "Everything that was drawn is written down; what is hidden is shown only when a rule opens it. With the same seed and the same choices every game comes out the same, to the last piece.",
        },
        {
          rules: ["HAR-430", "HAR-431", "HAR-432", "HAR-433", "HAR-434"],
          text: "Nothing gets lost: cards, goods and dockers are always complete, nobody owes cubes or florins, pawns never go back, and the points, counted again from all that happened, are those that were shown.",
        },
      ],
    },
  ],
};

export default book;
