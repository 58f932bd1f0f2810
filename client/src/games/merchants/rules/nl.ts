// The rules of the game in Dutch, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Kooplieden",
  chapters: [
    {
      title: "Het doel",
      paragraphs: [
        {
          rules: [],
          text: "Je bent koopman in de grote eeuw van Amsterdam, van de Unie van Utrecht tot de tweede grachtengordel. Je handelt op de goederenbeurs, bouwt huizen {house} in de vier wijken en sticht kolonies {colony} op vier continenten. Elke beurt gaat één kaart naar de burgemeester {mayor}, gaat er één verloren {bucket} en wordt er één verkocht op de veilingklok {clock}. Terwijl de jaren verstrijken {hourglass}, krijgt geld wie ergens aan kop ligt. Wie aan het eind het meeste geld heeft, wint.",
        },
        {
          rules: ["MER-020"],
          text: "Je speelt met drie, vier of vijf.",
        },
      ],
    },
    {
      title: "Wat er op tafel ligt",
      paragraphs: [
        {
          rules: ["MER-002", "MER-003"],
          text: "Het bord, de veilingklok {clock}, 84 kaarten, drie schijven, een tijdmarker {hourglass}, geld en kredietmarkers {credit}. Iedereen heeft 24 *tegels* van één kleur, en een tegel kan drie dingen zijn: een steen op de goederenbeurs, een huis {house} in Amsterdam of een kolonie {colony} overzee. Tegels die niet op het bord liggen, zijn je voorraad.",
        },
        {
          rules: ["MER-004"],
          text: "Meer dan je voorraad heb je niet: zonder tegel kun je niets plaatsen, en dan vervalt die plaatsing.",
        },
        {
          rules: ["MER-007", "MER-008", "MER-009", "MER-010"],
          text: "Er zijn drie gebieden met elk vier delen, genummerd van 1 tot en met 4. De *goederenbeurs*: suiker {sugar} 1, edelstenen {gems} 2, specerijen {spice} 3, zijde {silk} 4. *Amsterdam*: Grachten 1, Nieuwe Zijde 2, Oude Zijde 3, Lastage 4. De *kolonies*: Amerika 1, Afrika 2, Europa 3, Verre Oosten 4. Bij gelijke stand telt het nummer.",
        },
        {
          rules: ["MER-011", "MER-012"],
          text: "Elk goed heeft op de beurs een rij van acht vakken. Je hebt hoogstens één tegel per rij; op een vak mogen zoveel spelers staan als er komen. Zonder tegel in de rij sta je op vak 0.",
        },
        {
          rules: ["MER-013"],
          text: "Een kolonieplek {colony} ligt op één continent en toont één goed; een huisplek {house} ligt in één wijk. Op elke plek past één tegel; zonder tegel is de plek vrij.",
        },
        {
          rules: ["MER-014"],
          text: "Lijnen op het bord tonen welke huisplekken van een wijk buren zijn. Een brug {bridge} verbindt twee plekken van verschillende wijken.",
        },
        {
          rules: ["MER-001", "MER-005", "MER-006"],
          text: "Geld wordt geteld in duizenden guldens: 200 betekent tweehonderdduizend. Elk bedrag is een veelvoud van 10. Mokum houdt de bank bij, en die raakt nooit door geld of kredietmarkers heen.",
        },
      ],
    },
    {
      title: "Voor de eerste beurt",
      paragraphs: [
        {
          rules: ["MER-021", "MER-022"],
          text: "De startspeler wordt geloot, tenzij wie de tafel opent iemand aanwijst. Die speler heeft positie 1, de speler links daarvan positie 2, enzovoort.",
        },
        {
          rules: ["MER-023", "MER-024"],
          text: "Iedereen heeft een kleur, die voor het spel niets uitmaakt, met 24 tegels, en *400* aan geld. De 400 van het jaar 1579 is ditzelfde bedrag; je krijgt het niet nog eens.",
        },
        {
          rules: ["MER-025", "MER-026"],
          text: "Je positie geeft je drie tegels op het bord: een huis {house}, een kolonie {colony} en vak 1 in de rij van het goed van die kolonie. Er blijven 21 tegels in je voorraad. Deze eerste tegels leveren geen bonus op.",
        },
        {
          rules: ["MER-027", "MER-028", "MER-029"],
          text: "Alle 84 kaarten worden tot één dichte stapel geschud. De tijdmarker {hourglass} staat op 1579. De startspeler is de eerste burgemeester en neemt de schijven.",
        },
      ],
    },
    {
      title: "De beurt van de burgemeester",
      paragraphs: [
        {
          rules: ["MER-040", "MER-046"],
          text: "De burgemeester bedekt drie schijven met kaarten. Daarna worden de kaarten in deze volgorde uitgevoerd: emmer {bucket}, burgemeester {mayor}, klok {clock}. {figure-discs}",
        },
        {
          rules: ["MER-041", "MER-044", "MER-045"],
          text: "De burgemeester trekt één kaart tegelijk, en iedereen ziet die meteen. De kaart gaat op een vrije schijf voor de volgende wordt getrokken, en blijft daar: eerst keus uit drie schijven, dan uit twee; de derde kaart krijgt de laatste.",
        },
        {
          rules: ["MER-047", "MER-048", "MER-049"],
          text: "De kaart op de emmer {bucket} gaat weg. De kaart op de burgemeester {mayor} gebruikt de burgemeester, gratis. De kaart op de klok {clock} wordt geveild; de koper betaalt aan de bank en gebruikt de kaart meteen. Verkocht of niet, daarna wordt hij afgelegd.",
        },
        {
          rules: ["MER-042"],
          text: "Een zandloperkaart {hourglass} gaat nooit op een schijf. Het jaar wordt volledig uitgevoerd, de kaart wordt afgelegd en er komt een nieuwe. Dat kan voor, tussen en na de keuzes van de burgemeester gebeuren, en meermaals per beurt.",
        },
        {
          rules: ["MER-043"],
          text: "Met drie spelers worden goederenkaarten met het teken ‘niet met drie’ zonder effect afgelegd en vervangen. Met vier of vijf betekent het teken niets.",
        },
        {
          rules: ["MER-050", "MER-052"],
          text: "Dan gaan de schijven naar links: een nieuwe burgemeester. Iedereen is even vaak burgemeester: zes keer met drie spelers, vijf keer met vier, vier keer met vijf.",
        },
        {
          rules: ["MER-051", "MER-053"],
          text: "Afgelegde kaarten komen nooit terug. Terwijl de drie kaarten worden uitgevoerd, wordt er niet getrokken; er komt dus geen jaar tussendoor.",
        },
        {
          rules: ["MER-300"],
          text: "Een beurt vraagt dus in deze volgorde: de twee schijfkeuzes van de burgemeester, met de jaren wanneer ze opduiken; dan wat de burgemeester met de gratis kaart doet; dan de veiling; dan wat de koper doet. Wat een bonus brengt, wordt beslist waar die ontstaat.",
        },
      ],
    },
    {
      title: "Een kaart gebruiken",
      paragraphs: [
        {
          rules: ["MER-060"],
          text: "Een kaart gebruiken mag, maar hoeft niet: je kunt hem laten liggen, of een van beide helften van een Amsterdamkaart. Maar wat je begint, voer je helemaal uit.",
        },
        {
          rules: ["MER-061"],
          text: "Bonussen worden verrekend na elke voltooide stap: de drie goederen van een goederenkaart samen, een kolonie met haar goed, een huis, het goed van een Amsterdamkaart.",
        },
      ],
    },
    {
      title: "Goederen",
      paragraphs: [
        {
          rules: ["MER-016", "MER-302"],
          text: "*Een goed gaat één stap vooruit:* je eerste tegel in de rij komt uit je voorraad en gaat op vak 1; daarna schuift hij vak voor vak op. Op vak 8 blijft hij liggen, al mag je het goed nog noemen. Zonder tegel in de rij én in je voorraad gebeurt er niets.",
        },
        {
          rules: ["MER-017"],
          text: "*Een goed gaat één stap terug:* de tegel schuift één vak terug; van vak 1 gaat hij terug naar je voorraad.",
        },
        {
          rules: ["MER-063", "MER-064"],
          text: "Een *goederenkaart* geeft je drie goederen naar keuze, alleen niet drie dezelfde {sugar} {gems} {spice} {silk}. Elk schuift je tegel één stap op; twee dezelfde zijn twee stappen. Je kunt op 16 manieren kiezen.",
        },
        {
          rules: ["MER-065", "MER-066"],
          text: "Je noemt ze alle drie; een stap die niet kan, is verloren. Samen zijn ze één stap: pas na de derde wordt naar bonussen gekeken.",
        },
      ],
    },
    {
      title: "Kolonies",
      paragraphs: [
        {
          rules: ["MER-070", "MER-071"],
          text: "Een *koloniekaart* {colony} toont een continent of een goed. Bij een continent kies je daar een vrije plek, welk goed die ook toont; bij een goed een vrije plek met dat goed, op welk continent ook.",
        },
        {
          rules: ["MER-072"],
          text: "Je legt er een tegel, en het goed van die plek gaat voor jou één stap vooruit. Die stap hoort bij de kolonie; je kunt hem niet overslaan.",
        },
        {
          rules: ["MER-073", "MER-074"],
          text: "Is er geen passende vrije plek, of heb je geen tegel, dan gebeurt er niets. De kolonie neemt haar tegel eerst: was dat je laatste, dan kan een goed zonder tegel in de rij niet beginnen.",
        },
      ],
    },
    {
      title: "Huizen in Amsterdam",
      paragraphs: [
        {
          rules: ["MER-080", "MER-081"],
          text: "Een *Amsterdamkaart* toont één of twee wijken, en één goed of alle vier. Je mag een huis {house} bouwen op een vrije plek van een getoonde wijk, en bovendien een van de getoonde goederen één stap vooruitzetten.",
        },
        {
          rules: ["MER-082", "MER-083"],
          text: "Eerst het huis, met zijn bonussen; dan het goed, met de zijne. Kan er geen huis komen, omdat de wijken vol of je tegels op zijn, dan mag je het goed toch opschuiven.",
        },
      ],
    },
    {
      title: "De veiling",
      paragraphs: [
        {
          rules: ["MER-100", "MER-101"],
          text: "Elke beurt heeft precies één veiling, nadat de burgemeester de gratis kaart heeft gebruikt. Iedereen doet mee, ook de burgemeester.",
        },
        {
          rules: ["MER-102", "MER-103", "MER-104"],
          text: "De wijzer van de klok {clock} begint bij START en daalt langs 200, 190 enzovoort tot 50. Wie het eerst drukt, zet hem stil en koopt de kaart voor de prijs die hij aanwijst; tussen twee streepjes telt het hoogste. {figure-marks}",
        },
        {
          rules: ["MER-105", "MER-115", "MER-116"],
          text: "Gaat de wijzer voorbij 50, dan wilde niemand de kaart en wordt hij afgelegd. Hetzelfde geldt als niemand meer 50 kan betalen: dan begint de klok niet eens.",
        },
        {
          rules: ["MER-106", "MER-107", "MER-108"],
          text: "Druk je vóór de 200, dan ben je de *opener*: je biedt 200, en de klok loopt nog eens vanaf START, voor iedereen, tegen *dubbele prijzen*. Wie nu drukt, betaalt het dubbele van wat de klok aanwijst. Komt hij bij 100 zonder dat iemand heeft gedrukt, dan koopt de opener voor 200.",
        },
        {
          rules: ["MER-110", "MER-111"],
          text: "In de dubbele ronde telt drukken vóór de 200 als drukken bij 200: dat kost 400; er wordt niet nog eens verdubbeld. Bij precies 100 is het te laat.",
        },
        {
          rules: ["MER-117", "MER-118"],
          text: "De koper betaalt aan de bank en gebruikt de kaart dan, of niet; het geld blijft betaald. Voor een veiling kan niemand lenen.",
        },
        {
          rules: ["MER-134"],
          text: "Hier kan niemand drukken voor meer dan hij heeft: de server weigert dat, net als een te hoge limiet, en zegt het alleen tegen die speler. Die blijft in de veiling en mag later drukken.",
        },
        {
          rules: ["MER-109", "MER-112"],
          text: "Bij een echte klok kan het gebeuren, en dan geldt: wie drukt en niet kan betalen, ligt uit deze ene veiling, en die begint opnieuw vanaf START zonder die speler. Om vóór de 200 te drukken heb je minstens 200 nodig.",
        },
        {
          rules: ["MER-113", "MER-114"],
          text: "In de dubbele ronde blijft het bod van de opener staan terwijl anderen zo afvallen. Drukt de opener en kan die niet betalen, dan vervalt met de opener ook het bod, en begint een gewone ronde.",
        },
        {
          rules: ["MER-119"],
          text: "Is niet vast te stellen wie het eerst drukte, dan wordt er geloot, met gelijke kansen; ook tussen gelijke verzegelde limieten. De loting volgt uit het verzegelde startgetal van de tafel, en iedereen kan haar achteraf controleren.",
        },
      ],
    },
    {
      title: "De liveklok",
      paragraphs: [
        {
          rules: ["MER-130", "MER-131"],
          text: "Aan een livetafel is de klok alleen van de server, en elke browser toont dezelfde aangekondigde daling. Elke prijs staat er precies even lang, ook 50; alleen de aanloop vóór de 200 heeft een eigen duur. Een dubbele ronde stopt waar 100 zou komen.",
        },
        {
          rules: ["MER-132", "MER-133"],
          text: "Je betaalt de prijs die je zag toen je drukte. De vroegste prijsstap wint. Binnen één stap kiest de tafel: *fotofinish*, waarbij de drukmomenten worden vergeleken zo goed als klokken en verbindingen het toelaten en anders wordt geloot, of *loting*, waarbij meteen wordt geloot. Elke ronde wordt opnieuw aangekondigd, met alle stappen: vóór de 200, dan van 200 tot en met 50; dubbel van 400 tot en met 220.",
        },
        {
          rules: ["MER-135"],
          text: "De klok begint als iedereen die mag drukken klaar is, of als er lang genoeg gewacht is: 3 seconden, en 10 op wie er niet is.",
        },
        {
          rules: ["MER-136"],
          text: "Tot de ronde sluit, weet niemand anders dat je hebt gedrukt. Dan ziet iedereen de uitslag, tussen wie is geloot en wie waar heeft gedrukt. Gaat er op de server zelf iets mis, dan is de ronde ongeldig: er is niets verkocht, en hij begint opnieuw. Na drie ongeldige rondes op rij beslissen verzegelde limieten.",
        },
        {
          rules: ["MER-137"],
          text: "Hoe snel de prijs daalt, kiest de tafel: *kalm* staat een seconde op elke prijs, *normaal* een halve, *vlot* drie tienden; vóór de 200 duurt het vier, drie of twee seconden. Zonder keuze is het normaal, met fotofinish. Hoe trager de klok, hoe vaker er wordt geloot.",
        },
      ],
    },
    {
      title: "Verzegelde limieten",
      paragraphs: [
        {
          rules: ["MER-140"],
          text: "Zonder liveklok zegt iedereen vooraf, verzegeld, bij welke prijs hij zou drukken. Het is hetzelfde spel: terwijl de wijzer daalt, leer je alleen dat nog niemand heeft gedrukt, dus je hele plan voor een ronde is één getal. Het hoogste wint en wordt betaald. Alleen reflexen tellen niet meer.",
        },
        {
          rules: ["MER-141"],
          text: "Je limiet is een prijs van 50 tot en met 200, ‘passen’ of ‘openen’: drukken vóór de 200. Hij mag niet hoger zijn dan je geld, en openen kan met minstens 200.",
        },
        {
          rules: ["MER-142"],
          text: "De hoogste limiet drukt, ‘openen’ boven alle prijzen; tussen gelijke wordt geloot. Past iedereen, dan blijft de kaart onverkocht.",
        },
        {
          rules: ["MER-143", "MER-145"],
          text: "Na een opening verzegelt iedereen een tweede limiet, de opener ook: passen, of een prijs van 220 tot en met 400 in stappen van 20. De hoogste koopt; past iedereen, dan betaalt de opener 200. Omdat een limiet nooit hoger is dan je geld, kan niemand in gebreke blijven.",
        },
        {
          rules: ["MER-144"],
          text: "Aan een tafel zonder klok mag je meteen zeggen wat je in een dubbele ronde zou doen: één prijs als jij opent, één als een ander opent. Heeft iedereen dat gedaan, dan is die ronde beslist zonder dat er nog iets gevraagd wordt; wie het niet deed, krijgt de vraag. Wat niet nodig is, wordt vergeten.",
        },
        {
          rules: ["MER-146"],
          text: "Een ronde sluit zodra iedereen aan wie het gevraagd is heeft geantwoord; wie zwijgt tot de deadline, past. Kun je alleen passen, dan wordt je niets gevraagd. Tot de sluiting mag je je limiet terugnemen en een andere verzegelen; heeft iemand intussen geantwoord, dan wordt het de anderen gevraagd.",
        },
        {
          rules: ["MER-147", "MER-283"],
          text: "Anderen zien alleen wie er drukt en bij welke prijs, en tussen wie is geloot. Je limiet is van jou alleen; verliezende limieten gaan pas open bij het terugkijken, na het eind. Op wie de tafel nog wacht, ziet iedereen.",
        },
        {
          rules: ["MER-148"],
          text: "Een bot beantwoordt dezelfde vraag als jij, met wat er vanaf zijn plaats te zien is. Op een liveklok drukt hij op het laatste moment van zijn prijs, zodat jij bij een fotofinish sneller bent.",
        },
      ],
    },
    {
      title: "De jaren",
      paragraphs: [
        {
          rules: ["MER-090", "MER-091", "MER-092", "MER-150"],
          text: "Elke zandloperkaart {hourglass} zet de tijdmarker precies één vak verder. Dat jaar wordt volledig uitgevoerd, bonussen inbegrepen, voor de volgende kaart wordt getrokken; meerdere na elkaar komen een voor een. Kaarten die al op schijven liggen, blijven daar.",
        },
        {
          rules: ["MER-015", "MER-151"],
          text: "Mag iedereen iets doen, dan begint de speler links van de burgemeester, en zo met de klok mee, de burgemeester als laatste. Ieder is klaar, bonussen inbegrepen, voor de volgende kiest.",
        },
        {
          rules: ["MER-152"],
          text: "De jaren een voor een: 1585 niets; 1588 schip; 1596 niets; 1597 schip; 1600 niets; 1602 wereldbol; 1609 krediet, daarna waardering van de beurs; 1611 wijken; 1613 wapen; 1619 wereldbol; 1621 kolonies; 1624 schip; 1625 wereldbol; 1628 beurs; 1632 wapen; 1636 schip met pijl; 1640 wijken; 1641 kolonies; 1652 schip met kruis; 1656 beurs; 1662 wereldbol met kruis; 1664 wapen met kruis; 1665 niets; 1666 waardering van alles. {figure-years}",
        },
        {
          rules: ["MER-153", "MER-154"],
          text: "Sommige vakken vertellen alleen een verhaal: het begin, en vier zonder teken. De getallen bij 1600 en 1665 tellen de inwoners van Amsterdam.",
        },
        {
          rules: ["MER-155"],
          text: "*Schip* {ship}: je mag één goed één stap vooruitzetten.",
        },
        {
          rules: ["MER-156"],
          text: "*Wereldbol* {colony}: je mag een kolonie stichten op een vrije plek naar keuze; het goed ervan gaat één stap vooruit.",
        },
        {
          rules: ["MER-157"],
          text: "*Wapen* {house}: je zet een huis op een vrije plek naar keuze. Dit moet, zolang er een plek en een tegel is. Er gaat geen goed vooruit.",
        },
        {
          rules: ["MER-158"],
          text: "*Krediet* {credit}: je mag één lening nemen: nu 120, aan het eind 200 terug.",
        },
        {
          rules: ["MER-159", "MER-160", "MER-161"],
          text: "*Met een kruis* nemen ze: bij het wapen {house} haal je een van je huizen weg; bij de wereldbol {colony} een van je kolonies, terwijl de beurs blijft zoals hij is; bij het schip {ship} gaat een van je goederen één stap terug. Jij kiest welke.",
        },
        {
          rules: ["MER-162"],
          text: "*Schip met pijl* {ship}: in elke rij gaat de tegel die voorop ligt één stap terug, en allemaal als er meer gelijk liggen. Alle rijen bewegen tegelijk; daarna wordt speler voor speler naar bonussen gekeken.",
        },
        {
          rules: ["MER-163", "MER-164"],
          text: "Weggehaalde tegels gaan terug naar je voorraad, en hun plekken zijn meteen vrij. Wie niets te verliezen heeft, verliest niets.",
        },
        {
          rules: ["MER-165", "MER-166"],
          text: "*Vakken met een tabel van bedragen* geven een waardering van een gebied: de beurs drie keer, de wijken en de kolonies elk twee keer. Op het laatste vak komen alle drie aan de beurt, met dezelfde tabel.",
        },
      ],
    },
    {
      title: "De waardering",
      paragraphs: [
        {
          rules: ["MER-190"],
          text: "De vier delen van het gebied worden gerangschikt, en elk levert zijn twee beste spelers geld op, volgens de rij van zijn rang. In 1611 is dat 100 en 60, 80 en 40, 60 en 40, 40 en 20. {figure-grid}",
        },
        {
          rules: ["MER-191", "MER-192"],
          text: "*Welk deel komt eerst?* Op de beurs de rij waarvan de voorste tegel het verst is. Bij wijken en continenten dat met de meeste tegels van alle spelers samen; een huis aan de andere kant van een brug telt alleen in zijn eigen wijk.",
        },
        {
          rules: ["MER-193", "MER-194"],
          text: "Gelijke delen gaan op nummer, het laagste eerst, ook lege. Bruggen geven nooit de doorslag.",
        },
        {
          rules: ["MER-195", "MER-196"],
          text: "*Hoe sterk sta je er?* Op de beurs: het vak van je tegel. Op een continent: het aantal kolonies dat je er hebt.",
        },
        {
          rules: ["MER-197", "MER-198", "MER-199"],
          text: "In een wijk is het je *grootste groep* aangrenzende huizen {house}. Een huis van jou aan de andere kant van een brug {bridge} telt er één bij, maar alleen zichzelf, niet zijn buren, en het maakt van twee groepen geen geheel. Het helpt aan beide kanten: de groep van elke wijk krijgt het huis aan de overkant erbij.",
        },
        {
          rules: ["MER-200"],
          text: "Zonder tegel in het deel zelf heb je er geen kracht en krijg je nooit geld.",
        },
        {
          rules: ["MER-201", "MER-202", "MER-206"],
          text: "De sterkste krijgt het eerste bedrag, de volgende het tweede. Is er maar één speler, dan wordt het tweede bedrag niet uitbetaald. Een leeg deel houdt zijn rang en levert niets op.",
        },
        {
          rules: ["MER-203", "MER-204"],
          text: "Delen meer spelers de eerste plaats, dan delen zij beide bedragen en krijgt niemand anders iets. Eén eerste en meer tweedes: die delen het tweede bedrag.",
        },
        {
          rules: ["MER-205"],
          text: "Elk deel wordt naar beneden afgerond op een veelvoud van 10; de rest blijft in de bank.",
        },
        {
          rules: ["MER-207"],
          text: "Een waardering verplaatst geen tegel en vraagt niemand iets.",
        },
      ],
    },
    {
      title: "Bonussen",
      paragraphs: [
        {
          rules: ["MER-230"],
          text: "*Goederen:* je tegels liggen in alle vier de rijen op vak 2 of verder: je mag meteen gratis een huis {house} bouwen, op een vrije plek naar keuze.",
        },
        {
          rules: ["MER-231", "MER-232", "MER-233"],
          text: "*Continenten:* een kolonie {colony} op elk van de vier: meteen 100. *Wijken:* een huis {house} in elk van de vier: meteen 100. *Brug* {bridge}: huizen aan beide kanten: meteen 40, voor elke brug.",
        },
        {
          rules: ["MER-234", "MER-235"],
          text: "Het maakt niet uit waardoor het komt: een kaart, een jaar, een gratis huis. Een bonus houd je zolang de voorwaarde klopt, en intussen krijg je hem niet nog eens; een tweede volledige reeks levert niets op.",
        },
        {
          rules: ["MER-236", "MER-238"],
          text: "Klopt de voorwaarde niet meer, dan gaat de bonus meteen terug: 100 of 40 naar de bank; voor de goederenbonus haal je een huis naar keuze weg. Later kun je hem opnieuw verdienen.",
        },
        {
          rules: ["MER-239", "MER-240"],
          text: "Liet je het gratis huis lopen, of kon je het niet bouwen, dan wordt er bij verlies van de goederenbonus niets weggehaald, en inhalen kan niet. Bouwde je het wel, dan ben je een huis schuldig, ook als dat ene al weg is; zonder huizen ben je niets schuldig.",
        },
        {
          rules: ["MER-241", "MER-242"],
          text: "Bonussen worden verrekend tot er niets meer verandert: verloren bonussen gaan terug, eerst het geld, dan de goederenbonus; daarna komen nieuwe, in dezelfde volgorde. Een huis dat zo komt of gaat, kan weer een andere bonus opleveren of kosten.",
        },
        {
          rules: ["MER-237", "MER-243"],
          text: "Kun je een bonus niet terugbetalen, dan moet je lenen {credit}: 120 per kredietmarker, zo vaak als nodig. Leningen los je niet af vóór het eind.",
        },
      ],
    },
    {
      title: "Het einde",
      paragraphs: [
        {
          rules: ["MER-260", "MER-261"],
          text: "Het spel eindigt als iedereen al zijn beurten als burgemeester heeft gehad. De laatste burgemeester draait dan om wat nog in de stapel ligt, kaart voor kaart: jaren {hourglass} worden gewoon uitgevoerd, goederenkaarten met het teken worden afgelegd.",
        },
        {
          rules: ["MER-262", "MER-266"],
          text: "De tijdmarker staat nu op 1665. Hij gaat zonder kaart door naar 1666, en er is een waardering van de beurs, de wijken en de kolonies. Naar bonussen wordt daarna niet meer gekeken.",
        },
        {
          rules: ["MER-263"],
          text: "Iedereen betaalt 200 terug per kredietmarker {credit}. Je geld kan onder nul komen.",
        },
        {
          rules: ["MER-264", "MER-265"],
          text: "Wie het meeste geld heeft, wint. Spelers met hetzelfde bedrag delen de plaats.",
        },
      ],
    },
    {
      title: "Wat open is en wat verborgen",
      paragraphs: [
        {
          rules: ["MER-280", "MER-287"],
          text: "Voor iedereen verborgen is de volgorde van de stapel, en verder niets op tafel. Zolang het spel loopt, krijgt niemand het startgetal of een nog niet getrokken kaart toegestuurd.",
        },
        {
          rules: ["MER-281", "MER-282"],
          text: "Open: geld en leningen, alle tegels en voorraden, de schijven, de aflegstapel en dus welke kaarten nog komen, de tijdmarker en wie welke bonus heeft.",
        },
        {
          rules: ["MER-286", "MER-301"],
          text: "Wat maar één antwoord heeft, wordt niet gevraagd. Blijft een speler weg, dan beslist de server volgens een vaste regel: de eenvoudigste keuze, plekken op volgorde van nummer, bij gelijke goederen het laagste nummer eerst.",
        },
        {
          rules: ["MER-288"],
          text: "Je kunt een keuze terugnemen tot er een kaart is getrokken of een veilingronde is beslist; op wat zichtbaar is geworden komt niemand terug. Heeft een andere speler intussen gekozen, dan moeten alle spelers het goedvinden. Aan een oefentafel, alleen of met bots, mag je overal op terugkomen.",
        },
      ],
    },
    {
      title: "De veiling tot op de letter",
      paragraphs: [
        {
          rules: ["MER-120", "MER-121"],
          text: "De veiling is een kleine machine die geen tijd kent. De wijzer staat op 250 bij START, boven 200 vóór het eerste streepje, dan op 200 tot en met 50. De machine weet wie nog meedoet, wie opende, en of de ronde gewoon of dubbel is, verkocht of onverkocht.",
        },
        {
          rules: ["MER-122", "MER-123"],
          text: "De machine krijgt maar twee dingen te horen: deze speler drukte hier, of niemand deed het. Wat hij weigert, laat geen spoor na. Na elk begint hij weer bij START, tenzij hij klaar is.",
        },
        {
          rules: ["MER-124", "MER-125"],
          text: "Wie drukt, koopt, opent of valt af, zoals hierboven verteld; komt de wijzer aan het eind, dan blijft de kaart onverkocht of koopt de opener hem. De veiling eindigt altijd, want elke herhaling heeft een speler minder.",
        },
        {
          rules: ["MER-126", "MER-127"],
          text: "In een gewone ronde zijn er maar 17 momenten om te drukken, in een dubbele 10. Een prijs is altijd een veelvoud van 10 van 50 tot en met 200, of dubbel een veelvoud van 20 van 220 tot en met 400, of de 200 van de opener; en wie koopt, kan betalen.",
        },
        {
          rules: ["MER-149", "MER-285"],
          text: "Bewaard wordt wat er is gebeurd: getrokken kaarten, keuzes, wie wanneer drukte en wat er daardoor met tegels en geld gebeurde. Uit het startgetal, de keuzes en de drukmomenten moet precies dezelfde partij volgen, en een controle bewijst het.",
        },
      ],
    },
    {
      title: "Onze huisregels",
      paragraphs: [
        {
          rules: [],
          text: "Wat hier volgt, is van ons. De tekst van de gedrukte regels geeft niet alle cijfers van het bord en de kaarten, en wij hadden geen doos om in te kijken. Laat die van jou iets anders zien, dan heeft die gelijk, maar hier tellen onze cijfers.",
        },
        {
          rules: ["MER-310"],
          text: "*De verdeling van de kaarten:* 12 goederenkaarten, 24 koloniekaarten en 24 Amsterdamkaarten. Alleen hun totaal van 60, en de 24 zandlopers {hourglass} daarnaast, volgen uit de gedrukte regels.",
        },
        {
          rules: ["MER-311", "MER-312"],
          text: "*De plekken:* 36 voor kolonies {colony} en 40 voor huizen {house}, met hun namen en buren; en de 10 bruggen {bridge}.",
        },
        {
          rules: ["MER-313"],
          text: "*De starttegels:* volgens openbare recensies begint iedereen met een huis, een kolonie en het goed daarvan; welke, hebben wij gekozen.",
        },
        {
          rules: ["MER-314"],
          text: "*De symbolen van 19 vakken* op de weg door de jaren. Gegeven zijn het begin, de vier lege vakken, de waardering van 1611 en het laatste vak. De jaartallen volgen een openbare pagina over een andere uitgave.",
        },
        {
          rules: ["MER-315"],
          text: "*De tabellen met bedragen*, behalve die van 1611. Elke tabel levert meer op dan de vorige.",
        },
        {
          rules: ["MER-316"],
          text: "*Uit openbare recensies*, niet uit de gedrukte regels: acht vakken in een rij van de beurs, de nummers van edelstenen {gems} en specerijen {spice}, en prijzen die met 10 dalen.",
        },
        {
          rules: ["MER-317"],
          text: "*43 beslissingen* beantwoorden wat de gedrukte regels openlaten of op twee manieren zeggen, onder andere: de voorraad is een grens, iedereen ziet een kaart zodra hij getrokken is, een kaart gebruiken is een recht, het wapen is een plicht, geld ligt open, en een loting beslist tussen wie tegelijk drukten. Ze staan hierboven, elk bij zijn regel.",
        },
      ],
    },
    {
      title: "Eerlijk geschud",
      paragraphs: [
        {
          rules: [],
          text: "Vóór er iemand aanschuift, verzegelt de server een geheim getal, en elke speler voegt er een toe. Daaruit volgt al het geluk van het spel. Aan het eind gaan de zegels open en kan iedereen het schudden en elke loting narekenen: dat toont dat niemand een kaart heeft verwisseld. Dat niemand heeft gekeken, kan het niet tonen.",
        },
        {
          rules: ["MER-284"],
          text: "Geluk speelt maar op drie momenten mee: bij het loten van de startspeler (tenzij aangewezen), met label ‘order’; bij het schudden van de 84 kaarten vanuit de gedrukte volgorde, ‘deck 1’; en bij elke loting tussen wie tegelijk drukten, ‘tie’ met het nummer van de ronde. Veilingrondes worden door het hele spel heen geteld vanaf 1.",
        },
      ],
    },
  ],
};

export default book;
