// The rules of the game in Dutch, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Haven",
  chapters: [
    {
      title: "Het doel",
      paragraphs: [
        {
          rules: [],
          text: "Twaalf rondes in de haven van Amsterdam. Elke ronde neem je een kaart, kies je twee dobbelstenen en draai je je windroos {rose}: grondstoffen {cube} die je rondes geleden klaarlegde, komen aan. Je geeft ze uit aan kaarten, aan huizenblokken {arms}, aan de weg van je schuit {barge} en die van je pion langs de Amstel {river}. Goederen die je naar hun pakhuis {warehouse} brengt, slimme kaarten en een goede plek in de stad leveren prestigepunten {points} op. Wie de meeste heeft, wint.",
        },
        {
          rules: ["HAR-001", "HAR-015"],
          text: "Je speelt met één tot vier. Iedereen heeft wapens {arms}, een schuit {barge}, een rivierpion {river}, een score, een windroos {rose}, vijf plaatsen voor *inactieve kaarten*, onbeperkt plaats voor *actieve kaarten*, en ruimte voor onbeperkt veel goederen en voor twee sjouwers {docker}. Alleen speel je tegen TOM.",
        },
      ],
    },
    {
      title: "Wat er op tafel ligt",
      paragraphs: [
        {
          rules: ["HAR-002", "HAR-440"],
          text: "*De stad:* zes wijken van zes huizenblokken, elke wijk met daken in één grondstofkleur: zwart, bruin, paars, roze, oranje, grijs. Een blok toont wat het kost. Twee blokken zijn alleen buren waar een brug ze verbindt; over bruggen is elk blok te bereiken.",
        },
        {
          rules: ["HAR-003"],
          text: "*36 goederen*, vier van elk van negen soorten: bier, tulpen, kaas, meubels, jenever, tegels, kant, koffie, kristal.",
        },
        {
          rules: ["HAR-004", "HAR-005", "HAR-441", "HAR-442"],
          text: "*De haven:* de start, zes steigers, één per sjouwerkleur {docker}, negen ankers bij pakhuizen {warehouse}, vier bij depots {depot}, en water ertussen. Een pakhuis neemt alleen zijn eigen goed en heeft drie daken met punten; een depot neemt één goed, welk dan ook.",
        },
        {
          rules: ["HAR-006", "HAR-007"],
          text: "*Twaalf sjouwers* {docker}, twee van elke kleur: lichtblauw, bruin, wit, geel, roze, lichtgroen. Het sjouwershuis heeft drie enkele plaatsen, van boven naar beneden steeds minder waard, en een laatste voor alle anderen.",
        },
        {
          rules: ["HAR-008", "HAR-009", "HAR-443"],
          text: "*De Amstel* {river}: 19 vakken van de blauwe start tot de monding. Vier bruggen liggen tussen vakken; eroverheen gaan levert hun punten op.",
        },
        {
          rules: ["HAR-010", "HAR-012", "HAR-013"],
          text: "*Ernaast:* de zwarte markt {black-market} met een vak voor elk goed, zes dobbelstenen in de grondstofkleuren, marktfiches {market}, wijkfiches. Grondstoffen, guldens {florin}, wapens, straffiches {penalty} en markers raken nooit op.",
        },
        {
          rules: ["HAR-011", "HAR-444"],
          text: "*132 kaarten:* 54 ambachtslieden {artisan}, 54 gebouwen {building}, 24 plannen {plan}. Een kaart heeft een prijs in gekleurde grondstoffen, een moment waarop hij werkt, en wat hij doet.",
        },
      ],
    },
    {
      title: "Wat een tafel kiest",
      paragraphs: [
        {
          rules: ["HAR-016"],
          text: "Een gewone partij heeft 12 rondes. Een korte heeft er 10, geteld van 3 tot en met 12, en alles wat een ronde noemt, volgt dat nummer.",
        },
        {
          rules: ["HAR-017", "HAR-018"],
          text: "Met twee tot vier spelers kun je vier uitbreidingen toevoegen, los of samen: voorman en schout, opdrachten, de pion van de zwarte markt, meer marktfiches. Bij opdrachten kiest de tafel per speler drie verborgen, vijf verborgen, één open of twee open.",
        },
        {
          rules: ["HAR-019", "HAR-H133"],
          text: "*Huiskaarten* hebben we zelf bedacht en blijven in de doos tenzij de tafel ze wil; ze volgen alle regels van hun soort. Er is er nu één: gebouw 133, Haringpakkerstoren, geeft eens per ronde 1 gulden met minstens 2 verschillende goederen op je schuit.",
        },
      ],
    },
    {
      title: "Voor de eerste ronde",
      paragraphs: [
        {
          rules: ["HAR-020", "HAR-021"],
          text: "Op elk blok ligt een goed, open. Op elke steiger staan twee sjouwers {docker}, willekeurig getrokken: nooit twee van één kleur, nooit een op de steiger van zijn eigen kleur.",
        },
        {
          rules: ["HAR-022"],
          text: "Er worden wijkfiches omgedraaid, één minder dan er spelers zijn: die wijken tellen aan het eind. Nog één ligt dicht en toont alleen de punten.",
        },
        {
          rules: ["HAR-023", "HAR-024"],
          text: "Ambachtslieden, gebouwen en plannen zijn drie geschudde stapels. De markt heeft een fiche voor elke ronde, eerst de goedkopere A, dan de rijkere B; twee van elke letter, in het korte spel drie, blijven ongezien weg.",
        },
        {
          rules: ["HAR-025", "HAR-026", "HAR-031"],
          text: "Alle rivierpionnen staan op één stapel op de start, in willekeurige volgorde: de eerste speelvolgorde. Iedereen heeft 1 gulden, geen punten, geen grondstoffen, geen kaarten, en de schuit op de start.",
        },
        {
          rules: ["HAR-027"],
          text: "Uitbreidingen worden nu klaargezet, vóór de eerste kaarten.",
        },
        {
          rules: ["HAR-028", "HAR-029", "HAR-366"],
          text: "*Een eerste kaart:* met twee spelers komen er 2 ambachtslieden en 1 gebouw open, met drie 2 en 2, met vier 3 en 2. Wie onderop staat, kiest eerst, dan met de klok mee; de kaart die overblijft, wordt afgelegd.",
        },
        {
          rules: ["HAR-030", "HAR-367"],
          text: "*Eerste grondstoffen:* in speelvolgorde legt iedereen 1 grondstof van een kleur op vak 1 van de windroos {rose}; dan, in dezelfde volgorde, 2 van een kleur op vak 2.",
        },
      ],
    },
    {
      title: "De ronde en de speelvolgorde",
      paragraphs: [
        {
          rules: ["HAR-040"],
          text: "Een ronde heeft vier fasen: kaarten, dobbelstenen, acties, einde van de ronde. Ieder maakt zijn deel van een fase af voor de volgende begint.",
        },
        {
          rules: ["HAR-041", "HAR-042"],
          text: "De pion die het verst op de Amstel {river} is, speelt eerst; op één vak gaat de hoogste in de stapel voor, in de monding het laagste nummer. De volgorde ligt vast aan het begin van de ronde; pionnen die bewegen, veranderen de volgende.",
        },
        {
          rules: ["HAR-043"],
          text: "Zegt een kaart *voorop* of *laatste* op de rivier, dan telt hoe de pionnen op dat moment staan.",
        },
        {
          rules: ["HAR-050", "HAR-051"],
          text: "Pionnen gaan alleen vooruit. Een brug levert meteen punten op, waardoor de pion ook bewoog, en elke brug één keer. Een pion die op een bezet vak stopt, komt boven op de stapel.",
        },
        {
          rules: ["HAR-052", "HAR-053"],
          text: "In de monding neemt een pion het laagste vrije nummer en scoort 10. Daar blijft hij, en de volgorde daar verandert nooit; stappen voorbij de monding zijn verloren.",
        },
        {
          rules: ["HAR-054", "HAR-055"],
          text: "Een stap door een kaart of een marktfiche kost niets en is niet je rivieractie. Met kaart 034 komt je pion weer boven op de stapel zodra hij bedekt zou worden, behalve in de monding.",
        },
      ],
    },
    {
      title: "Fase één: kaarten",
      paragraphs: [
        {
          rules: ["HAR-060"],
          text: "Het aanbod: altijd 2 plannen {plan}; met twee spelers ook 1 gebouw {building} en 1 ambachtsman {artisan}, met vier 2 van elk. Met drie is het 1 gebouw en 2 ambachtslieden in oneven rondes, 2 en 1 in even.",
        },
        {
          rules: ["HAR-061", "HAR-062", "HAR-370"],
          text: "In speelvolgorde neemt iedereen precies één kaart bij zijn inactieve kaarten. Alleen met kaart 049 hoef je er geen te nemen.",
        },
        {
          rules: ["HAR-063", "HAR-371"],
          text: "Met vijf inactieve kaarten neem je er toch een, en leg je dan een van de zes af en krijg je een straffiche {penalty}.",
        },
        {
          rules: ["HAR-064", "HAR-065"],
          text: "Wat overblijft, wordt afgelegd; iedereen mag de aflegstapel bekijken. Een inactieve kaart doet niets tot hij geactiveerd is, en dat kan al in je beurt van dezelfde ronde.",
        },
      ],
    },
    {
      title: "Fase twee: dobbelstenen en windroos",
      paragraphs: [
        {
          rules: ["HAR-070", "HAR-071"],
          text: "Alle zes de dobbelstenen worden één keer per ronde gegooid. Grondstoffen op de vakken 1 tot en met 6 van je windroos {rose} zijn van jou, maar je kunt ze nog niet uitgeven.",
        },
        {
          rules: ["HAR-073", "HAR-074", "HAR-373"],
          text: "In speelvolgorde kiest iedereen twee verschillende dobbelstenen; anderen mogen dezelfde kiezen. Een dobbelsteen met 4 geeft 4 grondstoffen van zijn kleur op vak 4, die drie rondes later aankomen; een 1 komt in dezelfde ronde aan. Hoe meer, hoe later.",
        },
        {
          rules: ["HAR-072"],
          text: "Laat in het spel tellen hoge dobbelstenen als 1, zodat niets te laat komt: 6 in ronde 8, vanaf 5 in ronde 9, vanaf 4 in ronde 10, vanaf 3 in ronde 11, vanaf 2 in ronde 12. {figure-late}",
        },
        {
          rules: ["HAR-078", "HAR-080"],
          text: "Als iedereen gekozen heeft, draait elke windroos één stap: wat op vak 1 lag, komt bij de pijl, al het andere een vak dichterbij. De grondstoffen bij de pijl en die in je huis zijn je voorraad voor deze ronde. {figure-rose}",
        },
        {
          rules: ["HAR-079"],
          text: "Komt er niets bij je pijl, dan krijg je een straffiche {penalty}, ook met een grondstof in je huis.",
        },
        {
          rules: ["HAR-075", "HAR-076", "HAR-077", "HAR-374"],
          text: "Kaarten kunnen hier helpen: 051 geeft 2 gulden en 052 nog 2 grondstoffen op vak 1 voor elke gekozen dobbelsteen met 1; 054 geeft 1 grondstof extra per dobbelsteen, bij de andere; met 053 mogen de grondstoffen van één dobbelsteen een vak lager of hoger, binnen 1 tot en met 6.",
        },
      ],
    },
    {
      title: "Fase drie: jouw beurt",
      paragraphs: [
        {
          rules: ["HAR-085", "HAR-380"],
          text: "In speelvolgorde heeft iedereen één beurt. Je doet zoveel van deze dingen als je wilt, in elke volgorde: kaarten activeren, kaarten gebruiken, een blok kopen, laden, varen, een sjouwer meenemen, leveren, op de rivier verdergaan, de markt gebruiken. Dan beëindig je je beurt; niets doen mag.",
        },
        {
          rules: ["HAR-086", "HAR-087"],
          text: "Je betaalt met grondstoffen uit je voorraad en met guldens; wat je krijgt, kun je meteen uitgeven en gaat naar je voorraad, nooit naar de windroos. Een lege voorraad is niet het eind van je beurt: veel is gratis.",
        },
        {
          rules: ["HAR-088", "HAR-089", "HAR-363"],
          text: "Aangeboden wordt alleen wat helemaal kan en iets verandert. Wat je begint, maak je eerst af; maar elke stap van de schuit is een actie op zich, dus andere dingen mogen ertussen.",
        },
        {
          rules: ["HAR-090"],
          text: "Wat je eerder in je beurt deed, wordt onthouden tot het eind ervan: blokken, rivier, markt, stappen, gebruikte plannen, sjouwers, leveringen. Kaarten kijken ernaar.",
        },
      ],
    },
    {
      title: "Kaarten activeren",
      paragraphs: [
        {
          rules: ["HAR-100", "HAR-101"],
          text: "Betaal de grondstoffen op een inactieve kaart, precies in die kleuren, en hij is de rest van het spel actief, meteen bruikbaar. Activeer er zoveel als je kunt betalen.",
        },
        {
          rules: ["HAR-102", "HAR-103", "HAR-104", "HAR-381"],
          text: "Kaart 031 maakt elk gebouw 1 grondstof goedkoper, kaart 042 je eerste ambachtsman van elk type; jij kiest welke. Voor de korting moet de kaart al actief zijn voor je betaalt, dus voor zichzelf geldt hij niet.",
        },
        {
          rules: ["HAR-105", "HAR-387"],
          text: "Een *gratis activering*, door kaart 038 of fiches CA 20 en CB 24, is een activering als elke andere, alleen zonder kosten.",
        },
      ],
    },
    {
      title: "Huizenblokken en de zwarte markt",
      paragraphs: [
        {
          rules: ["HAR-120", "HAR-121", "HAR-123"],
          text: "Eén keer per beurt mag je een vrij blok kopen, voor zijn aantal grondstoffen in de kleur van de wijk. Je zet je wapen {arms} erop en neemt het goed. Het hoeft niet aan je andere te grenzen, en het blijft van jou. Met kaart 028 mogen het er twee zijn; kaart 025 en de schout maken het elk 1 goedkoper.",
        },
        {
          rules: ["HAR-122", "HAR-126", "HAR-390"],
          text: "Met kaart 027 mag je 2 gulden betalen in plaats van alle grondstoffen. Fiche CB 22 geeft een blok voor niets en kost je je aankoop niet.",
        },
        {
          rules: ["HAR-124", "HAR-125", "HAR-384"],
          text: "Het goed gaat naar je tijdelijke opslag of, als het vak daar nog leeg is, naar de zwarte markt {black-market}. Op volgorde: betalen, wapen, goed, kaart 026, kaart 074, schout.",
        },
        {
          rules: ["HAR-130", "HAR-131", "HAR-132", "HAR-133"],
          text: "De zwarte markt neemt in het hele spel één van elk goed, en alleen als je het net van zijn blok haalt. Je krijgt 2 gulden of 1 grondstof van een kleur naar keuze; met kaart 037 allebei. Een verkoop is geen levering.",
        },
      ],
    },
    {
      title: "De haven",
      paragraphs: [
        {
          rules: ["HAR-140", "HAR-141"],
          text: "Ligt je schuit {barge} op de start of bij een steiger, dan mag je goederen uit je tijdelijke opslag laden, gratis en zonder limiet. Terug gaan ze nooit.",
        },
        {
          rules: ["HAR-145", "HAR-382"],
          text: "Elke stap naar een buurvak kost 1 grondstof van een kleur naar keuze. Omkeren mag; op een vak passen zoveel schuiten als er komen.",
        },
        {
          rules: ["HAR-146", "HAR-147", "HAR-148"],
          text: "*Gratis stappen* komen van kaart 022, fiche CA 17 en kaart 040; ze worden vóór grondstoffen gebruikt, op elk moment van je beurt, en vervallen daarna. Fiche CB 21 zet de schuit meteen op de start, bij een steiger of een anker.",
        },
        {
          rules: ["HAR-150", "HAR-151", "HAR-152"],
          text: "Bij een steiger met sjouwers {docker} mag je er een aan boord nemen en krijg je 1 gulden: één per bezoek en beurt, hoogstens twee aan boord.",
        },
        {
          rules: ["HAR-153", "HAR-154"],
          text: "Komt je schuit bij de steiger in de kleur van een sjouwer, ook in het voorbijgaan, dan gaat die vanzelf naar het sjouwershuis en levert de punten van de hoogste lege plaats op. Kaart 050 verdubbelt die punten. {figure-docker}",
        },
        {
          rules: ["HAR-160", "HAR-161", "HAR-162"],
          text: "Bij een pakhuis {warehouse} mag je dat goed van je schuit leveren op het lege dak met de meeste punten; bij een leeg depot {depot} elk goed. Leveren is gratis, één goed tegelijk, zolang er plaats is. {figure-goods}",
        },
        {
          rules: ["HAR-163", "HAR-164"],
          text: "*Snelle levering:* in ronde 1 tot en met 7 levert elk goed extra op: 7 punten in ronde 1, elke ronde één minder. {figure-fast} De volgorde is: punten van de plek, snelle levering, voorman, dan kaarten op nummer.",
        },
      ],
    },
    {
      title: "Rivier, markt, einde van de ronde",
      paragraphs: [
        {
          rules: ["HAR-170", "HAR-171", "HAR-172", "HAR-385"],
          text: "Eén keer per beurt mag je je pion {river} langs de Amstel verzetten: 1 grondstof voor het eerste vak, 2 voor elk volgende, kleuren naar keuze. Na elk vak beslis je of je doorgaat; er komt niets tussen.",
        },
        {
          rules: ["HAR-180", "HAR-181", "HAR-182"],
          text: "Eén keer per beurt mag je het marktfiche {market} van de ronde gebruiken: betaal de guldens en neem alles wat het toont, in die volgorde. Iedereen mag het, in zijn eigen beurt. Met kaart 020 twee keer, telkens betaald.",
        },
        {
          rules: ["HAR-190", "HAR-392"],
          text: "Aan het eind van je beurt mag je 1 grondstof in je huis bewaren; alle andere ben je kwijt.",
        },
        {
          rules: ["HAR-191", "HAR-192"],
          text: "Dan gaan de markers van de kaarten en wordt het volgende marktfiche omgedraaid. In ronde 12 niet: wat over is, telt in de eindtelling.",
        },
        {
          rules: ["HAR-195", "HAR-196"],
          text: "Straffiches {penalty} krijg je maar in drie gevallen: een zesde kaart, een lege pijl, en elke inactieve kaart aan het eind. Tot dan kosten ze niets, en niets haalt ze weg.",
        },
      ],
    },
    {
      title: "Wanneer kaarten werken",
      paragraphs: [
        {
          rules: ["HAR-110", "HAR-200", "HAR-445"],
          text: "Een kaart werkt alleen als hij actief is, en alleen voor jou, tenzij hij de anderen noemt. Het teken zegt wanneer: fase één {time-one}, fase twee {time-two}, eens per ronde in je beurt {time-three}, altijd {time-always}, of aan het eind {time-end}. Spreken een kaart en deze regels elkaar tegen, dan heeft de kaart gelijk.",
        },
        {
          rules: ["HAR-201", "HAR-202", "HAR-206"],
          text: "Kaarten van fase één {time-one} en twee {time-two} werken als je je kaart of je dobbelstenen kiest; later geactiveerd beginnen ze in de volgende ronde.",
        },
        {
          rules: ["HAR-203", "HAR-220", "HAR-221"],
          text: "*Eens per ronde* {time-three}: een actie in je beurt, nooit vanzelf. Betaal, kies, neem wat hij geeft in de gedrukte volgorde; dan is hij gemarkeerd tot het eind van de ronde. Hij wordt helemaal uitgevoerd, ook een stap op de rivier.",
        },
        {
          rules: ["HAR-204", "HAR-207", "HAR-208"],
          text: "*Altijd* {time-always}, in drie soorten. Sommige veranderen een regel: 025, 027, 028, 029, 031, 034, 040, 042, en 020 net zo. Sommige reageren op iets. Sommige zijn een ruil in je beurt, zo vaak je wilt: 032, 036, 038, 039.",
        },
        {
          rules: ["HAR-205"],
          text: "*Aan het eind* {time-end}: één keer, in de eindtelling, vanzelf.",
        },
        {
          rules: ["HAR-215"],
          text: "Een voorwaarde over hoe het staat, geldt op het moment dat je de kaart gebruikt. Kaarten die je eerder in je beurt activeerde tellen mee, en een latere verandering neemt niets terug.",
        },
        {
          rules: ["HAR-216", "HAR-217", "HAR-219"],
          text: "Een voorwaarde over wat er gebeurde, klopt als het eerder in je beurt gebeurde, voor of na het activeren van de kaart. Stappen van schuit en pion tellen, hoe ze ook betaald zijn.",
        },
        {
          rules: ["HAR-218", "HAR-222"],
          text: "*Als enige* eerste of laatste in punten betekent echt meer, of minder, dan elk van de anderen. Grondstoffen naar keuze kies je een voor een.",
        },
        {
          rules: ["HAR-230", "HAR-235"],
          text: "*Een plan* {plan} gebruik je door 1 grondstof van zijn kleur te betalen, elk eens per ronde. Kortingen gelden niet. Kaarten die vragen of er een plan is gebruikt, leveren eens per ronde iets op, hoeveel het er ook waren.",
        },
        {
          rules: ["HAR-231", "HAR-232", "HAR-233", "HAR-234"],
          text: "Met kaart 029 mag je één plan per ronde tot drie keer gebruiken, telkens betaald. Met kaart 035 levert een plan dat je activeert meteen gratis op wat het geeft, buiten de limiet om. Dat alles is gebruik van een plan voor kaarten die daar in deze beurt om vragen.",
        },
        {
          rules: ["HAR-236", "HAR-388"],
          text: "Kaart 047 legt een van je actieve plannen af. Waarvoor het in deze beurt gebruikt is, blijft staan.",
        },
        {
          rules: ["HAR-240", "HAR-241", "HAR-242", "HAR-243"],
          text: "*Kaarten die reageren* doen dat vanzelf, na de actie die ze uitlokte, op volgorde van nummer: 030, 033, 035, 041 op een activering, 026 en 074 op een genomen blok, 037 op een verkoop, 073, 075 en 076 tot en met 084 op een levering, 050 op een sjouwer, 071 en 072 op wat andere kaarten geven. Alleen de kleur van een grondstof wordt je gevraagd.",
        },
        {
          rules: ["HAR-244", "HAR-245", "HAR-386"],
          text: "Alleen kaart 074 mag je afslaan: die stap op de rivier kan nadelig zijn. Een kaart kijkt niet terug naar wat er gebeurde vóór hij actief was.",
        },
        {
          rules: ["HAR-209", "HAR-250", "HAR-251", "HAR-255"],
          text: "*Kaarten 071 en 072:* telkens als een andere kaart van jou zelf guldens (071) of punten (072) geeft, krijg je er 1 bij, één keer per gebruik, hoeveel het ook is. Ze lokken elkaar nooit uit.",
        },
        {
          rules: ["HAR-252", "HAR-253", "HAR-254", "HAR-256"],
          text: "Waar een kaart alleen toe leidt, telt niet: bruggen, monding, daken, sjouwersplaatsen, snelle levering, voorman, marktfiches, een gewone verkoop, de gulden voor een sjouwer. Een verkoop met 037 telt wel, behalve op het vak van de pion. In de eindtelling zwijgen ze.",
        },
        {
          rules: ["HAR-260", "HAR-261"],
          text: "*Kosten:* de gedrukte prijs; dan wat die vervangt (027, gratis activering, CB 22); alleen als dat er niet is de kortingen, opgeteld, nooit onder nul. Niets maakt de grondstof van een plan, de rivier, een stap van de schuit of guldens goedkoper.",
        },
        {
          rules: ["HAR-262"],
          text: "Een beurt eindigt altijd: elke actie verbruikt iets.",
        },
      ],
    },
    {
      title: "De ambachtslieden",
      paragraphs: [
        {
          rules: ["HAR-C001", "HAR-C002", "HAR-C003", "HAR-C004", "HAR-C005", "HAR-C006"],
          text: "*Kristalslijpers*, eens per ronde {time-three}: heb je in deze beurt een plan van de wijk gebruikt, dan 1 grondstof. *001* Plantage, oranje; *002* Haarlemmerbuurt, bruin; *003* Jordaan, grijs; *004* Burgwallen, paars; *005* Nieuwmarkt, zwart; *006* Grachtengordel, roze.",
        },
        {
          rules: ["HAR-C007", "HAR-C008", "HAR-C009", "HAR-C010", "HAR-C011", "HAR-C012"],
          text: "*Jeneverstokers*, aan het eind {time-end}. *007*: 2 punten per verschillend type ambachtsman. *008*: geen straffiches voor inactieve kaarten. *009*: 5 vakken op de rivier. *010*: 1 punt per sjouwer en per goed op je schuit. *011*: 1 punt per sjouwer in het sjouwershuis. *012*: 1 punt per goed op de zwarte markt.",
        },
        {
          rules: ["HAR-C013", "HAR-C014", "HAR-C015", "HAR-C016", "HAR-C017", "HAR-C018"],
          text: "*Koffiebranders*, eens per ronde {time-three}. *013*: met 3 actieve gebouwen 1 gulden. *014*: als je pion in deze beurt bewoog, 1 punt. *015*: met hoogstens 2 goederen aan boord 1 punt. *016*: als je schuit in deze beurt 2 stappen deed, 1 punt. *017*: sta je op de rivier niet voorop, dan 1 vak. *018*: ben je daar laatste, dan 1 gulden.",
        },
        {
          rules: ["HAR-C019", "HAR-C020", "HAR-C021", "HAR-C022", "HAR-C023", "HAR-C024"],
          text: "*Brouwers*, eens per ronde {time-three}. *019*: 1 gulden per 5 wapens, naar boven afgerond. *020*: deze beurt twee keer de markt. *021*: 1 gulden per wijk onder je actieve plannen. *022*: betaal 1 gulden, 3 gratis stappen met de schuit. *023*: betaal 1 gulden, 1 punt. *024*: 1 gulden en 1 punt.",
        },
        {
          rules: ["HAR-C025", "HAR-C026", "HAR-C027", "HAR-C028", "HAR-C029", "HAR-C030"],
          text: "*Tegelbakkers*, altijd {time-always}. *025*: blokken kosten 1 grondstof minder. *026*: 1 gulden per blok dat je neemt. *027*: 2 gulden mogen de hele prijs van een blok vervangen. *028*: twee blokken per beurt. *029*: één plan tot drie keer per beurt. *030*: 2 gulden per gebouw dat je activeert.",
        },
        {
          rules: ["HAR-C031", "HAR-C032", "HAR-C033", "HAR-C034", "HAR-C035", "HAR-C036"],
          text: "*Kaasmakers*, altijd {time-always}. *031*: een gebouw activeren kost 1 grondstof minder. *032*: 3 grondstoffen voor 1 gulden, zo vaak je wilt. *033*: 1 gulden per ambachtsman die je activeert, deze ook. *034*: je pion staat altijd boven op zijn stapel. *035*: een plan dat je activeert, gebruik je één keer gratis. *036*: 2 grondstoffen voor 1 naar keuze, zo vaak je wilt.",
        },
        {
          rules: ["HAR-C037", "HAR-C038", "HAR-C039", "HAR-C040", "HAR-C041", "HAR-C042"],
          text: "*Kantklossers*, altijd {time-always}. *037*: een verkoop geeft 2 gulden en 1 grondstof. *038*: 3 gulden voor een gratis activering, zo vaak je wilt. *039*: 2 gulden voor 2 grondstoffen naar keuze, zo vaak je wilt. *040*: een grondstof is goed voor 2 stappen met de schuit. *041*: 1 gulden per plan dat je activeert. *042*: je eerste ambachtsman van elk type kost 1 grondstof minder.",
        },
        {
          rules: ["HAR-C043", "HAR-C044", "HAR-C045", "HAR-C046", "HAR-C047", "HAR-C048"],
          text: "*Timmerlieden*, eens per ronde {time-three}. *043*: ben je als enige laatste in punten, dan 1 grondstof naar keuze. *044*: 1 gulden, en 1 punt per actieve timmerman. *045*: gaf de markt je in deze beurt punten, dan 1 grondstof naar keuze. *046*: 1 grondstof naar keuze. *047*: leg een actief plan af, 3 gulden. *048*: betaal 1 grondstof, 1 gulden.",
        },
        {
          rules: ["HAR-C049", "HAR-C050", "HAR-C051", "HAR-C052", "HAR-C053", "HAR-C054"],
          text: "*Tulpenkwekers.* *049*, fase één {time-one}: je hoeft geen kaart te nemen. *050*, altijd {time-always}: je sjouwers scoren dubbel. In fase twee {time-two}: *051*, 2 gulden per gekozen dobbelsteen met 1; *052*, nog 2 grondstoffen op vak 1 voor elk daarvan; *053*, de grondstoffen van één dobbelsteen een vak lager of hoger; *054*, 1 grondstof extra per dobbelsteen.",
        },
      ],
    },
    {
      title: "De gebouwen",
      paragraphs: [
        {
          rules: ["HAR-C055", "HAR-C056", "HAR-C057", "HAR-C058", "HAR-C059", "HAR-C060"],
          text: "*Munttoren*, eens per ronde {time-three}: 1 gulden als je in deze beurt een plan van de wijk gebruikte. *055* Plantage, *056* Haarlemmerbuurt, *057* Jordaan, *058* Burgwallen, *059* Nieuwmarkt, *060* Grachtengordel.",
        },
        {
          rules: ["HAR-C061", "HAR-C062", "HAR-C063", "HAR-C064", "HAR-C065", "HAR-C066"],
          text: "*Paleis op de Dam*, eens per ronde {time-three}: 1 punt per actief plan van de wijk, gebruikt of niet. *061* Plantage, *062* Haarlemmerbuurt, *063* Jordaan, *064* Burgwallen, *065* Nieuwmarkt, *066* Grachtengordel.",
        },
        {
          rules: ["HAR-C067", "HAR-C068", "HAR-C069", "HAR-E53"],
          text: "*Oude Kerk* *067* tot en met *069*, aan het eind {time-end}: 3 punten; 8 met een Zuiderkerk of een Westerkerk; 15 met van elk een. Elke Oude Kerk heeft een eigen reeks, en een andere kerk telt in maar één reeks mee; volle reeksen gaan voor.",
        },
        {
          rules: ["HAR-C070", "HAR-C071", "HAR-C072"],
          text: "*Zuiderkerk.* *070*, eens per ronde {time-three}: met hoogstens 3 inactieve kaarten 1 gulden. Altijd {time-always}: *071*, 1 gulden extra als een andere kaart guldens geeft; *072*, 1 punt extra als een andere kaart punten geeft.",
        },
        {
          rules: ["HAR-C073", "HAR-C074", "HAR-C075"],
          text: "*Westerkerk*, altijd {time-always}. *073*: 1 punt per goed dat je levert. *074*: per blok dat je neemt, mag je 1 vak verder op de rivier. *075*: 1 gulden per goed dat je levert.",
        },
        {
          rules: ["HAR-C076", "HAR-C077", "HAR-C078", "HAR-C079", "HAR-C080", "HAR-C081", "HAR-C082", "HAR-C083", "HAR-C084"],
          text: "*Oost-Indisch Huis*, altijd {time-always}: 4 punten telkens als je dat goed levert, aan een pakhuis of een depot. *076* kristal, *077* jenever, *078* koffie, *079* bier, *080* tegels, *081* kaas, *082* kant, *083* meubels, *084* tulpen.",
        },
        {
          rules: ["HAR-C085", "HAR-C086", "HAR-C087", "HAR-275"],
          text: "*Montelbaanstoren*, aan het eind {time-end}. *085*: 1 punt per actief plan. *086*: 2 punten per actieve kaart voor het eind, deze ook. *087*: 2 punten per actief gebouw.",
        },
        {
          rules: ["HAR-C088", "HAR-C089", "HAR-C090", "HAR-E55"],
          text: "*Schreierstoren* *088* tot en met *090*, eens per ronde {time-three}: 1 gulden; 2 met een actieve Montelbaanstoren, één voor alle drie.",
        },
        {
          rules: ["HAR-C091", "HAR-C092", "HAR-C093", "HAR-C094", "HAR-C095", "HAR-C096"],
          text: "*’s Lands Zeemagazijn*, eens per ronde {time-three}: 1 grondstof. *091* roze, *092* oranje, *093* bruin, *094* grijs, *095* paars, *096* zwart.",
        },
        {
          rules: ["HAR-C097", "HAR-C098", "HAR-C099", "HAR-C100", "HAR-C101", "HAR-C102"],
          text: "*De Waag*, eens per ronde {time-three}. *097*: sta je als enige voor in punten, dan 1 punt. *098*: met hoogstens 3 inactieve kaarten 2 punten. *099*: heb je in deze beurt een plan gebruikt, dan 2 punten. *100*: met 3 actieve ambachtslieden 1 gulden. *101*: met 3 actieve gebouwen 2 punten. *102*: met 3 actieve plannen 1 gulden.",
        },
        {
          rules: ["HAR-C103", "HAR-C104", "HAR-C105", "HAR-C106", "HAR-C107", "HAR-C108", "HAR-E56", "HAR-E57", "HAR-E58"],
          text: "*Rijksmuseum*, aan het eind {time-end}. *103*: 2 punten per paar ambachtslieden van één type. *104*: 3 punten per paar plannen van één wijk. *105*: 2 punten per rivierbrug die je passeerde. *106*: 1 punt per wapen. *107*: 8 punten als je schuit op de start ligt. *108*: 2 punten per ambachtsman van je grootste type. Paren overlappen niet; *107* telt naast opdracht 30.",
        },
      ],
    },
    {
      title: "De plannen",
      paragraphs: [
        {
          rules: ["HAR-C109", "HAR-C113", "HAR-C117", "HAR-C121", "HAR-C125", "HAR-C129"],
          text: "Elke wijk heeft vier plannen {plan}; gebruik kost 1 grondstof van de kleur. Het eerste, voor 1 punt: *109* Plantage, roze; *113* Haarlemmerbuurt, grijs; *117* Jordaan, oranje; *121* Burgwallen, bruin; *125* Nieuwmarkt, paars; *129* Grachtengordel, zwart.",
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
          text: "Het tweede en het derde, voor 1 gulden: *110* en *111* Plantage, *114* en *115* Haarlemmerbuurt, *118* en *119* Jordaan, *122* en *123* Burgwallen, *126* en *127* Nieuwmarkt, *130* en *131* Grachtengordel.",
        },
        {
          rules: ["HAR-C112", "HAR-C116", "HAR-C120", "HAR-C124", "HAR-C128", "HAR-C132"],
          text: "Het vierde, voor 1 gulden en 1 punt: *112* Plantage, *116* Haarlemmerbuurt, *120* Jordaan, *124* Burgwallen, *128* Nieuwmarkt, *132* Grachtengordel.",
        },
      ],
    },
    {
      title: "De marktfiches",
      paragraphs: [
        {
          rules: ["HAR-M01", "HAR-M02", "HAR-M03", "HAR-M04", "HAR-M05", "HAR-M06", "HAR-M07", "HAR-M08"],
          text: "*Fiches A* {market}, voor de eerste helft. Voor 1 gulden: *A1* 1 punt en 2 riviervakken, *A2* 2 punten, *A3* 3 punten. Voor 2: *A4* 2 punten en 1 grondstof naar keuze, *A5* 3 punten en 1 riviervak, *A6* 4 punten. Voor 3: *A7* 4 punten en 2 riviervakken, *A8* 5 punten.",
        },
        {
          rules: ["HAR-M09", "HAR-M10", "HAR-M11", "HAR-M12", "HAR-M13", "HAR-M14", "HAR-M15", "HAR-M16"],
          text: "*Fiches B* {market}, voor de tweede. Voor 3 gulden: *B9* 5 punten en 1 grondstof. Voor 4: *B10* 4 punten en 2 riviervakken, *B11* 6 punten en 1 riviervak, *B12* 8 punten. Voor 5: *B13* 11 punten en 1 grondstof, *B14* 12 punten. Voor 6: *B15* 14 punten, *B16* 15 punten.",
        },
        {
          rules: ["HAR-M17", "HAR-M18", "HAR-M19", "HAR-M20", "HAR-M21", "HAR-M22", "HAR-M23", "HAR-M24"],
          text: "*Fiches C* {market}, met de vierde uitbreiding. *CA 17*, 1 gulden: 3 gratis stappen met de schuit. *CA 18*, 2: ruil een inactieve kaart voor een van de aflegstapel. *CA 19*, 2: 2 grondstoffen naar keuze. *CA 20*, 3: een gratis activering. *CB 21*, 3: de schuit naar de start, een steiger of een anker. *CB 22*, 4: een gratis blok. *CB 23*, 5: 1 grondstof van elke kleur. *CB 24*, 6: 2 gratis activeringen.",
        },
      ],
    },
    {
      title: "Het einde van het spel",
      paragraphs: [
        {
          rules: ["HAR-270", "HAR-271", "HAR-272"],
          text: "Na de laatste beurt van ronde 12 wordt er geteld, stap voor stap. *Straf* {penalty}: een straffiche extra per inactieve kaart, tenzij je kaart 008 hebt; dan kost het eerste straffiche 3 punten, het tweede 5, het derde en elk volgende 7.",
        },
        {
          rules: ["HAR-273", "HAR-274"],
          text: "*Kaarten voor het eind* {time-end}: speler voor speler in de volgorde van ronde 12, op nummer. 009 verzet dan de pion, met bruggen en monding, voor 105 ze telt.",
        },
        {
          rules: ["HAR-276"],
          text: "*Stad* {arms}: 3 punten per blok in je grootste groep blokken die door bruggen verbonden zijn. Eén blok is ook een groep. {figure-group}",
        },
        {
          rules: ["HAR-277", "HAR-278"],
          text: "*Wijken:* in elke open wijk leveren de meeste wapens 5 punten op, de tweede plaats 2 met drie of vier spelers en 0 met twee. Bij gelijke stand deel je de punten van die plaatsen, naar beneden afgerond; zonder wapens geen plaats.",
        },
        {
          rules: ["HAR-279"],
          text: "*Wat over is:* tel grondstoffen in je voorraad, goederen, sjouwers aan boord en guldens bij elkaar op: 1 punt per 2. Grondstoffen die nog op de windroos liggen, tellen niet.",
        },
        {
          rules: ["HAR-280", "HAR-281"],
          text: "Wie de meeste punten heeft, wint; bij gelijke stand wint wie voorop ligt op de rivier. Een score kan boven 100 komen en onder nul zakken.",
        },
      ],
    },
    {
      title: "Voorman en schout",
      paragraphs: [
        {
          rules: ["HAR-290", "HAR-291", "HAR-365"],
          text: "*Eerste uitbreiding.* Wie laatste is op de rivier, zet de voorman op een depot {depot}; wie voorlaatste is, zet de schout op een blok dat 2 kost.",
        },
        {
          rules: ["HAR-292", "HAR-293", "HAR-294", "HAR-295"],
          text: "Elk goed dat je levert waar de voorman staat, levert 2 punten extra op. Aan het eind van zo’n beurt zet je hem op het dichtstbijzijnde andere pakhuis of depot met plaats; bij gelijke afstand kies jij. Is er geen ander, dan blijft hij; is alles vol, dan gaat hij weg.",
        },
        {
          rules: ["HAR-296", "HAR-297", "HAR-298", "HAR-391"],
          text: "Het blok met de schout kost 1 grondstof minder. Wie het neemt, hoe dan ook, zet hem meteen op een vrij buurblok, anders op het dichtstbijzijnde over bruggen, anders op een vrij blok naar keuze; is er geen meer, dan gaat hij weg.",
        },
      ],
    },
    {
      title: "Opdrachten",
      paragraphs: [
        {
          rules: ["HAR-300", "HAR-301", "HAR-302"],
          text: "*Tweede uitbreiding.* Iedereen krijgt opdrachtfiches. Ze tellen vóór wat over is; eerst de opdrachten die alleen naar de stand kijken. Wie iets leverde of bracht, maakt niet uit.",
        },
        {
          rules: ["HAR-303", "HAR-304", "HAR-395"],
          text: "Dan, in speelvolgorde, de opdrachten waarvoor je iets inlevert: van schuit, tijdelijke opslag en voorraad, als je wilt. Een stuk telt voor één opdracht. Een opdracht die niet lukt, kost niets.",
        },
        {
          rules: ["HAR-T01", "HAR-T02", "HAR-T03", "HAR-T04", "HAR-T05", "HAR-T06"],
          text: "*Opdrachten 1 tot en met 6:* beide sjouwers {docker} van een kleur zijn in het sjouwershuis, voor 8, 7 of 6 punten met twee, drie of vier spelers: lichtblauw, bruin, lichtgroen, roze, geel, wit.",
        },
        {
          rules: ["HAR-T07", "HAR-T08", "HAR-T09", "HAR-T10", "HAR-T11", "HAR-T12", "HAR-T35"],
          text: "*Opdrachten 7 tot en met 12:* je hebt minstens 4 blokken {arms} in een wijk, voor 6, 7 of 8 punten: Grachtengordel, Plantage, Nieuwmarkt, Burgwallen, Haarlemmerbuurt, Jordaan. *Opdracht 35:* minstens 9 blokken, voor 7, 8 of 9.",
        },
        {
          rules: ["HAR-T13", "HAR-T15", "HAR-T16", "HAR-T17", "HAR-T36"],
          text: "*Van actieve kaarten:* 13, minstens 3 gebouwen, 3 ambachtslieden en 3 plannen, 9 punten; 15, minstens 3 kaarten voor het eind, 16, minstens 4 die eens per ronde werken, ook plannen, 17, minstens 5 die altijd werken, elk 7 punten; 36, minstens 10 kaarten, voor 4, 5 of 6.",
        },
        {
          rules: ["HAR-T14", "HAR-T18", "HAR-T19", "HAR-T30", "HAR-T31"],
          text: "*Van plaatsen:* 14, je pion in de monding, 10 punten; 18, minstens 7 goederen op de zwarte markt, voor 7, 6 of 5; 19, minstens 2 verschillende goederen op je schuit, 6; 30, je schuit op de start, 4; 31, minstens 7 sjouwers in het sjouwershuis, voor 9, 7 of 5.",
        },
        {
          rules: ["HAR-T20", "HAR-T21", "HAR-T22", "HAR-T23", "HAR-T24", "HAR-T25", "HAR-T26", "HAR-T27", "HAR-T28", "HAR-T29"],
          text: "*Opdrachten 20 tot en met 28:* een pakhuis {warehouse} is vol, voor 7, 6 of 5 punten: meubels, kant, kaas, jenever, bier, tegels, tulpen, kristal, koffie. *Opdracht 29:* alle depots {depot} zijn vol, voor evenveel.",
        },
        {
          rules: ["HAR-T32", "HAR-T33", "HAR-T34", "HAR-E61", "HAR-E62"],
          text: "*Inleveren:* 32, twee sjouwers en een goed, voor 4, 5 of 6 punten; 34, een sjouwer, een goed en een grondstof, net zo; 33, tot 6 grondstoffen van verschillende kleuren uit je voorraad, voor 1, 2, 3, 5, 7 of 10.",
        },
        {
          rules: ["HAR-T37", "HAR-T38", "HAR-T39", "HAR-T40", "HAR-T41", "HAR-T42", "HAR-E63"],
          text: "*Opdrachten 37 tot en met 42:* lever één of twee sjouwers {docker} van een kleur in die aan boord zijn, voor 2 of 7 punten met twee spelers, 3 of 8 met drie, 4 of 9 met vier: lichtblauw, geel, bruin, lichtgroen, roze, wit.",
        },
      ],
    },
    {
      title: "De pion van de zwarte markt, meer fiches",
      paragraphs: [
        {
          rules: ["HAR-310", "HAR-311", "HAR-312", "HAR-313"],
          text: "*Derde uitbreiding.* Wie voorop ligt op de rivier, zet een pion op de zwarte markt {black-market}. Een verkoop op dat vak levert 2 gulden en 1 grondstof op. De verkoper zet hem dan op een leeg vak ernaast, ook schuin, of op het dichtstbijzijnde; bij gelijke afstand kiest de verkoper. Is alles vol, dan gaat hij weg.",
        },
        {
          rules: ["HAR-315", "HAR-316"],
          text: "*Vierde uitbreiding.* De marktstapel mengt drie fiches A met drie CA, boven drie B met drie CB; in het korte spel twee fiches C van elk.",
        },
        {
          rules: ["HAR-317", "HAR-318", "HAR-319", "HAR-389"],
          text: "CA 18: leg een inactieve kaart af en neem een andere van de aflegstapel, van elke soort; lag er geen, dan de bovenste ambachtsman of het bovenste gebouw. Bij CB 24 kan de eerste kaart al op de tweede reageren. Fiches C geven geen punten.",
        },
      ],
    },
    {
      title: "Alleen tegen TOM",
      paragraphs: [
        {
          rules: ["HAR-320", "HAR-321", "HAR-322"],
          text: "TOM volgt regels en beslist niets. Je zet het spel klaar als voor twee spelers, met één sjouwer {docker} per steiger. TOM heeft een pion, een score, wapens en guldens, maar geen kaarten; van de eerste drie kaarten neem jij er een.",
        },
        {
          rules: ["HAR-323", "HAR-324"],
          text: "Een ronde: het aanbod, misschien een kaart die TOM aflegt, jouw kaart, de dobbelstenen, alles wat TOM ermee doet zoals ze vielen; dan jouw dobbelstenen, windroos en beurt.",
        },
        {
          rules: ["HAR-325", "HAR-326", "HAR-327", "HAR-372"],
          text: "Staat TOM voorop op de rivier, dan legt hij eerst de goedkoopste kaart van het aanbod af: bij gelijke prijs eerst een plan, dan een gebouw, dan een ambachtsman; tussen twee gelijke plannen kies jij. Jij neemt een van de rest.",
        },
        {
          rules: ["HAR-330", "HAR-338"],
          text: "*Rivier* {river}: één vak per dobbelsteen met 1, met bruggen en monding; hij eindigt boven op andere pionnen, maar onder de jouwe met kaart 034.",
        },
        {
          rules: ["HAR-331", "HAR-332", "HAR-333"],
          text: "*Sjouwers* {docker}: drie of meer gelijke dobbelstenen brengen de sjouwer van de steiger met dat nummer naar het sjouwershuis, voor de punten en 1 gulden: 1 lichtblauw, 2 wit, 3 geel, 4 bruin, 5 roze, 6 lichtgroen. Is de steiger leeg, dan gebeurt er niets.",
        },
        {
          rules: ["HAR-334", "HAR-335"],
          text: "*Blokken* {arms}: voor elke dobbelsteen met 6 neemt TOM het goedkoopste vrije blok van die kleur; bij gelijke prijs een naast zijn eigen, dan het meest linkse. Meerdere gaan op volgorde zwart, bruin, paars, roze, oranje, grijs.",
        },
        {
          rules: ["HAR-336"],
          text: "Het goed gaat voor 2 gulden naar de zwarte markt als het vak leeg is, anders naar zijn pakhuis {warehouse} met punten en snelle levering.",
        },
        {
          rules: ["HAR-337"],
          text: "*Markt* {market}: heeft hij de guldens, dan neemt hij de punten en riviervakken van het fiche; zo niet, dan 1 gulden.",
        },
        {
          rules: ["HAR-340", "HAR-341"],
          text: "Aan het eind scoort TOM stad en wijken zoals jij, en 1 punt per 2 gulden. Jij wint alleen met meer punten dan TOM: bij gelijke stand verlies je.",
        },
      ],
    },
    {
      title: "Wat er gevraagd wordt, wie wat weet",
      paragraphs: [
        {
          rules: ["HAR-360", "HAR-361", "HAR-362", "HAR-383"],
          text: "Het spel wacht op één speler met één keuze. Gelijke stukken zijn één antwoord. Wat maar één antwoord heeft, wordt voor je beantwoord, behalve het eind van je beurt. Grondstoffen naar keuze worden een voor een gevraagd.",
        },
        {
          rules: ["HAR-345", "HAR-346", "HAR-347"],
          text: "Geen stapel raakt op: alle plannen gaan precies op, ambachtslieden en gebouwen nooit. De aflegstapel wordt niet teruggeschud. De markt heeft één fiche per ronde.",
        },
        {
          rules: ["HAR-400", "HAR-401"],
          text: "*Open* is alles wat voor de spelers ligt, elke keuze, en de grootte van elke stapel. *Verborgen* voor iedereen is de volgorde van de stapels, en wat weggelegd is.",
        },
        {
          rules: ["HAR-402", "HAR-403"],
          text: "Je opdrachten zie alleen jij, tot de eindtelling, tenzij de tafel ze open speelt; hoeveel je er hebt, ziet iedereen.",
        },
        {
          rules: ["HAR-420", "HAR-421", "HAR-422", "HAR-423", "HAR-424"],
          text: "Je kunt je eigen laatste keuzes terugnemen, een voor een, tot de laatste worp of omgedraaide kaart: meestal je hele beurt. De laatste speler van een fase kan het niet, want er komt meteen iets nieuws. Heeft een andere speler intussen gekozen, dan moeten alle spelers het goedvinden. Aan een oefentafel, alleen of met bots, mag je overal op terugkomen. Wat teruggenomen is, blijft zo in het spelverloop staan.",
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
          rules: ["HAR-450", "HAR-451"],
          text: "*Het bord:* waar blokken, bruggen en de vakken van de haven liggen, wat blokken {arms} kosten, en wat daken {warehouse}, depots {depot}, sjouwersplaatsen {docker} en de bruggen over de Amstel {river} opleveren. Maar enkele van deze cijfers staan in de gedrukte voorbeelden.",
        },
        {
          rules: ["HAR-452"],
          text: "*De eerste kaarten:* de gedrukte regels geven hun aantal, één meer dan er spelers zijn, maar niet hoeveel er ambachtslieden {artisan} en hoeveel er gebouwen {building} zijn.",
        },
        {
          rules: ["HAR-453"],
          text: "*Wijkpunten met vier spelers:* 5 en 2, zoals met drie.",
        },
        {
          rules: ["HAR-454"],
          text: "*Namen:* vijf van de negen soorten ambachtslieden, zeven van de elf groepen gebouwen en de bruggen over de Amstel.",
        },
        {
          rules: ["HAR-455"],
          text: "*De kleuren van de wijken* zijn een gok, behalve Plantage, dat roze is. Onze lezing: Haarlemmerbuurt grijs, Jordaan oranje, Burgwallen bruin, Nieuwmarkt paars, Grachtengordel zwart. Een andere is mogelijk: Haarlemmerbuurt oranje, Jordaan bruin, Burgwallen grijs, de rest als hier.",
        },
        {
          rules: ["HAR-456"],
          text: "*87 beslissingen* beantwoorden wat de gedrukte regels openlaten of op twee manieren zeggen. De meeste staan hierboven, elk bij zijn regel; die over kaarten volgen.",
        },
        {
          rules: ["HAR-E20", "HAR-E21", "HAR-E22", "HAR-E23", "HAR-E24"],
          text: "*De prijzen van kaarten* zijn van ons: kracht voor grondstoffen. Hoe sterker en hoe vaker een kaart werkt, hoe meer hij kost, van één grondstof tot vier; alle zes de kleuren worden evenveel gevraagd, en geen kaart kost de kleur die hij geeft.",
        },
        {
          rules: ["HAR-E30", "HAR-E31", "HAR-E32", "HAR-E33", "HAR-E34"],
          text: "*Wanneer een kaart werkt*, waar de gedrukte regels zwijgen: wat het voltooide spel telt, werkt aan het eind; wat een regel verandert, altijd; wat met dobbelstenen te maken heeft, in fase twee; al het andere eens per ronde.",
        },
        {
          rules: ["HAR-E40", "HAR-E41", "HAR-E42"],
          text: "*Types:* ambachtslieden maken de negen goederen, gebouwen staan in elf groepen, en elke wijk heeft één kleur: Plantage roze, Haarlemmerbuurt grijs, Jordaan oranje, Burgwallen bruin, Nieuwmarkt paars, Grachtengordel zwart.",
        },
        {
          rules: ["HAR-E50", "HAR-E51", "HAR-E52", "HAR-E54", "HAR-E59", "HAR-E60"],
          text: "*Losse kaarten:* een kaart telt zichzelf mee als hij van de soort is die hij telt. Voor 010 telt alleen de schuit, 021 geeft guldens, 070 vraagt hoogstens 3 kaarten, gratis stappen mag je laten liggen, en CB 21 bereikt alles behalve water.",
        },
        {
          rules: ["HAR-E01", "HAR-E02", "HAR-E03", "HAR-E04", "HAR-E05", "HAR-E06", "HAR-E07", "HAR-E08", "HAR-E09", "HAR-E10", "HAR-E11"],
          text: "*Hoe kaarten zijn opgeschreven:* elke kaart is een zin van weinig woorden: wanneer hij reageert, onder welke voorwaarde, wat hij kost, wat hij geeft, in die volgorde. Alle guldens van één gebruik zijn één winst, en alle punten ook. Enkele kaarten veranderen een waarde die een regel opzoekt, en een handvol heeft een eigen woord.",
        },
      ],
    },
    {
      title: "Eerlijk geschud",
      paragraphs: [
        {
          rules: [],
          text: "Vóór er iemand aanschuift, verzegelt de server een geheim getal, en elke speler voegt er een toe. Daaruit volgt elke schudbeurt en elke worp van het spel. Aan het eind gaan de zegels open en kan iedereen alles narekenen: dat toont dat niemand een kaart of een worp heeft veranderd. Dat niemand heeft gekeken, kan het niet tonen.",
        },
        {
          rules: ["HAR-410", "HAR-411"],
          text: "Geluk speelt mee voor het spel, in deze volgorde: goederen, sjouwers, wijkfiches, ambachtslieden, gebouwen, plannen, marktfiches, rivierpionnen, opdrachten; en daarna met zes dobbelstenen per ronde, in de volgorde zwart, bruin, paars, roze, oranje, grijs. Niets wordt nog eens geschud.",
        },
        {
          rules: ["HAR-412", "HAR-413", "HAR-414"],
          text: "Alles wat getrokken wordt, wordt opgeschreven; wat verborgen is, komt pas tevoorschijn als een regel het opent. Met hetzelfde startgetal en dezelfde keuzes verloopt elke partij gelijk, tot het laatste stuk.",
        },
        {
          rules: ["HAR-430", "HAR-431", "HAR-432", "HAR-433", "HAR-434"],
          text: "Er raakt niets zoek: kaarten, goederen en sjouwers zijn altijd compleet, niemand staat grondstoffen of guldens schuldig, pionnen gaan nooit terug, en de punten, opnieuw geteld uit alles wat er gebeurde, zijn de getoonde.",
        },
      ],
    },
  ],
};

export default book;
