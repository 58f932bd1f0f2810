// The rules of the game in Dutch, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Routes",
  chapters: [
    {
      title: "Het doel",
      paragraphs: [
        {
          rules: [],
          text: "Je bent koopman in het oude Amsterdam. Je karren {cart} rijden door de stad en verbinden de locaties, route voor route. Routes leveren meteen punten op; contracten {contract} leveren punten op aan het eind, als je hun twee locaties hebt verbonden; en wie veel handelsbonuskaarten {trade} binnenhaalt, krijgt een bonus. Wie de meeste punten heeft, wint.",
        },
        {
          rules: ["ROU-001", "ROU-015"],
          text: "Je speelt met twee, drie of vier. Iedereen begint met *16 karren* {cart}, geen handelsbonuskaarten en geen punten.",
        },
      ],
    },
    {
      title: "Wat er op tafel ligt",
      paragraphs: [
        {
          rules: [],
          text: "Op de kaart staan *locaties*, zoals Dam of Waag. Een *route* verbindt er twee met één tot vier *vakjes* van één kleur: roze {pink}, blauw {blue}, groen {green}, zwart {black}, rood {red}, oranje {orange} of grijs {grey}. Elke kleur heeft een eigen vorm, dus je hoeft nooit op de kleur alleen te letten.",
        },
        {
          rules: ["ROU-002"],
          text: "Er zijn 44 *transportkaarten* {cards}: zes van elk van de zes kleuren en acht *jokers* {wild}. Grijs zijn alleen routes.",
        },
        {
          rules: ["ROU-003"],
          text: "Er zijn 24 *contracten* {contract}, elk met twee locaties en een waarde, en 16 *handelsbonuskaarten* {trade}, die alleen meetellen voor de handelsbonus aan het eind.",
        },
      ],
    },
    {
      title: "Voor de eerste beurt",
      paragraphs: [
        {
          rules: ["ROU-010"],
          text: "De transportkaarten worden geschud. Iedereen krijgt er twee; vijf andere komen open te liggen: de *open kaarten*. De rest is de trekstapel.",
        },
        {
          rules: ["ROU-011"],
          text: "Liggen er drie of meer jokers {wild} bij die vijf? Dan worden ze alle vijf afgelegd en komen er vijf nieuwe, net zo lang tot er hoogstens twee jokers bij zijn.",
        },
        {
          rules: ["ROU-012"],
          text: "Iedereen krijgt twee contracten {contract} die niemand anders ziet, en houdt er *één of twee*.",
        },
        {
          rules: ["ROU-013"],
          text: "Iedereen kiest tegelijk, zonder te weten wat de anderen doen; hoeveel ieder er houdt, zie je als iedereen gekozen heeft. Wat teruggaat, komt onder de stapel, in beurtvolgorde vanaf de startspeler; het contract van de laatste speler ligt dus onderop.",
        },
        {
          rules: ["ROU-014"],
          text: "De startspeler wordt geloot, want hier vraagt niemand naar je leeftijd; wie de tafel opent, mag ook iemand aanwijzen. Daarna gaat het met de klok mee.",
        },
      ],
    },
    {
      title: "Jouw beurt",
      paragraphs: [
        {
          rules: ["ROU-020"],
          text: "In je beurt doe je precies één van drie dingen: transportkaarten *trekken* {cards}, een route *claimen* {cart} of *contracten trekken* {contract}.",
        },
        {
          rules: ["ROU-021", "ROU-023"],
          text: "Kan geen van de drie, dan pas je. Anders mag passen niet. Passen is een beurt als elke andere en telt ook mee in de laatste ronde.",
        },
      ],
    },
    {
      title: "Transportkaarten trekken",
      paragraphs: [
        {
          rules: ["ROU-030"],
          text: "Je pakt *twee kaarten*, na elkaar. Elke keer kies je een open kaart of blind de bovenste kaart van de trekstapel. Na één kaart stop je niet zolang je een tweede kunt pakken.",
        },
        {
          rules: ["ROU-031"],
          text: "Een open kaart die je pakt, wordt meteen vervangen, op dezelfde plek. Je ziet de nieuwe dus voor je de tweede kiest.",
        },
        {
          rules: ["ROU-032", "ROU-033"],
          text: "Een open joker {wild} kost je *de hele trekbeurt*: pak je hem als eerste, dan is je beurt voorbij. Als tweede kaart mag je geen open joker pakken. Een joker die je blind trekt, is puur geluk en telt als elke andere kaart.",
        },
        {
          rules: ["ROU-034"],
          text: "Zodra drie of meer open kaarten jokers zijn, worden alle vijf afgelegd en komen er vijf nieuwe, ook midden in je trekbeurt of vlak erna, tot er hoogstens twee jokers liggen. Alleen als er bij open kaarten, trekstapel en aflegstapel samen minder dan drie gekleurde kaarten over zijn, blijven ze liggen: nieuwe kaarten zouden dan niet helpen.",
        },
        {
          rules: ["ROU-035"],
          text: "Is er een kaart nodig en is de trekstapel leeg, dan wordt de hele aflegstapel geschud tot een nieuwe. Is ook die leeg, dan blijft een plek bij de open kaarten leeg. De volgende kaarten die iemand betaalt, worden dan nog voor het eind van die beurt geschud en vullen de lege plekken, de eerste plek eerst; daarna worden de jokers opnieuw geteld.",
        },
        {
          rules: ["ROU-036"],
          text: "Je mag trekken zolang er één kaart te pakken is. Is er geen tweede, omdat trekstapel en aflegstapel leeg zijn en er hoogstens nog jokers open liggen, dan stopt je trekbeurt na de eerste.",
        },
        {
          rules: ["ROU-037"],
          text: "Je hand mag zo groot worden als je wilt. Wat je hebt, is verborgen; hoeveel kaarten je hebt, niet. Iedereen ziet welke open kaart je pakt; wat je blind trekt, zie alleen jij.",
        },
      ],
    },
    {
      title: "Een route claimen",
      paragraphs: [
        {
          rules: ["ROU-040", "ROU-041"],
          text: "Betaal *één kaart per vakje*, allemaal in de kleur van de route, en zet op elk vakje een kar {cart}. Jokers {wild} mogen elk van die kaarten vervangen, desnoods allemaal. {figure-payment}",
        },
        {
          rules: ["ROU-043", "ROU-044"],
          text: "Elke vrije route is goed; hij hoeft niet aan te sluiten op je andere routes. Je claimt één route per beurt, en je hebt voor elk vakje een kar nodig.",
        },
        {
          rules: ["ROU-004", "ROU-047"],
          text: "De punten krijg je meteen, voor iedereen zichtbaar: één vakje *1*, twee vakjes *2*, drie vakjes *4*, vier vakjes *7*. {figure-points}",
        },
        {
          rules: ["ROU-049"],
          text: "Kun je op meer manieren betalen, dan kies je zelf welke kleur en hoeveel jokers; je krijgt elke toegestane manier te zien. Wat je betaalt, gaat open naar de aflegstapel.",
        },
      ],
    },
    {
      title: "Grijze en dubbele routes",
      paragraphs: [
        {
          rules: ["ROU-042"],
          text: "Een grijze route {grey} betaal je met *één* kleur naar keuze, dezelfde voor alle vakjes. Jokers {wild} helpen ook hier, en mogen het ook alleen doen. {figure-grey}",
        },
        {
          rules: ["ROU-045", "ROU-046"],
          text: "Twee routes naast elkaar tussen dezelfde locaties zijn een *dubbele route*. Je krijgt nooit beide helften. Met drie of vier spelers mag een ander de tweede helft claimen; met twee is die voor allebei gesloten zodra er één is geclaimd.",
        },
      ],
    },
    {
      title: "Handel",
      paragraphs: [
        {
          rules: ["ROU-048"],
          text: "Sommige routes aan de rand van de stad tonen een kar op een gouden schijf {trade-route}. Wie er zo een claimt, krijgt ook *één handelsbonuskaart* {trade}, hoe lang de route ook is; je hoeft er niet om te vragen. Deze kaarten liggen open voor iedereen. Zijn ze op, dan krijg je er geen.",
        },
      ],
    },
    {
      title: "Contracten trekken",
      paragraphs: [
        {
          rules: ["ROU-050"],
          text: "Bekijk de bovenste twee contracten {contract}. Houd er *één of twee*; wat je niet houdt, gaat onder de stapel.",
        },
        {
          rules: ["ROU-051"],
          text: "Ligt er nog maar één contract in de stapel, dan mag je het trekken, en dan houd je het ook. Is er geen meer, dan kun je geen contracten trekken.",
        },
        {
          rules: ["ROU-052", "ROU-053"],
          text: "Je mag zoveel contracten houden als je durft, maar je raakt er nooit een kwijt. Welke je hebt en of ze vervuld zijn, hoort niemand vóór het eind; hoeveel je er hebt, ziet iedereen.",
        },
      ],
    },
    {
      title: "De laatste ronde",
      paragraphs: [
        {
          rules: ["ROU-060"],
          text: "Eindigt iemand een beurt met *twee karren of minder* {cart}, dan begint de laatste ronde: iedereen krijgt nog één beurt, die speler ook, en wel als laatste. Daarna is het spel voorbij. De ronde begint maar één keer; heeft een ander daarna ook nog maar twee karren, dan verandert er niets.",
        },
        {
          rules: ["ROU-022"],
          text: "Hebben alle spelers na elkaar moeten passen, dan stopt het spel daar en worden de punten geteld.",
        },
      ],
    },
    {
      title: "De score",
      paragraphs: [
        {
          rules: ["ROU-061"],
          text: "Een contract {contract} levert *zijn waarde* op als je eigen routes de twee locaties zonder onderbreking verbinden. Zo niet, dan *verlies* je die waarde. Een score kan onder nul eindigen.",
        },
        {
          rules: ["ROU-062", "ROU-063"],
          text: "Dan de handel {trade}: de spelers worden gerangschikt op hun aantal handelsbonuskaarten. Met vier spelers leveren de rangen 8, 6, 4 en 2 punten op, met drie 8, 5 en 2, met twee 8 en 4. Zonder handelsbonuskaart geen bonus. {figure-ranks}",
        },
        {
          rules: ["ROU-066"],
          text: "De punten voor routes worden voor de zekerheid nog eens vanaf het bord geteld. Er moet hetzelfde uitkomen.",
        },
      ],
    },
    {
      title: "Gelijke stand",
      paragraphs: [
        {
          rules: ["ROU-064"],
          text: "Evenveel handelsbonuskaarten {trade}: iedereen die gelijkstaat, krijgt de volle bonus van die rang, en de rangen die zij innemen vervallen. Na twee eersten is de volgende speler derde.",
        },
        {
          rules: ["ROU-065"],
          text: "Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste vervulde contracten {contract} heeft; is ook dat gelijk, dan delen jullie de overwinning. De andere plaatsen gaan op dezelfde manier.",
        },
      ],
    },
    {
      title: "Wat open is en wat verborgen",
      paragraphs: [
        {
          rules: ["ROU-070"],
          text: "*Open:* geclaimde routes, resterende karren, punten voor routes, handelsbonuskaarten, hoeveel kaarten en contracten iedereen heeft, de open kaarten, de grootte van elke stapel, de aflegstapel op volgorde, wie aan de beurt is, en hoeveel beurten de laatste ronde nog telt.",
        },
        {
          rules: ["ROU-071"],
          text: "*Verborgen:* handen, op de kaarten na die je erin zag gaan; contracten; de volgorde van beide stapels. Wat je teruggaf, weet alleen jij. Ook voor bots geldt dit: zij zien wat een speler op hun plaats zou zien, en niets meer.",
        },
        {
          rules: ["ROU-073"],
          text: "*Terugnemen:* je kunt een zet terugnemen tot er iets zichtbaar wordt: een kaart of contracten getrokken, een kaart opengelegd, de eerste keuzes als iedereen gekozen heeft. Wie een route claimt of past, laat iets van zijn hand zien: zelf mag je dat terugnemen, maar niemand anders komt erop terug. Heeft een andere speler intussen gespeeld, dan moeten alle spelers het goedvinden. Aan een oefentafel, alleen of met bots, mag je overal op terugkomen.",
        },
      ],
    },
    {
      title: "Onze huisregels",
      paragraphs: [
        {
          rules: [],
          text: "Wat hier volgt, is van ons. Gedrukte regels laten een paar vragen open, en hun tekst geeft niet alle cijfers van het bord en de kaarten; wij hadden geen doos om in te kijken. Laat die van jou iets anders zien, dan heeft die gelijk, maar hier tellen onze cijfers.",
        },
        {
          rules: ["ROU-090"],
          text: "*De contracten* {contract} zijn van ons: welke 24 er zijn en wat ze waard zijn. De waarde is het aantal vakjes van de kortste weg, 1 meer vanaf 6 vakjes en nog 1 vanaf 8. Elke locatie staat op twee tot vier contracten.",
        },
        {
          rules: ["ROU-091"],
          text: "*Welke routes een handelsbonuskaart opleveren* {trade-route}, hebben wij gekozen: elf aan de rand van de stad, waar openbare beschrijvingen ze plaatsen.",
        },
        {
          rules: ["ROU-092"],
          text: "*De kaart van de stad* en de punten voor een route komen uit openbare beschrijvingen van het spel en zijn reeks, niet uit de gedrukte regels, en zijn niet met een gedrukt bord vergeleken. De tekening is van ons.",
        },
        {
          rules: ["ROU-093"],
          text: "*17 beslissingen* beantwoorden wat de gedrukte regels openlaten, zodat niemand hoeft te twisten: passen, de tweede kaart, een lege trekstapel, wie begint, en meer. Ze staan hierboven, elk bij zijn regel. Vijf punten komen uit de vergelijking van de edities:",
        },
        {
          rules: ["ROU-080"],
          text: "*Drie spelers gelijk in de handel.* De edities zeggen het verschillend. Hier vervallen de rangen die een gelijke stand inneemt: na drie eersten is de volgende speler vierde.",
        },
        {
          rules: ["ROU-081"],
          text: "*Moet je de handelsbonuskaart pakken?* Ja. Je krijgt hem vanzelf; meer hebben is nooit slechter.",
        },
        {
          rules: ["ROU-082"],
          text: "*Is het geheim dat een contract vervuld is?* Ja. Maar één editie zegt het, en die volgen we.",
        },
        {
          rules: ["ROU-083"],
          text: "*Drie jokers, of minstens drie?* Minstens drie, voor het spel en tijdens het spel.",
        },
        {
          rules: ["ROU-084"],
          text: "*En de reservekarren?* In een doos zitten er een paar, voor als er een zoekraakt. Hier raakt niets zoek: het blijft bij 16.",
        },
      ],
    },
    {
      title: "Eerlijk geschud",
      paragraphs: [
        {
          rules: [],
          text: "Vóór er iemand aanschuift, verzegelt de server een geheim getal, en elke speler voegt er een toe. Daaruit volgt elke schudbeurt van het spel. Aan het eind gaan de zegels open en kan iedereen elke schudbeurt narekenen: dat toont dat niemand een kaart heeft verwisseld. Dat niemand heeft gekeken, kan het niet tonen.",
        },
        {
          rules: ["ROU-072"],
          text: "Geluk speelt maar op drie momenten mee: bij het schudden vooraf, bij het loten van de startspeler en telkens als de aflegstapel opnieuw wordt geschud. Elk heeft zijn eigen label: ‘order’ voor de startspeler, ‘deck 1’ voor de transportkaarten, ‘deck 2’ voor de contracten, ‘deck 3’ en verder voor wat later wordt geschud.",
        },
        {
          rules: ["ROU-016"],
          text: "Om steeds hetzelfde te laten uitkomen, ligt de volgorde vast: de startspeler loten (tenzij aangewezen), de transportkaarten schudden, de contracten schudden; dan iedereen in beurtvolgorde twee kaarten geven, de open kaarten neerleggen van plek 1 tot en met 5, en iedereen twee contracten geven. Vóór de eerste keer schudden liggen de kaarten in de gedrukte volgorde; later ligt de aflegstapel zoals hij is afgelegd, de oudste kaart eerst.",
        },
      ],
    },
  ],
};

export default book;
