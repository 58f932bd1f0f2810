"""The task tiles of the second extension."""

from mokum.games.harbour.effects.counts import (
    Arms,
    AtLeast,
    AtMouth,
    AtStart,
    BlackMarket,
    Depots,
    DockerBuilding,
    HoldTypes,
    Roofs,
    Tableau,
)
from mokum.games.harbour.effects.gains import HandIn, Pieces, TileValue
from mokum.games.harbour.effects.occasions import Task, TaskTile

TILES: tuple[TaskTile, ...] = (
    TaskTile(
        1,
        ((8,), (7,), (6,)),
        Task(when=(AtLeast(2, DockerBuilding(colour="light-blue")),), gain=(TileValue(),)),
        "Both light blue dockers are in the docker building.",
    ),
    TaskTile(
        2,
        ((8,), (7,), (6,)),
        Task(when=(AtLeast(2, DockerBuilding(colour="brown")),), gain=(TileValue(),)),
        "Both brown dockers are in the docker building.",
    ),
    TaskTile(
        3,
        ((8,), (7,), (6,)),
        Task(when=(AtLeast(2, DockerBuilding(colour="light-green")),), gain=(TileValue(),)),
        "Both light green dockers are in the docker building.",
    ),
    TaskTile(
        4,
        ((8,), (7,), (6,)),
        Task(when=(AtLeast(2, DockerBuilding(colour="pink")),), gain=(TileValue(),)),
        "Both pink dockers are in the docker building.",
    ),
    TaskTile(
        5,
        ((8,), (7,), (6,)),
        Task(when=(AtLeast(2, DockerBuilding(colour="yellow")),), gain=(TileValue(),)),
        "Both yellow dockers are in the docker building.",
    ),
    TaskTile(
        6,
        ((8,), (7,), (6,)),
        Task(when=(AtLeast(2, DockerBuilding(colour="white")),), gain=(TileValue(),)),
        "Both white dockers are in the docker building.",
    ),
    TaskTile(
        7,
        ((6,), (7,), (8,)),
        Task(when=(AtLeast(4, Arms(district="grachtengordel")),), gain=(TileValue(),)),
        "You own at least 4 blocks in the Grachtengordel.",
    ),
    TaskTile(
        8,
        ((6,), (7,), (8,)),
        Task(when=(AtLeast(4, Arms(district="plantage")),), gain=(TileValue(),)),
        "You own at least 4 blocks in the Plantage.",
    ),
    TaskTile(
        9,
        ((6,), (7,), (8,)),
        Task(when=(AtLeast(4, Arms(district="nieuwmarkt")),), gain=(TileValue(),)),
        "You own at least 4 blocks in the Nieuwmarkt.",
    ),
    TaskTile(
        10,
        ((6,), (7,), (8,)),
        Task(when=(AtLeast(4, Arms(district="burgwallen")),), gain=(TileValue(),)),
        "You own at least 4 blocks in the Burgwallen.",
    ),
    TaskTile(
        11,
        ((6,), (7,), (8,)),
        Task(when=(AtLeast(4, Arms(district="haarlemmerbuurt")),), gain=(TileValue(),)),
        "You own at least 4 blocks in the Haarlemmerbuurt.",
    ),
    TaskTile(
        12,
        ((6,), (7,), (8,)),
        Task(when=(AtLeast(4, Arms(district="jordaan")),), gain=(TileValue(),)),
        "You own at least 4 blocks in the Jordaan.",
    ),
    TaskTile(
        13,
        ((9,), (9,), (9,)),
        Task(
            when=(
                AtLeast(3, Tableau(kind="building")),
                AtLeast(3, Tableau(kind="artisan")),
                AtLeast(3, Tableau(kind="plan")),
            ),
            gain=(TileValue(),),
        ),
        "You have at least 3 active buildings, 3 active artisans and 3 active plans.",
    ),
    TaskTile(
        14,
        ((10,), (10,), (10,)),
        Task(when=(AtLeast(1, AtMouth()),), gain=(TileValue(),)),
        "Your river pawn is in the mouth.",
    ),
    TaskTile(
        15,
        ((7,), (7,), (7,)),
        Task(when=(AtLeast(3, Tableau(timing="end")),), gain=(TileValue(),)),
        "You have at least 3 active end cards.",
    ),
    TaskTile(
        16,
        ((7,), (7,), (7,)),
        Task(when=(AtLeast(4, Tableau(timing="III")),), gain=(TileValue(),)),
        "You have at least 4 active cards of timing III.",
    ),
    TaskTile(
        17,
        ((7,), (7,), (7,)),
        Task(when=(AtLeast(5, Tableau(timing="permanent")),), gain=(TileValue(),)),
        "You have at least 5 active permanent cards.",
    ),
    TaskTile(
        18,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(7, BlackMarket()),), gain=(TileValue(),)),
        "At least 7 goods are on the black market.",
    ),
    TaskTile(
        19,
        ((6,), (6,), (6,)),
        Task(when=(AtLeast(2, HoldTypes()),), gain=(TileValue(),)),
        "At least 2 different goods are in your hold.",
    ),
    TaskTile(
        20,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="furniture")),), gain=(TileValue(),)),
        "The warehouse for furniture is full.",
    ),
    TaskTile(
        21,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="lace")),), gain=(TileValue(),)),
        "The warehouse for lace is full.",
    ),
    TaskTile(
        22,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="cheese")),), gain=(TileValue(),)),
        "The warehouse for cheese is full.",
    ),
    TaskTile(
        23,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="jenever")),), gain=(TileValue(),)),
        "The warehouse for jenever is full.",
    ),
    TaskTile(
        24,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="beer")),), gain=(TileValue(),)),
        "The warehouse for beer is full.",
    ),
    TaskTile(
        25,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="tile")),), gain=(TileValue(),)),
        "The warehouse for tiles is full.",
    ),
    TaskTile(
        26,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="tulip")),), gain=(TileValue(),)),
        "The warehouse for tulips is full.",
    ),
    TaskTile(
        27,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="crystal")),), gain=(TileValue(),)),
        "The warehouse for crystal is full.",
    ),
    TaskTile(
        28,
        ((7,), (6,), (5,)),
        Task(when=(AtLeast(3, Roofs(good="coffee")),), gain=(TileValue(),)),
        "The warehouse for coffee is full.",
    ),
    TaskTile(
        29, ((7,), (6,), (5,)), Task(when=(AtLeast(4, Depots()),), gain=(TileValue(),)), "All four depots are full."
    ),
    TaskTile(
        30, ((4,), (4,), (4,)), Task(when=(AtLeast(1, AtStart()),), gain=(TileValue(),)), "Your barge is on the start."
    ),
    TaskTile(
        31,
        ((9,), (7,), (5,)),
        Task(when=(AtLeast(7, DockerBuilding()),), gain=(TileValue(),)),
        "At least 7 dockers are in the docker building.",
    ),
    TaskTile(
        32,
        ((4,), (5,), (6,)),
        Task(
            pay=HandIn(
                (
                    Pieces(what="docker", count=2),
                    Pieces(what="good", count=1),
                )
            ),
            gain=(TileValue(),),
        ),
        "Hand in 2 dockers of any colours and 1 good.",
    ),
    TaskTile(
        33,
        ((1, 2, 3, 5, 7, 10), (1, 2, 3, 5, 7, 10), (1, 2, 3, 5, 7, 10)),
        Task(pay=HandIn((Pieces(what="cube", different=True, up_to=6),)), gain=(TileValue(),)),
        "Hand in up to 6 cubes of different colours: 1/2/3/5/7/10 points for 1/2/3/4/5/6.",
    ),
    TaskTile(
        34,
        ((4,), (5,), (6,)),
        Task(
            pay=HandIn(
                (
                    Pieces(what="docker", count=1),
                    Pieces(what="good", count=1),
                    Pieces(what="cube", count=1),
                )
            ),
            gain=(TileValue(),),
        ),
        "Hand in 1 docker, 1 good and 1 cube.",
    ),
    TaskTile(
        35, ((7,), (8,), (9,)), Task(when=(AtLeast(9, Arms()),), gain=(TileValue(),)), "You own at least 9 blocks."
    ),
    TaskTile(
        36,
        ((4,), (5,), (6,)),
        Task(when=(AtLeast(10, Tableau()),), gain=(TileValue(),)),
        "You have at least 10 active cards.",
    ),
    TaskTile(
        37,
        ((2, 7), (3, 8), (4, 9)),
        Task(pay=HandIn((Pieces(what="docker", colour="light-blue", up_to=2),)), gain=(TileValue(),)),
        "Hand in 1 or 2 light blue dockers.",
    ),
    TaskTile(
        38,
        ((2, 7), (3, 8), (4, 9)),
        Task(pay=HandIn((Pieces(what="docker", colour="yellow", up_to=2),)), gain=(TileValue(),)),
        "Hand in 1 or 2 yellow dockers.",
    ),
    TaskTile(
        39,
        ((2, 7), (3, 8), (4, 9)),
        Task(pay=HandIn((Pieces(what="docker", colour="brown", up_to=2),)), gain=(TileValue(),)),
        "Hand in 1 or 2 brown dockers.",
    ),
    TaskTile(
        40,
        ((2, 7), (3, 8), (4, 9)),
        Task(pay=HandIn((Pieces(what="docker", colour="light-green", up_to=2),)), gain=(TileValue(),)),
        "Hand in 1 or 2 light green dockers.",
    ),
    TaskTile(
        41,
        ((2, 7), (3, 8), (4, 9)),
        Task(pay=HandIn((Pieces(what="docker", colour="pink", up_to=2),)), gain=(TileValue(),)),
        "Hand in 1 or 2 pink dockers.",
    ),
    TaskTile(
        42,
        ((2, 7), (3, 8), (4, 9)),
        Task(pay=HandIn((Pieces(what="docker", colour="white", up_to=2),)), gain=(TileValue(),)),
        "Hand in 1 or 2 white dockers.",
    ),
)
