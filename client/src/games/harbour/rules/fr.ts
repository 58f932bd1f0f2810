// The rules of the game in French, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Port",
  chapters: [
    {
      title: "Le but du jeu",
      paragraphs: [
        {
          rules: [],
          text: "Douze tours dans le port d’Amsterdam. À chaque tour vous prenez une carte, choisissez deux dés et tournez votre rose des vents {rose} : les ressources {cube} que vous aviez posées il y a quelques tours arrivent. Vous les dépensez pour des cartes, des blocs de maisons {arms}, le trajet de votre barge {barge} et celui de votre pion sur l’Amstel {river}. Les marchandises livrées à leurs entrepôts {warehouse}, des cartes bien choisies et une bonne place en ville rapportent des points de prestige {points}. Le plus grand total l’emporte.",
        },
        {
          rules: ["HAR-001", "HAR-015"],
          text: "On joue de un à quatre. Chacun a des Armoiries {arms}, une barge {barge}, un pion Amstel {river}, un score, une rose des vents {rose}, cinq places pour ses *cartes inactives*, autant de places qu’il faut pour ses *cartes actives*, et de la place pour autant de marchandises qu’on veut et pour deux dockers {docker}. Seul, vous jouez contre TOM.",
        },
      ],
    },
    {
      title: "Matériel",
      paragraphs: [
        {
          rules: ["HAR-002", "HAR-440"],
          text: "*La ville :* six quartiers de six blocs de maisons, chaque quartier aux toits d’une couleur de ressource : noir, marron, violet, rose, orange, gris. Un bloc montre son prix. Deux blocs ne sont voisins que si un pont les relie ; par les ponts, on atteint tous les blocs.",
        },
        {
          rules: ["HAR-003"],
          text: "*36 marchandises*, quatre de chacune des neuf sortes : bière, tulipes, fromage, meubles, genièvre, carrelage, dentelle, café, cristal.",
        },
        {
          rules: ["HAR-004", "HAR-005", "HAR-441", "HAR-442"],
          text: "*Le port :* le départ, six pontons, un par couleur de docker {docker}, neuf ancres d’entrepôts {warehouse}, quatre de dépôts {depot}, et de l’eau entre eux. Un entrepôt n’accepte que sa marchandise et a trois toits avec des points ; un dépôt accepte une marchandise quelconque, une seule.",
        },
        {
          rules: ["HAR-006", "HAR-007"],
          text: "*Douze dockers* {docker}, deux de chaque couleur : bleu clair, marron, blanc, jaune, rose, vert clair. Le bâtiment pour les dockers a trois places simples, de moins en moins généreuses de haut en bas, et une dernière pour tous les autres.",
        },
        {
          rules: ["HAR-008", "HAR-009", "HAR-443"],
          text: "*L’Amstel* {river} : 19 cases, du départ bleu à l’embouchure. Quatre ponts se trouvent entre des cases ; en passer un rapporte ses points.",
        },
        {
          rules: ["HAR-010", "HAR-012", "HAR-013"],
          text: "*À côté :* le marché noir {black-market} avec une case par marchandise, six dés aux couleurs des ressources, des tuiles Marché {market}, des tuiles Quartier. Ressources, florins {florin}, Armoiries, jetons Pénalité {penalty} et marqueurs ne manquent jamais.",
        },
        {
          rules: ["HAR-011", "HAR-444"],
          text: "*132 cartes :* 54 artisans {artisan}, 54 bâtiments {building}, 24 plans {plan}. Une carte a un coût en ressources de couleur, un moment où elle agit, et un effet.",
        },
      ],
    },
    {
      title: "Ce qu’une table choisit",
      paragraphs: [
        {
          rules: ["HAR-016"],
          text: "Une partie normale compte 12 tours. Une courte en compte 10, numérotés de 3 à 12, et tout ce qui nomme un tour suit ce numéro.",
        },
        {
          rules: ["HAR-017", "HAR-018"],
          text: "À deux, trois ou quatre, on peut ajouter n’importe lesquelles des quatre extensions : contremaître et bailli, tâches, pion Marché noir, davantage de tuiles Marché. Avec les tâches, la table choisit trois tuiles cachées par joueur, cinq cachées, une visible ou deux visibles.",
        },
        {
          rules: ["HAR-019", "HAR-H133"],
          text: "Les *cartes de notre invention* restent dans la boîte sauf si la table les veut ; elles suivent toutes les règles de leur genre. Il y en a une pour l’instant : le bâtiment 133, Haringpakkerstoren, donne 1 florin une fois par tour avec au moins 2 marchandises différentes sur votre barge.",
        },
      ],
    },
    {
      title: "Mise en place",
      paragraphs: [
        {
          rules: ["HAR-020", "HAR-021"],
          text: "Une marchandise est posée face visible sur chaque bloc. Chaque ponton accueille deux dockers {docker} tirés au hasard : jamais deux de la même couleur, jamais un docker sur le ponton de sa couleur.",
        },
        {
          rules: ["HAR-022"],
          text: "On retourne des tuiles Quartier, une de moins que de joueurs : ces quartiers seront évalués à la fin. Une autre reste face cachée et ne montre que les points.",
        },
        {
          rules: ["HAR-023", "HAR-024"],
          text: "Artisans, bâtiments et plans forment trois piles mélangées. Le marché a une tuile par tour, les tuiles A, moins chères, avant les tuiles B, plus riches ; deux de chaque lettre, trois dans la partie courte, sont écartées sans être vues.",
        },
        {
          rules: ["HAR-025", "HAR-026", "HAR-031"],
          text: "Tous les pions Amstel sont empilés au départ, dans un ordre tiré au sort : c’est le premier ordre de jeu. Chacun a 1 florin, aucun point, aucune ressource, aucune carte, et sa barge au départ.",
        },
        {
          rules: ["HAR-027"],
          text: "Les extensions se mettent en place maintenant, avant les premières cartes.",
        },
        {
          rules: ["HAR-028", "HAR-029", "HAR-366"],
          text: "*Une première carte :* à deux on retourne 2 artisans et 1 bâtiment, à trois 2 et 2, à quatre 3 et 2. Le pion le plus bas de la pile choisit d’abord, puis on tourne dans le sens des aiguilles d’une montre ; la carte restante est défaussée.",
        },
        {
          rules: ["HAR-030", "HAR-367"],
          text: "*Premières ressources :* dans l’ordre de jeu, chacun pose 1 ressource d’une couleur sur la case 1 de sa rose {rose} ; puis, dans le même ordre, 2 ressources d’une couleur sur la case 2.",
        },
      ],
    },
    {
      title: "Le tour et l’ordre de jeu",
      paragraphs: [
        {
          rules: ["HAR-040"],
          text: "Un tour a quatre phases : cartes, dés, actions, fin du tour. Chacun termine sa part d’une phase avant que le suivant commence.",
        },
        {
          rules: ["HAR-041", "HAR-042"],
          text: "Le pion le plus avancé sur l’Amstel {river} joue en premier ; sur une même case, le plus haut de la pile est devant ; à l’embouchure, le plus petit numéro. L’ordre est fixé au début du tour ; les pions qui bougent changent celui du suivant.",
        },
        {
          rules: ["HAR-043"],
          text: "Quand une carte dit *en tête* ou *dernier* sur la rivière, c’est la position des pions à cet instant.",
        },
        {
          rules: ["HAR-050", "HAR-051"],
          text: "Les pions ne font qu’avancer. Un pont rapporte ses points aussitôt, quelle que soit la cause du mouvement, et chaque pont une fois. Un pion qui s’arrête sur une case occupée se place en haut de la pile.",
        },
        {
          rules: ["HAR-052", "HAR-053"],
          text: "À l’embouchure, un pion prend le plus petit numéro libre et marque 10. Il y reste, et l’ordre n’y change plus ; les cases au-delà de l’embouchure sont perdues.",
        },
        {
          rules: ["HAR-054", "HAR-055"],
          text: "Un déplacement donné par une carte ou une tuile Marché ne coûte rien et n’est pas votre action de rivière. Avec la carte 034, votre pion remonte en haut de sa pile dès qu’il serait couvert, sauf à l’embouchure.",
        },
      ],
    },
    {
      title: "Première phase : les cartes",
      paragraphs: [
        {
          rules: ["HAR-060"],
          text: "Les cartes proposées : toujours 2 plans {plan} ; à deux joueurs, aussi 1 bâtiment {building} et 1 artisan {artisan} ; à quatre, 2 de chaque. À trois, 1 bâtiment et 2 artisans aux tours impairs, 2 et 1 aux tours pairs.",
        },
        {
          rules: ["HAR-061", "HAR-062", "HAR-370"],
          text: "Dans l’ordre de jeu, chacun prend exactement une carte et la pose parmi ses cartes inactives. Seule la carte 049 permet de n’en prendre aucune.",
        },
        {
          rules: ["HAR-063", "HAR-371"],
          text: "Avec cinq cartes inactives vous en prenez tout de même une, puis vous défaussez l’une des six et recevez un jeton Pénalité {penalty}.",
        },
        {
          rules: ["HAR-064", "HAR-065"],
          text: "Le reste est défaussé ; chacun peut consulter la défausse. Une carte inactive ne fait rien tant qu’elle n’est pas activée, ce que vous pouvez faire dès le même tour.",
        },
      ],
    },
    {
      title: "Deuxième phase : dés et rose des vents",
      paragraphs: [
        {
          rules: ["HAR-070", "HAR-071"],
          text: "Les six dés sont lancés une fois par tour. Les ressources sur les cases 1 à 6 de votre rose {rose} sont à vous, mais ne peuvent pas encore être dépensées.",
        },
        {
          rules: ["HAR-073", "HAR-074", "HAR-373"],
          text: "Dans l’ordre de jeu, chacun choisit deux dés différents ; d’autres peuvent prendre les mêmes. Un dé qui montre 4 donne 4 ressources de sa couleur sur la case 4 : elles arrivent trois tours plus tard ; un 1 arrive au même tour. Plus il y en a, plus c’est tard.",
        },
        {
          rules: ["HAR-072"],
          text: "Vers la fin, les chiffres élevés comptent pour 1, afin que rien n’arrive trop tard : 6 au tour 8, dès 5 au tour 9, dès 4 au tour 10, dès 3 au tour 11, dès 2 au tour 12. {figure-late}",
        },
        {
          rules: ["HAR-078", "HAR-080"],
          text: "Quand tous ont choisi, chaque rose tourne d’un cran : ce qui était sur la case 1 arrive à la flèche, tout le reste avance d’une case. Les ressources de la flèche et celle gardée dans votre maison forment votre réserve du tour. {figure-rose}",
        },
        {
          rules: ["HAR-079"],
          text: "Si rien n’arrive à votre flèche, vous recevez un jeton Pénalité {penalty}, même avec une ressource dans votre maison.",
        },
        {
          rules: ["HAR-075", "HAR-076", "HAR-077", "HAR-374"],
          text: "Des cartes aident ici : 051 donne 2 florins et 052 2 ressources de plus sur la case 1 pour chaque dé choisi qui montre 1 ; 054 donne 1 ressource de plus par dé, posée avec les autres ; avec 053, les ressources d’un dé peuvent aller une case plus bas ou plus haut, entre 1 et 6.",
        },
      ],
    },
    {
      title: "Troisième phase : à vous de jouer",
      paragraphs: [
        {
          rules: ["HAR-085", "HAR-380"],
          text: "Dans l’ordre de jeu, chacun joue une fois. Vous faites autant de ces actions que vous voulez, dans l’ordre que vous voulez : activer des cartes, en utiliser, acheter un bloc, charger, déplacer la barge, prendre un docker, livrer, avancer sur la rivière, utiliser le marché. Puis vous terminez ; ne rien faire est permis.",
        },
        {
          rules: ["HAR-086", "HAR-087"],
          text: "Vous payez avec les ressources de votre réserve et vos florins ; ce que vous gagnez peut se dépenser aussitôt et va dans la réserve, jamais sur la rose. Une réserve vide ne termine pas votre tour : bien des choses sont gratuites.",
        },
        {
          rules: ["HAR-088", "HAR-089", "HAR-363"],
          text: "N’est proposé que ce qui peut aller jusqu’au bout et change quelque chose. Ce qui est commencé se termine d’abord ; mais chaque case de la barge est une action à part, d’autres choses peuvent donc s’intercaler.",
        },
        {
          rules: ["HAR-090"],
          text: "Ce que vous avez fait plus tôt dans votre tour est retenu jusqu’à sa fin : blocs, rivière, marché, cases de la barge, plans utilisés, dockers, livraisons. Des cartes en tiennent compte.",
        },
      ],
    },
    {
      title: "Activer des cartes",
      paragraphs: [
        {
          rules: ["HAR-100", "HAR-101"],
          text: "Payez les ressources indiquées sur une de vos cartes inactives, exactement dans ces couleurs, et elle est active jusqu’à la fin de la partie, utilisable aussitôt. Activez-en autant que vous pouvez payer.",
        },
        {
          rules: ["HAR-102", "HAR-103", "HAR-104", "HAR-381"],
          text: "La carte 031 ôte 1 ressource au coût de chaque bâtiment, la carte 042 à celui de votre premier artisan de chaque type ; vous choisissez laquelle. La réduction demande que sa carte soit active avant le paiement : elle ne se paie pas elle-même.",
        },
        {
          rules: ["HAR-105", "HAR-387"],
          text: "Une *activation gratuite*, par la carte 038 ou les tuiles CA 20 et CB 24, est une activation comme une autre, le coût en moins.",
        },
      ],
    },
    {
      title: "Les blocs et le marché noir",
      paragraphs: [
        {
          rules: ["HAR-120", "HAR-121", "HAR-123"],
          text: "Une fois par tour, vous pouvez acheter un bloc libre pour son nombre de ressources de la couleur du quartier. Vous y posez vos Armoiries {arms} et prenez sa marchandise. Il n’a pas à toucher les autres, et il reste à vous. La carte 028 en permet deux ; la carte 025 et le bailli ôtent chacun 1 ressource.",
        },
        {
          rules: ["HAR-122", "HAR-126", "HAR-390"],
          text: "Avec la carte 027, vous pouvez payer 2 florins à la place de toutes les ressources. La tuile CB 22 donne un bloc pour rien et n’épuise pas votre achat.",
        },
        {
          rules: ["HAR-124", "HAR-125", "HAR-384"],
          text: "La marchandise va dans votre entrepôt provisoire ou, si sa case y est encore vide, au marché noir {black-market}. Dans l’ordre : paiement, Armoiries, marchandise, carte 026, carte 074, bailli.",
        },
        {
          rules: ["HAR-130", "HAR-131", "HAR-132", "HAR-133"],
          text: "Le marché noir prend une marchandise de chaque sorte dans toute la partie, et seulement quand on la prend de son bloc. Vous recevez 2 florins ou 1 ressource de n’importe quelle couleur ; avec la carte 037, les deux. Une vente n’est pas une livraison.",
        },
      ],
    },
    {
      title: "Le port",
      paragraphs: [
        {
          rules: ["HAR-140", "HAR-141"],
          text: "Tant que votre barge {barge} est au départ ou à un ponton, vous pouvez charger des marchandises de votre entrepôt provisoire, gratuitement et sans limite. Elles n’y retournent jamais.",
        },
        {
          rules: ["HAR-145", "HAR-382"],
          text: "Aller sur une case voisine coûte 1 ressource de n’importe quelle couleur. Faites demi-tour si vous voulez ; une case accueille autant de barges qu’il en vient.",
        },
        {
          rules: ["HAR-146", "HAR-147", "HAR-148"],
          text: "Les *cases gratuites* viennent de la carte 022, de la tuile CA 17 et de la carte 040 ; elles servent avant les ressources, à tout moment de votre tour, et se perdent à sa fin. La tuile CB 21 place aussitôt la barge au départ, à un ponton ou à une ancre.",
        },
        {
          rules: ["HAR-150", "HAR-151", "HAR-152"],
          text: "À un ponton où il y a des dockers {docker}, vous pouvez en prendre un à bord et gagner 1 florin : un par séjour et par tour, deux à bord au plus.",
        },
        {
          rules: ["HAR-153", "HAR-154"],
          text: "Dès que votre barge arrive au ponton de la couleur d’un docker, même en passant, celui-ci va de lui-même au bâtiment pour les dockers et rapporte les points de la plus haute place vide. La carte 050 double ces points. {figure-docker}",
        },
        {
          rules: ["HAR-160", "HAR-161", "HAR-162"],
          text: "À un entrepôt {warehouse}, vous pouvez livrer sa marchandise depuis votre barge sur le toit vide qui vaut le plus ; à un dépôt {depot} vide, n’importe laquelle. Livrer est gratuit, une marchandise à la fois, tant qu’il y a de la place. {figure-goods}",
        },
        {
          rules: ["HAR-163", "HAR-164"],
          text: "*Livraison rapide :* aux tours 1 à 7, chaque marchandise rapporte en plus : 7 points au tour 1, un de moins à chaque tour. {figure-fast} L’ordre : points indiqués, livraison rapide, contremaître, puis les cartes par numéro.",
        },
      ],
    },
    {
      title: "Rivière, marché, fin du tour",
      paragraphs: [
        {
          rules: ["HAR-170", "HAR-171", "HAR-172", "HAR-385"],
          text: "Une fois par tour, vous pouvez avancer votre pion {river} sur l’Amstel : 1 ressource pour la première case, 2 pour chacune des suivantes, de toutes couleurs. Après chaque case, vous décidez de continuer ou non ; rien d’autre ne s’intercale.",
        },
        {
          rules: ["HAR-180", "HAR-181", "HAR-182"],
          text: "Une fois par tour, vous pouvez utiliser la tuile Marché {market} du tour : payez ses florins et prenez tout ce qu’elle montre, dans cet ordre. Chacun le peut, quand il joue. Avec la carte 020, deux fois, payées chacune.",
        },
        {
          rules: ["HAR-190", "HAR-392"],
          text: "En terminant, vous pouvez garder 1 ressource dans votre maison ; toutes les autres sont perdues.",
        },
        {
          rules: ["HAR-191", "HAR-192"],
          text: "Puis on retire les marqueurs des cartes et on retourne la tuile Marché suivante. Pas au tour 12 : ce qui reste compte au décompte final.",
        },
        {
          rules: ["HAR-195", "HAR-196"],
          text: "Les jetons Pénalité {penalty} viennent dans trois cas seulement : une sixième carte, une flèche vide, et chaque carte inactive à la fin. Ils ne coûtent rien avant, et rien n’en enlève.",
        },
      ],
    },
    {
      title: "Quand agissent les cartes",
      paragraphs: [
        {
          rules: ["HAR-110", "HAR-200", "HAR-445"],
          text: "Une carte n’agit que si elle est active, et pour vous seul, sauf si elle nomme les autres. Son signe dit quand : première phase {time-one}, deuxième phase {time-two}, une fois par tour quand vous jouez {time-three}, en permanence {time-always}, ou en fin de partie {time-end}. Si une carte contredit ces règles, c’est la carte qui prime.",
        },
        {
          rules: ["HAR-201", "HAR-202", "HAR-206"],
          text: "Les cartes de première {time-one} et de deuxième phase {time-two} agissent quand vous choisissez votre carte ou vos dés ; activées plus tard, elles commencent au tour suivant.",
        },
        {
          rules: ["HAR-203", "HAR-220", "HAR-221"],
          text: "*Une fois par tour* {time-three} : une action quand vous jouez, jamais d’elle-même. Payez, choisissez, prenez ce qu’elle donne dans l’ordre imprimé ; elle est ensuite marquée jusqu’à la fin du tour. Elle s’exécute en entier, déplacement sur la rivière compris.",
        },
        {
          rules: ["HAR-204", "HAR-207", "HAR-208"],
          text: "*En permanence* {time-always}, de trois sortes. Certaines changent une règle : 025, 027, 028, 029, 031, 034, 040, 042, et 020 de même. Certaines répondent à un événement. Certaines sont des échanges quand vous jouez, autant que vous voulez : 032, 036, 038, 039.",
        },
        {
          rules: ["HAR-205"],
          text: "*En fin de partie* {time-end} : une fois, au décompte final, d’elle-même.",
        },
        {
          rules: ["HAR-215"],
          text: "Une condition sur l’état du jeu est vérifiée quand vous utilisez la carte. Les cartes activées plus tôt dans le tour comptent, et un changement ultérieur ne reprend rien.",
        },
        {
          rules: ["HAR-216", "HAR-217", "HAR-219"],
          text: "Une condition sur ce qui s’est passé est remplie si cela s’est passé plus tôt dans votre tour, avant ou après l’activation de la carte. Les cases de la barge et du pion comptent, quelle que soit la façon de payer.",
        },
        {
          rules: ["HAR-218", "HAR-222"],
          text: "*Seul* premier ou dernier aux points veut dire strictement plus, ou moins, que chacun des autres. Les ressources de votre choix se choisissent une à une.",
        },
        {
          rules: ["HAR-230", "HAR-235"],
          text: "*Un plan* {plan} s’utilise en payant 1 ressource de sa couleur, une fois par tour chacun. Aucune réduction ne joue. Les cartes qui demandent si un plan a servi rapportent une fois par tour, quel que soit le nombre.",
        },
        {
          rules: ["HAR-231", "HAR-232", "HAR-233", "HAR-234"],
          text: "Avec la carte 029, un plan par tour peut servir jusqu’à trois fois, payé chaque fois. Avec la carte 035, un plan que vous activez donne aussitôt son gain, gratuitement, sans compter dans la limite. Tout cela vaut utilisation d’un plan pour les cartes qui en demandent une dans ce tour.",
        },
        {
          rules: ["HAR-236", "HAR-388"],
          text: "La carte 047 défausse un de vos plans actifs. Ce à quoi il a servi dans ce tour reste acquis.",
        },
        {
          rules: ["HAR-240", "HAR-241", "HAR-242", "HAR-243"],
          text: "*Les cartes qui répondent* le font d’elles-mêmes, après l’action qui les déclenche, dans l’ordre de leurs numéros : 030, 033, 035, 041 répondent à une activation, 026 et 074 à un bloc pris, 037 à une vente, 073, 075 et 076 à 084 à une livraison, 050 à un docker, 071 et 072 à ce que donnent d’autres cartes. On ne vous demande que la couleur d’une ressource.",
        },
        {
          rules: ["HAR-244", "HAR-245", "HAR-386"],
          text: "Seule la carte 074 peut se refuser : avancer sur la rivière peut nuire. Une carte ne revient pas sur ce qui s’est passé avant qu’elle soit active.",
        },
        {
          rules: ["HAR-209", "HAR-250", "HAR-251", "HAR-255"],
          text: "*Cartes 071 et 072 :* dès qu’une autre de vos cartes donne elle-même des florins (071) ou des points (072), vous en gagnez 1 de plus, une fois par utilisation, quelle que soit la somme. Elles ne se déclenchent jamais l’une l’autre.",
        },
        {
          rules: ["HAR-252", "HAR-253", "HAR-254", "HAR-256"],
          text: "Ce à quoi une carte ne fait que mener ne compte pas : ponts, embouchure, toits, places des dockers, livraison rapide, contremaître, tuiles Marché, simple vente, florin pour un docker. Une vente avec 037 compte, sauf sur la case du pion. Elles se taisent au décompte final.",
        },
        {
          rules: ["HAR-260", "HAR-261"],
          text: "*Les coûts :* le coût imprimé ; puis ce qui le remplace (027, activation gratuite, CB 22) ; à défaut seulement les réductions, cumulées, jamais sous zéro. Rien ne réduit la ressource d’un plan, la rivière, une case de la barge ni des florins.",
        },
        {
          rules: ["HAR-262"],
          text: "Un tour finit toujours : chaque action consomme quelque chose.",
        },
      ],
    },
    {
      title: "Les artisans",
      paragraphs: [
        {
          rules: ["HAR-C001", "HAR-C002", "HAR-C003", "HAR-C004", "HAR-C005", "HAR-C006"],
          text: "*Cristalliers*, une fois par tour {time-three} : si vous avez utilisé un plan du quartier dans ce tour, 1 ressource. *001* Plantage, orange ; *002* Haarlemmerbuurt, marron ; *003* Jordaan, grise ; *004* Burgwallen, violette ; *005* Nieuwmarkt, noire ; *006* Grachtengordel, rose.",
        },
        {
          rules: ["HAR-C007", "HAR-C008", "HAR-C009", "HAR-C010", "HAR-C011", "HAR-C012"],
          text: "*Distillateurs*, en fin de partie {time-end}. *007* : 2 points par type d’artisan différent. *008* : pas de jetons Pénalité pour les cartes inactives. *009* : 5 cases sur la rivière. *010* : 1 point par docker et par marchandise sur votre barge. *011* : 1 point par docker dans le bâtiment pour les dockers. *012* : 1 point par marchandise au marché noir.",
        },
        {
          rules: ["HAR-C013", "HAR-C014", "HAR-C015", "HAR-C016", "HAR-C017", "HAR-C018"],
          text: "*Torréfacteurs*, une fois par tour {time-three}. *013* : avec 3 bâtiments actifs, 1 florin. *014* : si votre pion a bougé dans ce tour, 1 point. *015* : avec au plus 2 marchandises à bord, 1 point. *016* : si votre barge a avancé de 2 cases dans ce tour, 1 point. *017* : si vous n’êtes pas en tête sur la rivière, 1 case. *018* : si vous y êtes dernier, 1 florin.",
        },
        {
          rules: ["HAR-C019", "HAR-C020", "HAR-C021", "HAR-C022", "HAR-C023", "HAR-C024"],
          text: "*Brasseurs*, une fois par tour {time-three}. *019* : 1 florin par tranche entamée de 5 Armoiries. *020* : le marché deux fois dans ce tour. *021* : 1 florin par quartier parmi vos plans actifs. *022* : payez 1 florin, 3 cases gratuites pour la barge. *023* : payez 1 florin, 1 point. *024* : 1 florin et 1 point.",
        },
        {
          rules: ["HAR-C025", "HAR-C026", "HAR-C027", "HAR-C028", "HAR-C029", "HAR-C030"],
          text: "*Faïenciers*, en permanence {time-always}. *025* : les blocs coûtent 1 ressource de moins. *026* : 1 florin par bloc pris. *027* : 2 florins peuvent remplacer tout le coût d’un bloc. *028* : deux blocs par tour. *029* : un plan jusqu’à trois fois par tour. *030* : 2 florins par bâtiment activé.",
        },
        {
          rules: ["HAR-C031", "HAR-C032", "HAR-C033", "HAR-C034", "HAR-C035", "HAR-C036"],
          text: "*Fromagers*, en permanence {time-always}. *031* : activer un bâtiment coûte 1 ressource de moins. *032* : 3 ressources contre 1 florin, autant que vous voulez. *033* : 1 florin par artisan activé, elle-même comprise. *034* : votre pion est toujours en haut de sa pile. *035* : un plan que vous activez sert une fois gratuitement. *036* : 2 ressources contre 1 de votre choix, autant que vous voulez.",
        },
        {
          rules: ["HAR-C037", "HAR-C038", "HAR-C039", "HAR-C040", "HAR-C041", "HAR-C042"],
          text: "*Dentellières*, en permanence {time-always}. *037* : une vente donne 2 florins et 1 ressource. *038* : 3 florins contre une activation gratuite, autant que vous voulez. *039* : 2 florins contre 2 ressources de votre choix, autant que vous voulez. *040* : une ressource vaut 2 cases pour la barge. *041* : 1 florin par plan activé. *042* : votre premier artisan de chaque type coûte 1 ressource de moins.",
        },
        {
          rules: ["HAR-C043", "HAR-C044", "HAR-C045", "HAR-C046", "HAR-C047", "HAR-C048"],
          text: "*Charpentiers*, une fois par tour {time-three}. *043* : si vous êtes seul dernier aux points, 1 ressource de votre choix. *044* : 1 florin, et 1 point par charpentier actif. *045* : si le marché vous a donné des points dans ce tour, 1 ressource de votre choix. *046* : 1 ressource de votre choix. *047* : défaussez un plan actif, 3 florins. *048* : payez 1 ressource, 1 florin.",
        },
        {
          rules: ["HAR-C049", "HAR-C050", "HAR-C051", "HAR-C052", "HAR-C053", "HAR-C054"],
          text: "*Cultivateurs de tulipes.* *049*, première phase {time-one} : vous pouvez ne prendre aucune carte. *050*, en permanence {time-always} : vos dockers rapportent le double. En deuxième phase {time-two} : *051*, 2 florins par dé choisi qui montre 1 ; *052*, 2 ressources de plus sur la case 1 pour chacun de ces dés ; *053*, les ressources d’un dé une case plus bas ou plus haut ; *054*, 1 ressource de plus par dé.",
        },
      ],
    },
    {
      title: "Les bâtiments",
      paragraphs: [
        {
          rules: ["HAR-C055", "HAR-C056", "HAR-C057", "HAR-C058", "HAR-C059", "HAR-C060"],
          text: "*Munttoren*, une fois par tour {time-three} : 1 florin si vous avez utilisé un plan du quartier dans ce tour. *055* Plantage, *056* Haarlemmerbuurt, *057* Jordaan, *058* Burgwallen, *059* Nieuwmarkt, *060* Grachtengordel.",
        },
        {
          rules: ["HAR-C061", "HAR-C062", "HAR-C063", "HAR-C064", "HAR-C065", "HAR-C066"],
          text: "*Paleis op de Dam*, une fois par tour {time-three} : 1 point par plan actif du quartier, utilisé ou non. *061* Plantage, *062* Haarlemmerbuurt, *063* Jordaan, *064* Burgwallen, *065* Nieuwmarkt, *066* Grachtengordel.",
        },
        {
          rules: ["HAR-C067", "HAR-C068", "HAR-C069", "HAR-E53"],
          text: "*Oude Kerk* *067* à *069*, en fin de partie {time-end} : 3 points ; 8 avec une Zuiderkerk ou une Westerkerk ; 15 avec une de chaque. Chaque Oude Kerk mène sa propre série, et une carte associée ne sert que dans une série ; les séries complètes d’abord.",
        },
        {
          rules: ["HAR-C070", "HAR-C071", "HAR-C072"],
          text: "*Zuiderkerk.* *070*, une fois par tour {time-three} : avec au plus 3 cartes inactives, 1 florin. En permanence {time-always} : *071*, 1 florin de plus dès qu’une autre carte donne des florins ; *072*, 1 point de plus dès qu’une autre carte donne des points.",
        },
        {
          rules: ["HAR-C073", "HAR-C074", "HAR-C075"],
          text: "*Westerkerk*, en permanence {time-always}. *073* : 1 point par marchandise livrée. *074* : pour chaque bloc pris, vous pouvez avancer de 1 case sur la rivière. *075* : 1 florin par marchandise livrée.",
        },
        {
          rules: ["HAR-C076", "HAR-C077", "HAR-C078", "HAR-C079", "HAR-C080", "HAR-C081", "HAR-C082", "HAR-C083", "HAR-C084"],
          text: "*Oost-Indisch Huis*, en permanence {time-always} : 4 points chaque fois que vous livrez sa marchandise, à un entrepôt ou un dépôt. *076* cristal, *077* genièvre, *078* café, *079* bière, *080* carrelage, *081* fromage, *082* dentelle, *083* meubles, *084* tulipes.",
        },
        {
          rules: ["HAR-C085", "HAR-C086", "HAR-C087", "HAR-275"],
          text: "*Montelbaanstoren*, en fin de partie {time-end}. *085* : 1 point par plan actif. *086* : 2 points par carte active de fin de partie, elle-même comprise. *087* : 2 points par bâtiment actif.",
        },
        {
          rules: ["HAR-C088", "HAR-C089", "HAR-C090", "HAR-E55"],
          text: "*Schreierstoren* *088* à *090*, une fois par tour {time-three} : 1 florin ; 2 avec une Montelbaanstoren active, une seule pour les trois.",
        },
        {
          rules: ["HAR-C091", "HAR-C092", "HAR-C093", "HAR-C094", "HAR-C095", "HAR-C096"],
          text: "*’s Lands Zeemagazijn*, une fois par tour {time-three} : 1 ressource. *091* rose, *092* orange, *093* marron, *094* grise, *095* violette, *096* noire.",
        },
        {
          rules: ["HAR-C097", "HAR-C098", "HAR-C099", "HAR-C100", "HAR-C101", "HAR-C102"],
          text: "*De Waag*, une fois par tour {time-three}. *097* : si vous êtes seul en tête aux points, 1 point. *098* : avec au plus 3 cartes inactives, 2 points. *099* : si vous avez utilisé un plan dans ce tour, 2 points. *100* : avec 3 artisans actifs, 1 florin. *101* : avec 3 bâtiments actifs, 2 points. *102* : avec 3 plans actifs, 1 florin.",
        },
        {
          rules: ["HAR-C103", "HAR-C104", "HAR-C105", "HAR-C106", "HAR-C107", "HAR-C108", "HAR-E56", "HAR-E57", "HAR-E58"],
          text: "*Rijksmuseum*, en fin de partie {time-end}. *103* : 2 points par paire d’artisans d’un même type. *104* : 3 points par paire de plans d’un même quartier. *105* : 2 points par pont de la rivière passé. *106* : 1 point pour chacune de vos Armoiries. *107* : 8 points si votre barge est au départ. *108* : 2 points par artisan du type que vous avez le plus. Les paires ne se chevauchent pas ; *107* s’ajoute à la tâche 30.",
        },
      ],
    },
    {
      title: "Les plans",
      paragraphs: [
        {
          rules: ["HAR-C109", "HAR-C113", "HAR-C117", "HAR-C121", "HAR-C125", "HAR-C129"],
          text: "Chaque quartier a quatre plans {plan} ; une utilisation coûte 1 ressource de sa couleur. Le premier, pour 1 point : *109* Plantage, rose ; *113* Haarlemmerbuurt, gris ; *117* Jordaan, orange ; *121* Burgwallen, marron ; *125* Nieuwmarkt, violet ; *129* Grachtengordel, noir.",
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
          text: "Le deuxième et le troisième, pour 1 florin : *110* et *111* Plantage, *114* et *115* Haarlemmerbuurt, *118* et *119* Jordaan, *122* et *123* Burgwallen, *126* et *127* Nieuwmarkt, *130* et *131* Grachtengordel.",
        },
        {
          rules: ["HAR-C112", "HAR-C116", "HAR-C120", "HAR-C124", "HAR-C128", "HAR-C132"],
          text: "Le quatrième, pour 1 florin et 1 point : *112* Plantage, *116* Haarlemmerbuurt, *120* Jordaan, *124* Burgwallen, *128* Nieuwmarkt, *132* Grachtengordel.",
        },
      ],
    },
    {
      title: "Les tuiles Marché",
      paragraphs: [
        {
          rules: ["HAR-M01", "HAR-M02", "HAR-M03", "HAR-M04", "HAR-M05", "HAR-M06", "HAR-M07", "HAR-M08"],
          text: "*Tuiles A* {market}, pour la première moitié. Pour 1 florin : *A1* 1 point et 2 cases de rivière, *A2* 2 points, *A3* 3 points. Pour 2 : *A4* 2 points et 1 ressource de votre choix, *A5* 3 points et 1 case de rivière, *A6* 4 points. Pour 3 : *A7* 4 points et 2 cases de rivière, *A8* 5 points.",
        },
        {
          rules: ["HAR-M09", "HAR-M10", "HAR-M11", "HAR-M12", "HAR-M13", "HAR-M14", "HAR-M15", "HAR-M16"],
          text: "*Tuiles B* {market}, pour la seconde. Pour 3 florins : *B9* 5 points et 1 ressource. Pour 4 : *B10* 4 points et 2 cases de rivière, *B11* 6 points et 1 case de rivière, *B12* 8 points. Pour 5 : *B13* 11 points et 1 ressource, *B14* 12 points. Pour 6 : *B15* 14 points, *B16* 15 points.",
        },
        {
          rules: ["HAR-M17", "HAR-M18", "HAR-M19", "HAR-M20", "HAR-M21", "HAR-M22", "HAR-M23", "HAR-M24"],
          text: "*Tuiles C* {market}, avec la quatrième extension. *CA 17*, 1 florin : 3 cases gratuites pour la barge. *CA 18*, 2 : échangez une carte inactive contre une de la défausse. *CA 19*, 2 : 2 ressources de votre choix. *CA 20*, 3 : une activation gratuite. *CB 21*, 3 : la barge au départ, à un ponton ou à une ancre. *CB 22*, 4 : un bloc gratuit. *CB 23*, 5 : 1 ressource de chaque couleur. *CB 24*, 6 : 2 activations gratuites.",
        },
      ],
    },
    {
      title: "La fin de la partie",
      paragraphs: [
        {
          rules: ["HAR-270", "HAR-271", "HAR-272"],
          text: "Après le dernier tour de jeu du tour 12, on fait le décompte, étape par étape. *Pénalités* {penalty} : un jeton de plus par carte inactive, sauf avec la carte 008 ; puis le premier jeton coûte 3 points, le deuxième 5, le troisième et chacun des suivants 7.",
        },
        {
          rules: ["HAR-273", "HAR-274"],
          text: "*Cartes de fin* {time-end} : joueur par joueur dans l’ordre de jeu du tour 12, par numéro. 009 avance alors le pion, ponts et embouchure compris, avant que 105 les compte.",
        },
        {
          rules: ["HAR-276"],
          text: "*Ville* {arms} : 3 points par bloc de votre plus grand groupe de blocs reliés par des ponts. Un bloc seul est un groupe. {figure-group}",
        },
        {
          rules: ["HAR-277", "HAR-278"],
          text: "*Quartiers :* dans chaque quartier face visible, le plus d’Armoiries rapporte 5 points, la deuxième place 2 à trois ou quatre joueurs et 0 à deux. Les ex æquo se partagent les points de leurs places, arrondis à l’inférieur ; sans Armoiries, pas de place.",
        },
        {
          rules: ["HAR-279"],
          text: "*Ce qui reste :* 1 point pour 2 unités de ressources en réserve, marchandises, dockers à bord et florins, comptés ensemble. Les ressources encore sur la rose ne comptent pas.",
        },
        {
          rules: ["HAR-280", "HAR-281"],
          text: "Le plus grand total gagne ; à égalité, celui qui est devant sur la rivière. Un score peut dépasser 100 et tomber sous zéro.",
        },
      ],
    },
    {
      title: "Contremaître et bailli",
      paragraphs: [
        {
          rules: ["HAR-290", "HAR-291", "HAR-365"],
          text: "*Première extension.* Le dernier sur la rivière place le contremaître sur un dépôt {depot}, l’avant-dernier place le bailli sur un bloc qui coûte 2.",
        },
        {
          rules: ["HAR-292", "HAR-293", "HAR-294", "HAR-295"],
          text: "Toute marchandise livrée là où se tient le contremaître rapporte 2 points de plus. À la fin d’un tel tour, vous le déplacez à l’entrepôt ou dépôt le plus proche qui a de la place ; entre égaux, vous choisissez. S’il n’y en a pas d’autre, il reste ; quand tout est plein, il s’en va.",
        },
        {
          rules: ["HAR-296", "HAR-297", "HAR-298", "HAR-391"],
          text: "Le bloc où se tient le bailli coûte 1 ressource de moins. Le joueur qui prend ce bloc, de quelque façon que ce soit, déplace le bailli aussitôt sur un bloc libre voisin, sinon sur le plus proche par les ponts, sinon sur n’importe quel bloc libre ; s’il n’y en a plus, il s’en va.",
        },
      ],
    },
    {
      title: "Les tâches",
      paragraphs: [
        {
          rules: ["HAR-300", "HAR-301", "HAR-302"],
          text: "*Deuxième extension.* Chacun reçoit des tuiles Tâche. Elles sont évaluées ensemble, avant ce qui reste, d’abord celles qui ne font que regarder le jeu. Peu importe qui a livré ou amené.",
        },
        {
          rules: ["HAR-303", "HAR-304", "HAR-395"],
          text: "Puis, dans l’ordre de jeu, celles qui demandent de rendre quelque chose : depuis la barge, l’entrepôt provisoire et la réserve, si vous voulez. Un élément ne sert qu’à une seule tâche. Une tâche non remplie ne coûte rien.",
        },
        {
          rules: ["HAR-T01", "HAR-T02", "HAR-T03", "HAR-T04", "HAR-T05", "HAR-T06"],
          text: "*Tâches 1 à 6 :* les deux dockers {docker} d’une couleur sont dans le bâtiment pour les dockers, pour 8, 7 ou 6 points à deux, trois ou quatre : bleu clair, marron, vert clair, rose, jaune, blanc.",
        },
        {
          rules: ["HAR-T07", "HAR-T08", "HAR-T09", "HAR-T10", "HAR-T11", "HAR-T12", "HAR-T35"],
          text: "*Tâches 7 à 12 :* vous possédez au moins 4 blocs {arms} dans un quartier, pour 6, 7 ou 8 points : Grachtengordel, Plantage, Nieuwmarkt, Burgwallen, Haarlemmerbuurt, Jordaan. *Tâche 35 :* au moins 9 blocs, pour 7, 8 ou 9.",
        },
        {
          rules: ["HAR-T13", "HAR-T15", "HAR-T16", "HAR-T17", "HAR-T36"],
          text: "*Des cartes actives :* 13, au moins 3 bâtiments, 3 artisans et 3 plans, 9 points ; 15, au moins 3 cartes de fin, 16, au moins 4 « une fois par tour », plans compris, 17, au moins 5 permanentes, 7 points chacune ; 36, au moins 10 cartes, pour 4, 5 ou 6.",
        },
        {
          rules: ["HAR-T14", "HAR-T18", "HAR-T19", "HAR-T30", "HAR-T31"],
          text: "*Des positions :* 14, votre pion à l’embouchure, 10 points ; 18, au moins 7 marchandises au marché noir, pour 7, 6 ou 5 ; 19, au moins 2 marchandises différentes sur votre barge, 6 ; 30, votre barge au départ, 4 ; 31, au moins 7 dockers dans leur bâtiment, pour 9, 7 ou 5.",
        },
        {
          rules: ["HAR-T20", "HAR-T21", "HAR-T22", "HAR-T23", "HAR-T24", "HAR-T25", "HAR-T26", "HAR-T27", "HAR-T28", "HAR-T29"],
          text: "*Tâches 20 à 28 :* un entrepôt {warehouse} est plein, pour 7, 6 ou 5 points : meubles, dentelle, fromage, genièvre, bière, carrelage, tulipes, cristal, café. *Tâche 29 :* tous les dépôts {depot} sont pleins, pour autant.",
        },
        {
          rules: ["HAR-T32", "HAR-T33", "HAR-T34", "HAR-E61", "HAR-E62"],
          text: "*À rendre :* 32, deux dockers et une marchandise, pour 4, 5 ou 6 points ; 34, un docker, une marchandise et une ressource, de même ; 33, jusqu’à 6 ressources de couleurs différentes de votre réserve, pour 1, 2, 3, 5, 7 ou 10.",
        },
        {
          rules: ["HAR-T37", "HAR-T38", "HAR-T39", "HAR-T40", "HAR-T41", "HAR-T42", "HAR-E63"],
          text: "*Tâches 37 à 42 :* rendez un ou deux dockers {docker} d’une couleur qui sont à bord, pour 2 ou 7 points à deux, 3 ou 8 à trois, 4 ou 9 à quatre : bleu clair, jaune, marron, vert clair, rose, blanc.",
        },
      ],
    },
    {
      title: "Pion Marché noir, autres tuiles",
      paragraphs: [
        {
          rules: ["HAR-310", "HAR-311", "HAR-312", "HAR-313"],
          text: "*Troisième extension.* Le premier sur la rivière place un pion sur le marché noir {black-market}. Une vente sur sa case rapporte 2 florins et 1 ressource. Le vendeur le déplace alors sur une case vide voisine, même en diagonale, ou sur la plus proche ; entre égales, il choisit. Quand tout est plein, il s’en va.",
        },
        {
          rules: ["HAR-315", "HAR-316"],
          text: "*Quatrième extension.* La pile du marché mêle trois tuiles A à trois tuiles CA, au-dessus de trois B et trois CB ; dans la partie courte, deux tuiles C de chaque.",
        },
        {
          rules: ["HAR-317", "HAR-318", "HAR-319", "HAR-389"],
          text: "CA 18 : défaussez une carte inactive et prenez-en une autre de la défausse, de tout genre ; s’il n’y en avait pas, le premier artisan ou bâtiment de sa pile. Avec CB 24, la seconde activation peut déjà faire réagir la première carte. Les tuiles C ne donnent pas de points.",
        },
      ],
    },
    {
      title: "Seul contre TOM",
      paragraphs: [
        {
          rules: ["HAR-320", "HAR-321", "HAR-322"],
          text: "TOM suit des règles et ne décide rien. La mise en place est celle d’une partie à deux, avec un docker {docker} par ponton. TOM a un pion, un score, des Armoiries et des florins, mais pas de cartes ; des trois premières cartes, vous en prenez une.",
        },
        {
          rules: ["HAR-323", "HAR-324"],
          text: "Un tour : les cartes proposées, peut-être une carte que TOM défausse, votre carte, les dés, tout ce que TOM en fait tels qu’ils sont tombés ; puis vos dés, votre rose et votre jeu.",
        },
        {
          rules: ["HAR-325", "HAR-326", "HAR-327", "HAR-372"],
          text: "Si TOM est en tête sur la rivière, il défausse d’abord la moins chère des cartes proposées : à égalité un plan avant un bâtiment avant un artisan ; entre deux plans égaux, vous choisissez. Vous prenez une des autres.",
        },
        {
          rules: ["HAR-330", "HAR-338"],
          text: "*Rivière* {river} : une case par dé qui montre 1, avec ponts et embouchure ; il s’arrête au-dessus des autres pions, mais sous le vôtre avec la carte 034.",
        },
        {
          rules: ["HAR-331", "HAR-332", "HAR-333"],
          text: "*Dockers* {docker} : trois dés égaux ou plus amènent le docker du ponton de ce numéro au bâtiment pour les dockers, pour ses points et 1 florin : 1 bleu clair, 2 blanc, 3 jaune, 4 marron, 5 rose, 6 vert clair. Si le ponton est vide, rien.",
        },
        {
          rules: ["HAR-334", "HAR-335"],
          text: "*Blocs* {arms} : pour chaque dé qui montre 6, TOM prend le bloc libre le moins cher de sa couleur ; à égalité un bloc voisin des siens, puis le plus à gauche. Plusieurs se suivent dans l’ordre noir, marron, violet, rose, orange, gris.",
        },
        {
          rules: ["HAR-336"],
          text: "Sa marchandise va au marché noir pour 2 florins si la case est vide, sinon à son entrepôt {warehouse} avec points et livraison rapide.",
        },
        {
          rules: ["HAR-337"],
          text: "*Marché* {market} : s’il a les florins, il prend les points et les cases de rivière de la tuile ; sinon 1 florin.",
        },
        {
          rules: ["HAR-340", "HAR-341"],
          text: "À la fin, TOM marque ville et quartiers comme vous, et 1 point pour 2 florins. Vous gagnez seulement avec plus de points que TOM ; à égalité, vous perdez.",
        },
      ],
    },
    {
      title: "Ce qui est demandé, qui sait quoi",
      paragraphs: [
        {
          rules: ["HAR-360", "HAR-361", "HAR-362", "HAR-383"],
          text: "Le jeu attend un joueur et une décision. Des pièces identiques font une seule réponse. S’il n’y a qu’une réponse possible, elle est donnée pour vous, sauf pour finir votre tour. Les ressources au choix se demandent une à une.",
        },
        {
          rules: ["HAR-345", "HAR-346", "HAR-347"],
          text: "Aucune pile ne s’épuise : les plans sont utilisés exactement, les artisans et bâtiments jamais tous. La défausse n’est pas remélangée. Le marché a une tuile par tour.",
        },
        {
          rules: ["HAR-400", "HAR-401"],
          text: "*Visible :* tout ce qui est devant les joueurs, chaque choix, la taille de chaque pile. *Caché* à tous : l’ordre des piles, et ce qui a été écarté.",
        },
        {
          rules: ["HAR-402", "HAR-403"],
          text: "Vos tâches, vous seul les voyez, jusqu’au décompte final, sauf si la table les joue visibles ; combien vous en avez, tout le monde le voit.",
        },
        {
          rules: ["HAR-420", "HAR-421", "HAR-422", "HAR-423", "HAR-424"],
          text: "Vous pouvez reprendre vos derniers choix, un à un, jusqu’au dernier lancer ou à la dernière carte retournée : d’ordinaire tout votre tour. Le dernier joueur d’une phase ne le peut pas, car du nouveau arrive aussitôt. Si un autre joueur a choisi entre-temps, tous les joueurs doivent accepter. À une table d’entraînement, seul ou avec des robots, vous pouvez revenir sur tout. Ce qui est repris reste noté comme tel au journal.",
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
          rules: ["HAR-450", "HAR-451"],
          text: "*Le plateau :* où se trouvent les blocs, les ponts et les cases du port, ce que coûtent les blocs {arms}, et ce que rapportent les toits {warehouse}, les dépôts {depot}, les places de dockers {docker} et les ponts de l’Amstel {river}. Seuls quelques-uns de ces chiffres figurent dans les exemples imprimés.",
        },
        {
          rules: ["HAR-452"],
          text: "*Les premières cartes :* les règles imprimées donnent leur nombre, une de plus que de joueurs, mais non combien sont des artisans {artisan} et combien des bâtiments {building}.",
        },
        {
          rules: ["HAR-453"],
          text: "*Les points de quartier à quatre joueurs :* 5 et 2, comme à trois.",
        },
        {
          rules: ["HAR-454"],
          text: "*Les noms :* cinq des neuf métiers d’artisans, sept des onze groupes de bâtiments et les ponts de l’Amstel.",
        },
        {
          rules: ["HAR-455"],
          text: "*Les couleurs des quartiers* sont une supposition, sauf Plantage, qui est rose. Notre lecture : Haarlemmerbuurt gris, Jordaan orange, Burgwallen marron, Nieuwmarkt violet, Grachtengordel noir. Une autre est possible : Haarlemmerbuurt orange, Jordaan marron, Burgwallen gris, le reste comme ici.",
        },
        {
          rules: ["HAR-456"],
          text: "*87 décisions* répondent à ce que les règles imprimées laissent ouvert ou disent de deux façons. La plupart figurent plus haut, chacune avec sa règle ; celles sur les cartes suivent.",
        },
        {
          rules: ["HAR-E20", "HAR-E21", "HAR-E22", "HAR-E23", "HAR-E24"],
          text: "*Les coûts des cartes* sont les nôtres : de la puissance contre des ressources. Plus une carte est forte et agit souvent, plus elle coûte, d’une ressource à quatre ; les six couleurs sont demandées également, et aucune carte ne coûte la couleur qu’elle donne.",
        },
        {
          rules: ["HAR-E30", "HAR-E31", "HAR-E32", "HAR-E33", "HAR-E34"],
          text: "*Quand agit une carte*, si la règle imprimée ne le dit pas : ce qui compte la partie finie agit à la fin, ce qui change une règle agit en permanence, ce qui touche aux dés en deuxième phase, tout le reste une fois par tour.",
        },
        {
          rules: ["HAR-E40", "HAR-E41", "HAR-E42"],
          text: "*Les types :* les artisans produisent les neuf marchandises, les bâtiments forment onze groupes, et chaque quartier a une couleur : Plantage rose, Haarlemmerbuurt gris, Jordaan orange, Burgwallen marron, Nieuwmarkt violet, Grachtengordel noir.",
        },
        {
          rules: ["HAR-E50", "HAR-E51", "HAR-E52", "HAR-E54", "HAR-E59", "HAR-E60"],
          text: "*Cartes particulières :* une carte se compte elle-même si elle est du genre qu’elle compte. Pour 010 seule la barge compte, 021 donne des florins, 070 demande au plus 3 cartes, des cases gratuites peuvent rester inutilisées, et CB 21 atteint tout sauf l’eau.",
        },
        {
          rules: ["HAR-E01", "HAR-E02", "HAR-E03", "HAR-E04", "HAR-E05", "HAR-E06", "HAR-E07", "HAR-E08", "HAR-E09", "HAR-E10", "HAR-E11"],
          text: "*Comment les cartes sont écrites :* chaque carte est une phrase de peu de mots : quand elle répond, à quelle condition, ce qu’elle coûte, ce qu’elle donne, dans cet ordre. Tous les florins d’une utilisation font un seul gain, et tous les points de même. Quelques cartes changent une valeur qu’une règle consulte, et une poignée ont un mot à elles.",
        },
      ],
    },
    {
      title: "Un mélange vérifiable",
      paragraphs: [
        {
          rules: [],
          text: "Avant que quelqu’un s’assoie, le serveur scelle un nombre secret, et chaque joueur y ajoute le sien. Tous les mélanges et tous les dés de la partie en découlent. À la fin, les sceaux sont ouverts et chacun peut tout refaire : cela montre que ni carte ni dé n’ont été changés. Cela ne peut pas montrer que personne n’a regardé.",
        },
        {
          rules: ["HAR-410", "HAR-411"],
          text: "Le hasard intervient avant la partie, dans cet ordre : marchandises, dockers, tuiles Quartier, artisans, bâtiments, plans, tuiles Marché, pions Amstel, tâches ; puis avec six dés par tour, dans l’ordre noir, marron, violet, rose, orange, gris. Rien n’est remélangé.",
        },
        {
          rules: ["HAR-412", "HAR-413", "HAR-414"],
          text: "Tout ce qui est tiré est consigné ; ce qui est caché n’est montré que quand une règle l’ouvre. Avec la même graine et les mêmes choix, chaque partie se répète à la pièce près.",
        },
        {
          rules: ["HAR-430", "HAR-431", "HAR-432", "HAR-433", "HAR-434"],
          text: "Rien ne se perd : cartes, marchandises et dockers sont toujours au complet, personne ne doit de ressources ni de florins, les pions ne reculent jamais, et les points, recomptés à partir de tout ce qui s’est passé, sont ceux qui étaient affichés.",
        },
      ],
    },
  ],
};

export default book;
