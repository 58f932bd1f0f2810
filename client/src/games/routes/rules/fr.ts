// The rules of the game in French, in our own words; every paragraph names the rules that it tells.
import type { RulesBook } from "@/platform/game";

const book: RulesBook = {
  title: "Routes",
  chapters: [
    {
      title: "Le but du jeu",
      paragraphs: [
        {
          rules: [],
          text: "Vous êtes marchand dans le vieil Amsterdam. Vos chariots {cart} parcourent la ville et relient ses lieux, route après route. Les routes rapportent des points tout de suite ; les contrats {contract} en rapportent à la fin, si vous avez relié leurs deux lieux ; et les joueurs qui accumulent les cartes Marchandise {trade} touchent un bonus. Le plus grand total l’emporte.",
        },
        {
          rules: ["ROU-001", "ROU-015"],
          text: "On joue à deux, trois ou quatre. Chacun commence avec *16 chariots* {cart}, aucune carte Marchandise et aucun point.",
        },
      ],
    },
    {
      title: "Matériel",
      paragraphs: [
        {
          rules: [],
          text: "La carte de la ville montre des *lieux*, comme Dam ou Waag. Une *route* relie deux lieux par un à quatre *espaces* d’une même couleur : rose {pink}, bleu {blue}, vert {green}, noir {black}, rouge {red}, orange {orange} ou gris {grey}. Chaque couleur a aussi sa forme : on n’a jamais à se fier à la couleur seule.",
        },
        {
          rules: ["ROU-002"],
          text: "Il y a 44 *cartes Transport* {cards} : six dans chacune des six couleurs, et huit *jokers* {wild}. Seules les routes peuvent être grises.",
        },
        {
          rules: ["ROU-003"],
          text: "Il y a 24 *contrats* {contract}, chacun avec deux lieux et une valeur, et 16 *cartes Marchandise* {trade}, qui disent simplement qui commerce le mieux.",
        },
      ],
    },
    {
      title: "Mise en place",
      paragraphs: [
        {
          rules: ["ROU-010"],
          text: "On mélange les cartes Transport. Chacun en reçoit deux ; cinq autres sont retournées : ce sont les *cartes visibles*. Le reste forme la pioche.",
        },
        {
          rules: ["ROU-011"],
          text: "Trois jokers {wild} ou plus parmi ces cinq cartes ? Toutes les cinq sont défaussées et remplacées, autant de fois qu’il le faut.",
        },
        {
          rules: ["ROU-012"],
          text: "Chacun reçoit deux contrats {contract}, cachés aux autres, et en garde *un ou deux*.",
        },
        {
          rules: ["ROU-013"],
          text: "Tout le monde choisit en même temps, sans connaître le choix des autres ; le nombre de contrats gardés est montré quand chacun a choisi. Les contrats rendus passent sous la pile, dans l’ordre de jeu à partir du premier joueur : celui du dernier joueur se retrouve tout en dessous.",
        },
        {
          rules: ["ROU-014"],
          text: "Le premier joueur est tiré au sort, car ici on ne demande l’âge de personne ; l’hôte de la table peut aussi le désigner. On joue dans le sens des aiguilles d’une montre.",
        },
      ],
    },
    {
      title: "Votre tour",
      paragraphs: [
        {
          rules: ["ROU-020"],
          text: "À votre tour, vous faites une seule de ces trois actions : *piocher* des cartes Transport {cards}, *prendre possession* d’une route {cart} ou *prendre des contrats* {contract}.",
        },
        {
          rules: ["ROU-021", "ROU-023"],
          text: "Si aucune des trois n’est possible, vous passez. Sinon, passer n’est pas permis. Passer est un tour comme un autre : il compte aussi dans le dernier tour.",
        },
      ],
    },
    {
      title: "Piocher des cartes Transport",
      paragraphs: [
        {
          rules: ["ROU-030"],
          text: "Vous prenez *deux cartes*, l’une après l’autre. Chacune est soit une carte visible, soit la carte cachée du dessus de la pioche. On ne s’arrête pas après la première tant qu’une seconde peut être prise.",
        },
        {
          rules: ["ROU-031"],
          text: "Une carte visible prise est remplacée aussitôt, au même emplacement. Vous voyez donc la nouvelle avant de choisir la seconde.",
        },
        {
          rules: ["ROU-032", "ROU-033"],
          text: "Un joker {wild} visible compte pour *deux cartes* : si vous le prenez en premier, votre tour est fini. Il ne peut pas être pris en second. Un joker tiré de la pioche, lui, est un coup de chance : il compte comme n’importe quelle carte.",
        },
        {
          rules: ["ROU-034"],
          text: "Dès que trois cartes visibles ou plus sont des jokers, les cinq sont défaussées et remplacées, même entre vos deux cartes ou juste après, jusqu’à ce qu’il reste deux jokers au plus. On n’y touche pas s’il reste moins de trois cartes de couleur en tout, entre cartes visibles, pioche et défausse : de nouvelles cartes n’y changeraient rien.",
        },
        {
          rules: ["ROU-035"],
          text: "Quand il faut une carte et que la pioche est vide, toute la défausse est mélangée et forme une nouvelle pioche. Si la défausse est vide aussi, un emplacement reste libre. Les prochaines cartes payées sont alors mélangées avant la fin de ce tour et comblent les vides, en commençant par le premier emplacement ; puis on recompte les jokers.",
        },
        {
          rules: ["ROU-036"],
          text: "Vous pouvez piocher tant qu’une carte peut être prise. Si aucune seconde carte n’est possible, parce que pioche et défausse sont vides et qu’il ne reste tout au plus que des jokers visibles, vous vous arrêtez à la première.",
        },
        {
          rules: ["ROU-037"],
          text: "Votre main n’a pas de limite. Son contenu est caché, son nombre de cartes ne l’est pas. Tous voient la carte visible que vous prenez ; vous seul voyez celle que vous tirez de la pioche.",
        },
      ],
    },
    {
      title: "Prendre possession d’une route",
      paragraphs: [
        {
          rules: ["ROU-040", "ROU-041"],
          text: "Payez *une carte par espace*, toutes de la couleur de la route, et posez un chariot {cart} sur chaque espace. Les jokers {wild} remplacent n’importe lesquelles de ces cartes, et même toutes. {figure-payment}",
        },
        {
          rules: ["ROU-043", "ROU-044"],
          text: "Toute route libre convient ; elle n’a pas besoin de toucher les vôtres. Une seule route par tour, et il vous faut un chariot pour chacun de ses espaces.",
        },
        {
          rules: ["ROU-004", "ROU-047"],
          text: "Les points arrivent aussitôt, aux yeux de tous : un espace *1*, deux espaces *2*, trois espaces *4*, quatre espaces *7*. {figure-points}",
        },
        {
          rules: ["ROU-049"],
          text: "Si vous pouvez payer de plusieurs façons, vous choisissez la couleur et le nombre de jokers ; toutes les façons permises vous sont proposées. Ce que vous payez va dans la défausse, face visible.",
        },
      ],
    },
    {
      title: "Routes grises et routes doubles",
      paragraphs: [
        {
          rules: ["ROU-042"],
          text: "Une route grise {grey} se paie avec *une seule* couleur au choix, la même pour tous ses espaces. Les jokers {wild} aident ici aussi, et peuvent la payer à eux seuls. {figure-grey}",
        },
        {
          rules: ["ROU-045", "ROU-046"],
          text: "Deux routes côte à côte entre les mêmes lieux forment une *route double*. Vous n’aurez jamais les deux moitiés. À trois ou quatre, un autre joueur peut prendre la seconde ; à deux, elle est fermée pour tout le monde dès que la première est prise.",
        },
      ],
    },
    {
      title: "Le commerce",
      paragraphs: [
        {
          rules: ["ROU-048"],
          text: "Au bord de la ville, certaines routes portent un chariot sur un disque doré {trade-route}. Le joueur qui en prend possession reçoit aussi *une carte Marchandise* {trade}, une seule quelle que soit la longueur, sans avoir à la demander. Ces cartes restent visibles de tous. S’il n’y en avait plus, vous n’en recevriez pas.",
        },
      ],
    },
    {
      title: "Prendre des contrats",
      paragraphs: [
        {
          rules: ["ROU-050"],
          text: "Regardez les deux contrats {contract} du dessus de la pile. Gardez-en *un ou deux* ; celui que vous ne gardez pas passe sous la pile.",
        },
        {
          rules: ["ROU-051"],
          text: "S’il ne reste qu’un contrat dans la pile, vous pouvez le prendre, et vous le gardez alors. S’il n’y en a plus, cette action n’est pas possible.",
        },
        {
          rules: ["ROU-052", "ROU-053"],
          text: "Gardez autant de contrats que vous l’osez, mais on ne se défait jamais d’un contrat. Lesquels vous avez, et s’ils sont remplis, personne ne le sait avant la fin ; combien vous en avez, tout le monde le voit.",
        },
      ],
    },
    {
      title: "Le dernier tour",
      paragraphs: [
        {
          rules: ["ROU-060"],
          text: "Quand quelqu’un finit son tour avec *deux chariots ou moins* {cart}, le dernier tour commence : chacun joue encore une fois, cette personne comprise, et en dernier. Puis la partie est finie. Il ne commence qu’une fois : si d’autres tombent à leur tour à deux chariots ou moins, rien ne change.",
        },
        {
          rules: ["ROU-022"],
          text: "Si tous les joueurs ont dû passer l’un après l’autre, la partie s’arrête là et on compte les points.",
        },
      ],
    },
    {
      title: "Le décompte",
      paragraphs: [
        {
          rules: ["ROU-061"],
          text: "Un contrat {contract} rapporte *sa valeur* si vos propres routes relient ses deux lieux sans interruption. Sinon, vous *perdez* cette valeur. Un total peut tomber sous zéro.",
        },
        {
          rules: ["ROU-062", "ROU-063"],
          text: "Puis le commerce {trade} : on classe les joueurs selon leur nombre de cartes Marchandise. À quatre, les rangs rapportent 8, 6, 4 et 2 points ; à trois 8, 5 et 2 ; à deux 8 et 4. Sans carte Marchandise, pas de bonus. {figure-ranks}",
        },
        {
          rules: ["ROU-066"],
          text: "Les points des routes sont recomptés sur le plateau, pour en être sûr. Le résultat doit être le même.",
        },
      ],
    },
    {
      title: "Les égalités",
      paragraphs: [
        {
          rules: ["ROU-064"],
          text: "Autant de cartes Marchandise {trade} : tous les ex æquo reçoivent le bonus entier de leur rang, et les rangs qu’ils occupent sont sautés. Après deux premiers, le joueur suivant est troisième.",
        },
        {
          rules: ["ROU-065"],
          text: "Le plus grand total gagne. À égalité de points, c’est celui qui a rempli le plus de contrats {contract} ; s’il y a encore égalité, la victoire est partagée. Les autres rangs se règlent de la même façon.",
        },
      ],
    },
    {
      title: "Ce qui est visible, ce qui est caché",
      paragraphs: [
        {
          rules: ["ROU-070"],
          text: "*Visible :* les routes prises, les chariots restants, les points des routes, les cartes Marchandise, le nombre de cartes et de contrats de chacun, les cartes visibles, la taille de chaque pile, la défausse dans son ordre, le joueur dont c’est le tour, et combien de joueurs ont encore à jouer dans le dernier tour.",
        },
        {
          rules: ["ROU-071"],
          text: "*Caché :* les mains, sauf les cartes qu’on y a vues entrer ; les contrats ; l’ordre des deux piles. Ce que vous avez rendu, vous seul le savez. Les robots suivent la même règle : on leur montre ce qu’un joueur verrait à leur place, et rien de plus.",
        },
        {
          rules: ["ROU-073"],
          text: "*Annuler :* vous pouvez annuler un coup jusqu’à ce que quelque chose soit révélé : une carte ou des contrats piochés, une carte retournée, les premiers choix une fois que tous ont choisi. Prendre une route ou passer montre quelque chose d’une main : celui qui l’a fait peut l’annuler, et personne d’autre ne revient dessus. Si un autre joueur a joué entre-temps, tous les joueurs doivent accepter. À une table d’entraînement, seul ou avec des robots, vous pouvez revenir sur tout.",
        },
      ],
    },
    {
      title: "Les règles de la maison",
      paragraphs: [
        {
          rules: [],
          text: "Ce qui suit est de nous. Les règles imprimées laissent quelques questions ouvertes, et leur texte ne donne pas tous les chiffres du plateau et des cartes ; nous n’avions pas de boîte sous les yeux. Si la vôtre montre autre chose, c’est elle qui a raison, mais ici ce sont nos chiffres qui comptent.",
        },
        {
          rules: ["ROU-090"],
          text: "*Les contrats* {contract} sont de nous : lesquels existent, 24 en tout, et ce qu’ils valent. La valeur est le nombre d’espaces du chemin le plus court, 1 de plus à partir de 6 espaces et encore 1 à partir de 8. Chaque lieu figure sur deux à quatre contrats.",
        },
        {
          rules: ["ROU-091"],
          text: "*Les routes qui rapportent une carte Marchandise* {trade-route} sont choisies par nous : onze au bord de la ville, là où les descriptions publiques les situent.",
        },
        {
          rules: ["ROU-092"],
          text: "*La carte de la ville* et les points d’une route viennent de descriptions publiques du jeu et de sa série, non des règles imprimées, et n’ont pas été comparés à un plateau imprimé. Le dessin est de nous.",
        },
        {
          rules: ["ROU-093"],
          text: "*17 décisions* répondent à ce que les règles imprimées laissent ouvert, pour que personne n’ait à discuter : passer son tour, la deuxième carte, une pioche vide, qui commence, et d’autres. Elles figurent plus haut, chacune avec sa règle. Cinq points viennent de la comparaison des éditions :",
        },
        {
          rules: ["ROU-080"],
          text: "*Trois ex æquo au commerce.* Les éditions le disent différemment. Ici, les rangs occupés par l’égalité sont sautés : après trois premiers, le joueur suivant est quatrième.",
        },
        {
          rules: ["ROU-081"],
          text: "*Faut-il prendre la carte Marchandise ?* Oui. Elle arrive d’elle-même ; en avoir plus ne nuit jamais.",
        },
        {
          rules: ["ROU-082"],
          text: "*Est-il secret qu’un contrat est rempli ?* Oui. Une seule édition le dit, et nous la suivons.",
        },
        {
          rules: ["ROU-083"],
          text: "*Trois jokers, ou au moins trois ?* Au moins trois, avant la partie comme pendant.",
        },
        {
          rules: ["ROU-084"],
          text: "*Et les chariots de rechange ?* Une boîte en contient quelques-uns, au cas où. Ici rien ne se perd : on en reste à 16.",
        },
      ],
    },
    {
      title: "Un mélange vérifiable",
      paragraphs: [
        {
          rules: [],
          text: "Avant que quelqu’un s’assoie, le serveur scelle un nombre secret, et chaque joueur y ajoute le sien. Tous les mélanges de la partie en découlent. À la fin, les sceaux sont ouverts et chacun peut refaire tous les mélanges : cela montre qu’aucune carte n’a été changée. Cela ne peut pas montrer que personne n’a regardé.",
        },
        {
          rules: ["ROU-072"],
          text: "Le hasard n’intervient qu’à trois moments : les mélanges d’avant la partie, le tirage du premier joueur, et chaque fois que la défausse est remélangée. Chacun a son étiquette : « order » pour le premier joueur, « deck 1 » pour les cartes Transport, « deck 2 » pour les contrats, « deck 3 » et la suite pour les mélanges suivants.",
        },
        {
          rules: ["ROU-016"],
          text: "Pour que le résultat soit chaque fois le même, l’ordre est fixé : tirer le premier joueur (sauf s’il est désigné), mélanger les cartes Transport, mélanger les contrats ; puis donner deux cartes à chacun dans l’ordre de jeu, retourner les cartes visibles de l’emplacement 1 à 5, et donner deux contrats à chacun. Avant leur premier mélange, les cartes sont dans l’ordre imprimé ; plus tard, la défausse est prise dans son ordre, la plus ancienne d’abord.",
        },
      ],
    },
  ],
};

export default book;
