// The rules of the game in French, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Marchands",
  chapters: [
    {
      title: "Le but du jeu",
      paragraphs: [
        {
          rules: [],
          text: "Vous êtes marchand au siècle d’or d’Amsterdam, de l’Union d’Utrecht au second anneau de canaux. Vous négociez des marchandises à la Bourse, bâtissez des maisons {house} dans les quatre quartiers et fondez des colonies {colony} sur quatre continents. À chaque tour, une carte revient au maire {mayor}, une autre est perdue {bucket} et la troisième se vend à l’horloge qui descend {clock}. À mesure que les années passent {hourglass}, ceux qui dominent quelque part touchent de l’argent. Le plus riche à la fin l’emporte.",
        },
        {
          rules: ["MER-020"],
          text: "On joue à trois, quatre ou cinq.",
        },
      ],
    },
    {
      title: "Matériel",
      paragraphs: [
        {
          rules: ["MER-002", "MER-003"],
          text: "Le plateau, l’horloge de vente aux enchères {clock}, 84 cartes, trois disques, un marqueur de temps {hourglass}, de l’argent et des marqueurs de crédit {credit}. Chacun a 24 *tuiles* d’une couleur, et une tuile sert à trois choses : de repère à la Bourse des marchandises, de maison {house} à Amsterdam ou de colonie {colony} outre-mer. Les tuiles qui ne sont pas sur le plateau forment votre réserve.",
        },
        {
          rules: ["MER-004"],
          text: "La réserve est tout ce que vous avez : sans tuile, rien à poser, et cette pose est sautée.",
        },
        {
          rules: ["MER-007", "MER-008", "MER-009", "MER-010"],
          text: "Il y a trois domaines de quatre secteurs, numérotés de 1 à 4. La *Bourse des marchandises* : sucre {sugar} 1, pierres précieuses {gems} 2, épices {spice} 3, soie {silk} 4. *Amsterdam* : Grachten 1, Nieuwe Zijde 2, Oude Zijde 3, Lastage 4. Les *colonies* : Amériques 1, Afrique 2, Europe 3, Extrême-Orient 4. Les numéros départagent les égalités.",
        },
        {
          rules: ["MER-011", "MER-012"],
          text: "À la Bourse, chaque marchandise a une rangée de huit cases. Vous avez au plus une tuile par rangée ; une case accueille autant de joueurs qu’il en vient. Sans tuile dans la rangée, vous êtes sur la case 0.",
        },
        {
          rules: ["MER-013"],
          text: "Un emplacement de colonie {colony} se trouve sur un continent et montre une marchandise ; un emplacement de maison {house} se trouve dans un quartier. Chacun porte une seule tuile ; sans tuile, il est libre.",
        },
        {
          rules: ["MER-014"],
          text: "Les traits du plateau montrent quels emplacements d’un quartier sont voisins. Un pont {bridge} relie deux emplacements de quartiers différents.",
        },
        {
          rules: ["MER-001", "MER-005", "MER-006"],
          text: "L’argent se compte en milliers de florins : 200 veut dire deux cent mille. Toutes les sommes sont des multiples de 10. Mokum tient la banque, qui ne manque jamais d’argent ni de marqueurs de crédit.",
        },
      ],
    },
    {
      title: "Mise en place",
      paragraphs: [
        {
          rules: ["MER-021", "MER-022"],
          text: "Le premier joueur est tiré au sort, sauf si la personne qui ouvre la table le désigne. Il a la position 1, son voisin de gauche la position 2, et ainsi de suite.",
        },
        {
          rules: ["MER-023", "MER-024"],
          text: "Chacun a une couleur, sans effet sur le jeu, ses 24 tuiles et *400* en argent. Les 400 de l’année 1579, c’est cette somme-là ; elle n’est pas versée deux fois.",
        },
        {
          rules: ["MER-025", "MER-026"],
          text: "Votre position vous donne trois tuiles sur le plateau : une maison {house}, une colonie {colony} et la case 1 de la rangée de la marchandise de cette colonie. Il reste 21 tuiles en réserve. Ces premières tuiles ne rapportent aucun bonus.",
        },
        {
          rules: ["MER-027", "MER-028", "MER-029"],
          text: "Les 84 cartes sont mélangées en une seule pioche, face cachée. Le marqueur de temps {hourglass} est sur 1579. Le premier joueur est le premier maire et prend les disques.",
        },
      ],
    },
    {
      title: "Le tour du maire",
      paragraphs: [
        {
          rules: ["MER-040", "MER-046"],
          text: "Le maire couvre trois disques avec des cartes. Puis les cartes sont jouées dans cet ordre : seau {bucket}, maire {mayor}, horloge {clock}. {figure-discs}",
        },
        {
          rules: ["MER-041", "MER-044", "MER-045"],
          text: "Le maire tire une carte à la fois, et tout le monde la voit aussitôt. Elle va sur un disque libre avant qu’on tire la suivante, et elle y reste : trois disques au choix, puis deux ; la troisième carte prend le dernier.",
        },
        {
          rules: ["MER-047", "MER-048", "MER-049"],
          text: "La carte du seau {bucket} est défaussée. Celle du maire {mayor} sert au maire, gratuitement. Celle de l’horloge {clock} est mise aux enchères ; l’acheteur paie la banque et l’utilise aussitôt. Vendue ou non, elle est ensuite défaussée.",
        },
        {
          rules: ["MER-042"],
          text: "Une carte Sablier {hourglass} ne va jamais sur un disque. On joue entièrement son année, on défausse la carte et on en tire une autre. Cela peut arriver avant, entre et après les choix du maire, et plusieurs fois par tour.",
        },
        {
          rules: ["MER-043"],
          text: "À trois joueurs, les cartes Marchandises marquées « pas à trois » sont défaussées sans effet et remplacées. À quatre ou cinq, cette marque ne compte pas.",
        },
        {
          rules: ["MER-050", "MER-052"],
          text: "Puis les disques passent au voisin de gauche : c’est le nouveau maire. Chacun est maire le même nombre de fois : six fois à trois joueurs, cinq fois à quatre, quatre fois à cinq.",
        },
        {
          rules: ["MER-051", "MER-053"],
          text: "Les cartes défaussées ne reviennent jamais. Pendant qu’on joue les trois cartes, on n’en tire aucune : aucune année ne vient s’intercaler.",
        },
        {
          rules: ["MER-300"],
          text: "Un tour demande donc, dans cet ordre : les deux choix de disque du maire, avec les années quand elles surviennent ; puis ce que le maire fait de la carte gratuite ; puis la vente ; puis ce que fait l’acheteur. Ce qu’apporte un bonus se décide là où il survient.",
        },
      ],
    },
    {
      title: "Utiliser une carte",
      paragraphs: [
        {
          rules: ["MER-060"],
          text: "Utiliser une carte est un droit, pas une obligation : vous pouvez y renoncer, ou renoncer à l’une des moitiés d’une carte Amsterdam. Mais ce qui est commencé est fait en entier.",
        },
        {
          rules: ["MER-061"],
          text: "Les bonus sont réglés après chaque étape terminée : les trois marchandises d’une carte ensemble, une colonie avec sa marchandise, une maison, la marchandise d’une carte Amsterdam.",
        },
      ],
    },
    {
      title: "Les marchandises",
      paragraphs: [
        {
          rules: ["MER-016", "MER-302"],
          text: "*Une marchandise avance d’une case :* votre première tuile dans sa rangée vient de la réserve et se pose sur la case 1 ; ensuite elle avance case par case. Sur la case 8 elle ne bouge plus, même si vous pouvez encore nommer la marchandise. Sans tuile dans la rangée ni dans la réserve, rien ne se passe.",
        },
        {
          rules: ["MER-017"],
          text: "*Une marchandise recule d’une case :* sa tuile revient à la case précédente ; de la case 1, elle revient dans votre réserve.",
        },
        {
          rules: ["MER-063", "MER-064"],
          text: "Une *carte Marchandises* vous donne trois marchandises au choix, mais pas trois fois la même {sugar} {gems} {spice} {silk}. Chacune avance votre tuile d’une case ; deux fois la même font deux cases. Il y a 16 façons de choisir.",
        },
        {
          rules: ["MER-065", "MER-066"],
          text: "Les trois sont nommées ; une avance impossible est perdue. Elles comptent pour une seule étape : on regarde les bonus une fois, après la troisième.",
        },
      ],
    },
    {
      title: "Les colonies",
      paragraphs: [
        {
          rules: ["MER-070", "MER-071"],
          text: "Une *carte Colonie* {colony} montre un continent ou une marchandise. Avec un continent, choisissez n’importe quel emplacement libre de ce continent, quelle que soit sa marchandise ; avec une marchandise, n’importe quel emplacement libre de cette marchandise, sur les quatre continents.",
        },
        {
          rules: ["MER-072"],
          text: "Vous y posez une tuile, et la marchandise de cet emplacement avance d’une case pour vous. Cette avance va avec la colonie : on ne peut pas y renoncer.",
        },
        {
          rules: ["MER-073", "MER-074"],
          text: "Sans emplacement libre qui convient, ou sans tuile, il ne se passe rien du tout. La colonie prend sa tuile d’abord : si c’était la dernière, une marchandise sans tuile dans sa rangée ne peut pas démarrer.",
        },
      ],
    },
    {
      title: "Les maisons d’Amsterdam",
      paragraphs: [
        {
          rules: ["MER-080", "MER-081"],
          text: "Une *carte Amsterdam* montre un ou deux quartiers, et une marchandise ou les quatre. Vous pouvez bâtir une maison {house} sur un emplacement libre d’un quartier indiqué, et en plus avancer d’une case l’une des marchandises indiquées.",
        },
        {
          rules: ["MER-082", "MER-083"],
          text: "D’abord la maison, avec ses bonus ; puis la marchandise, avec les siens. Si aucune maison n’est possible, parce que les quartiers sont pleins ou vos tuiles épuisées, vous pouvez tout de même avancer la marchandise.",
        },
      ],
    },
    {
      title: "La vente aux enchères",
      paragraphs: [
        {
          rules: ["MER-100", "MER-101"],
          text: "Chaque tour comporte exactement une vente, après que le maire a utilisé sa carte gratuite. Tout le monde y participe, le maire aussi.",
        },
        {
          rules: ["MER-102", "MER-103", "MER-104"],
          text: "L’aiguille de l’horloge {clock} part de START et descend : 200, 190 et ainsi de suite jusqu’à 50. Le premier qui appuie l’arrête et achète la carte au prix affiché ; entre deux marques, c’est la plus haute qui compte. {figure-marks}",
        },
        {
          rules: ["MER-105", "MER-115", "MER-116"],
          text: "Si l’aiguille dépasse 50, personne n’a voulu de la carte : elle est défaussée. De même s’il ne reste personne qui puisse payer 50 : alors l’horloge ne démarre même pas.",
        },
        {
          rules: ["MER-106", "MER-107", "MER-108"],
          text: "Appuyez avant 200 et vous *ouvrez* la vente : vous offrez 200, et l’horloge repart de START, pour tous, à *prix doublé*. Le premier qui appuie alors paie le double du prix affiché. Si elle arrive à 100 sans que personne ait appuyé, le joueur qui a ouvert obtient la carte pour 200.",
        },
        {
          rules: ["MER-110", "MER-111"],
          text: "En manche doublée, appuyer avant 200 compte comme appuyer à 200, soit 400 ; on ne double pas deux fois. À 100 exactement, il est trop tard.",
        },
        {
          rules: ["MER-117", "MER-118"],
          text: "L’acheteur paie la banque, puis utilise la carte ou y renonce ; l’argent reste versé. On n’emprunte pas pour payer une vente.",
        },
        {
          rules: ["MER-134"],
          text: "Ici, personne ne peut appuyer au-delà de ses moyens : le serveur refuse un tel appui, ou une telle limite, et ne le dit qu’à l’intéressé. Celui-ci reste dans la vente et peut appuyer plus tard.",
        },
        {
          rules: ["MER-109", "MER-112"],
          text: "Devant une vraie horloge cela peut arriver, et la règle sait quoi faire : un joueur qui appuie sans pouvoir payer est exclu de cette seule vente, et on la recommence de START sans lui. Pour appuyer avant 200, il faut au moins 200.",
        },
        {
          rules: ["MER-113", "MER-114"],
          text: "En manche doublée, l’offre du joueur qui a ouvert tient pendant que d’autres sont ainsi exclus. S’il appuie lui-même sans pouvoir payer, son offre tombe avec lui, et une manche normale commence.",
        },
        {
          rules: ["MER-119"],
          text: "Des appuis qu’on ne peut départager sont tirés au sort, à chances égales ; les limites secrètes égales aussi. Ce tirage vient du hasard scellé de la table, et chacun peut le contrôler après coup.",
        },
      ],
    },
    {
      title: "L’horloge en direct",
      paragraphs: [
        {
          rules: ["MER-130", "MER-131"],
          text: "À une table en direct, l’horloge appartient au serveur seul, et chaque navigateur montre la même descente annoncée. Chaque prix reste affiché exactement le même temps, 50 compris ; seul le délai avant 200 a sa propre durée. Une manche doublée s’arrête là où viendrait 100.",
        },
        {
          rules: ["MER-132", "MER-133"],
          text: "Vous payez le prix que vous voyiez en appuyant. Le premier cran de prix l’emporte. Dans un même cran, la table choisit : *photo-finish*, où l’on compare les appuis aussi bien que les horloges et les connexions le permettent, le sort décidant sinon, ou *tirage au sort*, où le sort décide aussitôt. Chaque manche est annoncée à nouveau, avec tous ses crans : avant 200, puis de 200 à 50 ; doublée, de 400 à 220.",
        },
        {
          rules: ["MER-135"],
          text: "L’horloge démarre quand tous ceux qui peuvent appuyer sont prêts, ou quand on les a assez attendus : 3 secondes, et 10 pour un absent.",
        },
        {
          rules: ["MER-136"],
          text: "Jusqu’à la clôture de la manche, personne d’autre ne sait que vous avez appuyé. Ensuite tout le monde voit le résultat, entre qui on a tiré au sort, et qui a appuyé où. Si le serveur lui-même a un raté, la manche est nulle : rien n’est vendu, et on la recommence. Après trois manches nulles de suite, des limites secrètes décident.",
        },
        {
          rules: ["MER-137"],
          text: "La vitesse se choisit : *calme* reste une seconde sur chaque prix, *normale* une demi-seconde, *vive* trois dixièmes ; avant 200, il faut quatre, trois ou deux secondes. Sans choix, c’est normale, avec photo-finish. Plus l’horloge est lente, plus le sort décide.",
        },
      ],
    },
    {
      title: "Les limites secrètes",
      paragraphs: [
        {
          rules: ["MER-140"],
          text: "Sans horloge en direct, chacun dit d’avance, en secret, à quel prix il appuierait. C’est le même jeu : pendant la descente, on apprend seulement que personne n’a encore appuyé ; tout le plan d’une manche tient donc en un nombre. Le prix le plus haut l’emporte, et c’est ce prix qu’on paie. Seuls les réflexes disparaissent.",
        },
        {
          rules: ["MER-141"],
          text: "Votre limite est un prix de 50 à 200, « passer », ou « ouvrir » : appuyer avant 200. Elle ne peut dépasser votre argent, et ouvrir demande 200.",
        },
        {
          rules: ["MER-142"],
          text: "La plus haute limite appuie, « ouvrir » au-dessus de tous les prix ; entre limites égales, le sort choisit. Si tous passent, la carte n’est pas vendue.",
        },
        {
          rules: ["MER-143", "MER-145"],
          text: "Après une ouverture, chacun scelle une seconde limite, le joueur qui a ouvert aussi : passer, ou un prix de 220 à 400, multiple de 20. La plus haute l’emporte ; si tous passent, le joueur qui a ouvert paie 200. Comme une limite ne dépasse jamais votre argent, personne ne peut se trouver incapable de payer.",
        },
        {
          rules: ["MER-144"],
          text: "À une table sans horloge, vous pouvez dire d’emblée ce que vous feriez dans une manche doublée : un prix si vous ouvrez, un autre si quelqu’un d’autre ouvre. Si tous l’ont fait, elle est tranchée sans rien redemander ; sinon, on interroge ceux qui ne l’ont pas fait. Ce qui ne sert pas est oublié.",
        },
        {
          rules: ["MER-146"],
          text: "Une manche se clôt dès que tous ceux qu’on interroge ont répondu ; un joueur qui se tait jusqu’à l’échéance passe. Si vous ne pouviez que passer, on ne vous demande rien. Jusqu’à la clôture, vous pouvez reprendre votre limite et en sceller une autre ; si quelqu’un a répondu entre-temps, on demande l’accord des autres.",
        },
        {
          rules: ["MER-147", "MER-283"],
          text: "Les autres ne voient que l’appui qui en résulte, et entre qui on a tiré au sort. Votre limite n’est qu’à vous ; les limites perdantes s’ouvrent quand on revoit la partie, après la fin. Qui la table attend encore, tout le monde le voit.",
        },
        {
          rules: ["MER-148"],
          text: "Un robot répond à la même question que vous, avec ce que l’on voit de sa place. À l’horloge en direct, son appui compte au dernier instant de son prix : à la photo-finish, vous êtes plus rapide.",
        },
      ],
    },
    {
      title: "Les années",
      paragraphs: [
        {
          rules: ["MER-090", "MER-091", "MER-092", "MER-150"],
          text: "Chaque carte Sablier {hourglass} avance le marqueur de temps d’une case exactement. Son année est jouée en entier, bonus compris, avant qu’on tire la carte suivante ; plusieurs sabliers de suite se jouent l’un après l’autre. Les cartes déjà sur les disques y restent.",
        },
        {
          rules: ["MER-015", "MER-151"],
          text: "Quand tous agissent, le voisin de gauche du maire commence, puis on tourne dans le sens des aiguilles d’une montre, le maire en dernier. Chacun termine, bonus compris, avant que le suivant choisisse.",
        },
        {
          rules: ["MER-152"],
          text: "Les années une à une : 1585 rien ; 1588 bateau ; 1596 rien ; 1597 bateau ; 1600 rien ; 1602 globe ; 1609 crédit, puis décompte de la Bourse ; 1611 quartiers ; 1613 blason ; 1619 globe ; 1621 colonies ; 1624 bateau ; 1625 globe ; 1628 Bourse ; 1632 blason ; 1636 bateau fléché ; 1640 quartiers ; 1641 colonies ; 1652 bateau barré ; 1656 Bourse ; 1662 globe barré ; 1664 blason barré ; 1665 rien ; 1666 tout est évalué. {figure-years}",
        },
        {
          rules: ["MER-153", "MER-154"],
          text: "Certaines cases ne font que raconter : le départ, et quatre cases sans symbole. Les nombres de 1600 et 1665 comptent les habitants d’Amsterdam.",
        },
        {
          rules: ["MER-155"],
          text: "*Bateau* {ship} : vous pouvez avancer une marchandise d’une case.",
        },
        {
          rules: ["MER-156"],
          text: "*Globe* {colony} : vous pouvez fonder une colonie sur n’importe quel emplacement libre ; sa marchandise avance d’une case.",
        },
        {
          rules: ["MER-157"],
          text: "*Blason* {house} : vous posez une maison sur n’importe quel emplacement libre. C’est obligatoire tant qu’il y a un emplacement et une tuile. Aucune marchandise n’avance.",
        },
        {
          rules: ["MER-158"],
          text: "*Crédit* {credit} : vous pouvez prendre un prêt : 120 tout de suite, 200 à rendre à la fin.",
        },
        {
          rules: ["MER-159", "MER-160", "MER-161"],
          text: "*Barrés*, ils prennent : blason {house}, vous retirez une de vos maisons ; globe {colony}, une de vos colonies, sans rien changer à la Bourse ; bateau {ship}, une de vos marchandises recule d’une case. Vous choisissez laquelle.",
        },
        {
          rules: ["MER-162"],
          text: "*Bateau fléché* {ship} : dans chaque rangée, la tuile la plus avancée recule d’une case, et toutes si elles sont à égalité. Toutes les rangées bougent en même temps ; puis on regarde les bonus, joueur par joueur.",
        },
        {
          rules: ["MER-163", "MER-164"],
          text: "Les tuiles retirées reviennent dans votre réserve, et leurs emplacements sont libres aussitôt. Qui n’a rien à perdre ne perd rien.",
        },
        {
          rules: ["MER-165", "MER-166"],
          text: "*Les cases avec une grille de sommes* déclenchent le décompte d’un domaine : la Bourse trois fois, les quartiers et les colonies deux fois chacun. Sur la dernière case, les trois sont évalués, tous avec la même grille.",
        },
      ],
    },
    {
      title: "Le décompte",
      paragraphs: [
        {
          rules: ["MER-190"],
          text: "Les quatre secteurs du domaine sont classés, et chacun récompense ses deux meilleurs joueurs selon la ligne de son rang. En 1611, c’est 100 et 60, 80 et 40, 60 et 40, 40 et 20. {figure-grid}",
        },
        {
          rules: ["MER-191", "MER-192"],
          text: "*Quel secteur est premier ?* À la Bourse, la rangée dont la tuile de tête est la plus loin. Parmi les quartiers et les continents, celui qui porte le plus de tuiles, tous joueurs réunis ; une maison de l’autre côté d’un pont ne compte que dans son propre quartier.",
        },
        {
          rules: ["MER-193", "MER-194"],
          text: "À égalité, les secteurs se classent par numéro, le plus petit d’abord, vides compris. Les ponts ne départagent jamais.",
        },
        {
          rules: ["MER-195", "MER-196"],
          text: "*Quelle y est votre force ?* À la Bourse : la case de votre tuile. Sur un continent : le nombre de vos colonies.",
        },
        {
          rules: ["MER-197", "MER-198", "MER-199"],
          text: "Dans un quartier, c’est votre *plus grand groupe* de maisons voisines {house}. Une de vos maisons à l’autre bout d’un pont {bridge} ajoute un au groupe, mais elle seule, sans ses voisines, et elle ne réunit pas deux groupes. Elle aide des deux côtés : le groupe de chaque quartier gagne la maison d’en face.",
        },
        {
          rules: ["MER-200"],
          text: "Sans tuile dans le secteur lui-même, vous n’y avez aucune force et n’y touchez jamais rien.",
        },
        {
          rules: ["MER-201", "MER-202", "MER-206"],
          text: "Le plus fort reçoit la première somme, le suivant la seconde. S’il n’y a qu’un joueur, la seconde somme n’est pas payée. Un secteur vide garde son rang et ne rapporte rien.",
        },
        {
          rules: ["MER-203", "MER-204"],
          text: "Plusieurs premiers se partagent les deux sommes, et personne d’autre ne touche rien. Un seul premier et plusieurs seconds : ceux-ci se partagent la seconde somme.",
        },
        {
          rules: ["MER-205"],
          text: "Chaque part est arrondie au multiple de 10 inférieur ; le reste demeure à la banque.",
        },
        {
          rules: ["MER-207"],
          text: "Un décompte ne déplace aucune tuile et ne demande rien à personne.",
        },
      ],
    },
    {
      title: "Les bonus",
      paragraphs: [
        {
          rules: ["MER-230"],
          text: "*Marchandises :* vos tuiles sont sur la case 2 ou plus loin dans les quatre rangées : vous pouvez aussitôt bâtir une maison {house} gratuite, sur n’importe quel emplacement libre.",
        },
        {
          rules: ["MER-231", "MER-232", "MER-233"],
          text: "*Continents :* une colonie {colony} sur chacun des quatre : 100 aussitôt. *Quartiers :* une maison {house} dans chacun des quatre : 100 aussitôt. *Pont* {bridge} : des maisons à ses deux bouts : 40 aussitôt, pour chaque pont.",
        },
        {
          rules: ["MER-234", "MER-235"],
          text: "Peu importe ce qui l’a amené : une carte, une année, une maison gratuite. Un bonus se garde tant que sa condition est vraie, et n’est pas payé deux fois entre-temps ; une seconde série complète ne rapporte rien.",
        },
        {
          rules: ["MER-236", "MER-238"],
          text: "Quand sa condition n’est plus vraie, un bonus se rend aussitôt : 100 ou 40 à la banque ; pour le bonus des marchandises, vous retirez une maison de votre choix. Il peut être regagné plus tard.",
        },
        {
          rules: ["MER-239", "MER-240"],
          text: "Si vous avez renoncé à la maison gratuite, ou ne pouviez la bâtir, rien n’est retiré quand le bonus des marchandises se perd, et la maison ne se rattrape pas. Si vous l’avez bâtie, vous devez une maison même si celle-là n’est plus ; sans aucune maison, vous ne devez rien.",
        },
        {
          rules: ["MER-241", "MER-242"],
          text: "On règle les bonus jusqu’à ce que rien ne change : d’abord on rend les perdus, l’argent avant le bonus des marchandises ; puis viennent les nouveaux, dans le même ordre. Une maison qui vient ou part ainsi peut gagner ou perdre un autre bonus.",
        },
        {
          rules: ["MER-237", "MER-243"],
          text: "Si vous ne pouvez pas rendre un bonus, vous devez emprunter {credit} : 120 par marqueur de crédit, autant de fois qu’il le faut. Un prêt ne se rembourse pas avant la fin.",
        },
      ],
    },
    {
      title: "La fin de la partie",
      paragraphs: [
        {
          rules: ["MER-260", "MER-261"],
          text: "La partie s’achève quand chacun a eu tous ses tours de maire. Le dernier maire retourne alors ce qui reste de la pioche, carte par carte : les années {hourglass} sont jouées comme d’habitude, les cartes Marchandises marquées sont défaussées.",
        },
        {
          rules: ["MER-262", "MER-266"],
          text: "Le marqueur est alors sur 1665. Il passe à 1666 sans carte, et la Bourse, les quartiers et les colonies sont évalués. On ne regarde plus aucun bonus ensuite.",
        },
        {
          rules: ["MER-263"],
          text: "Chacun rend 200 par marqueur de crédit {credit}. Votre argent peut tomber sous zéro.",
        },
        {
          rules: ["MER-264", "MER-265"],
          text: "Le plus riche gagne. À somme égale, la place est partagée.",
        },
      ],
    },
    {
      title: "Ce qui est visible, ce qui est caché",
      paragraphs: [
        {
          rules: ["MER-280", "MER-287"],
          text: "Caché à tous : l’ordre de la pioche, et rien d’autre sur la table. Tant que la partie dure, personne ne reçoit la graine ni une carte qui n’a pas été tirée.",
        },
        {
          rules: ["MER-281", "MER-282"],
          text: "Visible : l’argent et les prêts, toutes les tuiles et les réserves, les disques, la défausse et donc les cartes encore à venir, le marqueur de temps, et qui détient quel bonus.",
        },
        {
          rules: ["MER-286", "MER-301"],
          text: "Ce qui n’a qu’une réponse n’est pas demandé. Si un joueur s’absente, Mokum décide selon une règle fixe : le choix le plus simple, les emplacements dans l’ordre de leurs numéros, et entre marchandises égales le plus petit numéro d’abord.",
        },
        {
          rules: ["MER-288"],
          text: "Vous pouvez reprendre un choix jusqu’à ce qu’une carte soit tirée ou qu’une manche de la vente soit décidée ; personne ne revient sur ce qui a été révélé. Si un autre joueur a choisi entre-temps, tous les joueurs doivent accepter. À une table d’entraînement, seul ou avec des robots, vous pouvez revenir sur tout.",
        },
      ],
    },
    {
      title: "La vente dans le détail",
      paragraphs: [
        {
          rules: ["MER-120", "MER-121"],
          text: "La vente est une petite machine qui ignore le temps. L’aiguille est à 250 pour START, au-dessus de 200 avant la première marque, puis de 200 à 50. La machine sait qui participe encore, qui a ouvert, et si la manche est normale ou doublée, vendue ou invendue.",
        },
        {
          rules: ["MER-122", "MER-123"],
          text: "On ne lui dit que deux choses : tel joueur a appuyé ici, ou personne ne l’a fait. Ce qu’elle refuse ne laisse pas de trace. Après chacune, elle repart de START, sauf si elle a fini.",
        },
        {
          rules: ["MER-124", "MER-125"],
          text: "Un appui vend, ouvre ou exclut celui qui appuie, comme dit plus haut ; la fin du cadran laisse la carte invendue ou la vend au joueur qui a ouvert. Elle finit toujours, car chaque reprise a un joueur de moins.",
        },
        {
          rules: ["MER-126", "MER-127"],
          text: "Seuls 17 appuis diffèrent dans une manche normale, et 10 dans une doublée. Un prix est toujours un multiple de 10 de 50 à 200, ou doublé un multiple de 20 de 220 à 400, ou les 200 du joueur qui a ouvert ; et l’acheteur peut toujours payer.",
        },
        {
          rules: ["MER-149", "MER-285"],
          text: "On conserve ce qui s’est passé : cartes tirées, choix, appuis, et les mouvements de tuiles et d’argent qui ont suivi. De la graine, des choix et des appuis doit ressortir exactement la même partie, et un contrôle le prouve.",
        },
      ],
    },
    {
      title: "Les règles de la maison",
      paragraphs: [
        {
          rules: [],
          text: "Ce qui suit est de nous. Le texte des règles imprimées ne donne pas tous les chiffres du plateau et des cartes, et nous n’avions pas de boîte sous les yeux. Si la vôtre montre autre chose, c’est elle qui a raison, mais ici ce sont nos chiffres qui comptent.",
        },
        {
          rules: ["MER-310"],
          text: "*La répartition des cartes :* 12 cartes Marchandises, 24 cartes Colonie et 24 cartes Amsterdam. Seuls leur total de 60 et les 24 sabliers {hourglass} qui s’y ajoutent découlent des règles imprimées.",
        },
        {
          rules: ["MER-311", "MER-312"],
          text: "*Les emplacements :* 36 pour les colonies {colony} et 40 pour les maisons {house}, avec leurs noms et leurs voisinages ; et les 10 ponts {bridge}.",
        },
        {
          rules: ["MER-313"],
          text: "*Les tuiles de départ :* d’après des critiques publiques, chacun commence avec une maison, une colonie et la marchandise de celle-ci ; lesquelles, c’est notre choix.",
        },
        {
          rules: ["MER-314"],
          text: "*Les symboles de 19 cases* sur la piste des années. Sont donnés le départ, les quatre cases vides, le décompte de 1611 et la dernière case. Les dates suivent une page publique sur une autre édition.",
        },
        {
          rules: ["MER-315"],
          text: "*Les grilles de sommes*, sauf celle de 1611. Chacune rapporte plus que la précédente.",
        },
        {
          rules: ["MER-316"],
          text: "*Tirés de critiques publiques*, non des règles imprimées : huit cases par rangée de la Bourse, les numéros des pierres précieuses {gems} et des épices {spice}, et des prix qui baissent par pas de 10.",
        },
        {
          rules: ["MER-317"],
          text: "*43 décisions* répondent à ce que les règles imprimées laissent ouvert ou disent de deux façons, entre autres : la réserve est une limite, tous voient une carte dès qu’elle est piochée, utiliser une carte est un droit, le blason est une obligation, l’argent est visible de tous, et un tirage au sort départage les appuis égaux. Elles figurent plus haut, chacune avec sa règle.",
        },
      ],
    },
    {
      title: "Un mélange vérifiable",
      paragraphs: [
        {
          rules: [],
          text: "Avant que quelqu’un s’assoie, le serveur scelle un nombre secret, et chaque joueur y ajoute le sien. Tout le hasard de la partie en découle. À la fin, les sceaux sont ouverts et chacun peut refaire le mélange et chaque tirage : cela montre qu’aucune carte n’a été changée. Cela ne peut pas montrer que personne n’a regardé.",
        },
        {
          rules: ["MER-284"],
          text: "Le hasard n’intervient qu’à trois moments : le tirage du premier joueur (sauf s’il est désigné), étiqueté « order » ; le mélange des 84 cartes à partir de leur ordre imprimé, « deck 1 » ; et chaque tirage entre appuis égaux, « tie » suivi du numéro de la manche. Les manches des ventes se comptent à travers toute la partie à partir de 1.",
        },
      ],
    },
  ],
};

export default book;
