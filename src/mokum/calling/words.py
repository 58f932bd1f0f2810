"""The words of calls and letters, in the languages of the pages. Plain text: what it is about, and a link."""

from collections.abc import Mapping

from msgspec import Struct

from mokum.people.values import Language


class Words(Struct, frozen=True):
    """Each is filled in with what its braces name."""

    turn: str
    time: str
    found: str
    invited: str
    invited_by: str
    over: str
    many: str
    why: str
    stop_kind: str
    stop_all: str
    trial: str
    trial_text: str
    confirm: str
    confirm_text: str
    reset: str
    reset_text: str


EN = Words(
    turn="It is your turn at {table}",
    time="Your time is running out at {table}",
    found="A table was found for you: {table}",
    invited="You are invited to {table}",
    invited_by="{by} invites you to {table}",
    over="Your game at {table} is over",
    many="{count} calls from Mokum",
    why="Mokum calls you because you asked for it. What for, and when: {settings}",
    stop_kind="No more letters of this kind: {stop}",
    stop_all="No more letters: {stop}",
    trial="A call for trial",
    trial_text="This is how Mokum calls you.",
    confirm="Your address at Mokum",
    confirm_text=(
        "Somebody with an account at {site} gave this address. If that was you, open this link within a day; calls"
        " reach you here from then on, and so does the link for a forgotten password:\n\n{link}\n\n"
        "If it was not you, do nothing: this address does not count."
    ),
    reset="A new password for Mokum",
    reset_text=(
        "Somebody asked for a new password for {name} at {site}. If that was you, open this link within 30 minutes."
        " It works once, and whoever is signed in to the account is signed out:\n\n{link}\n\n"
        "If it was not you, do nothing: your password stays as it is."
    ),
)

FR = Words(
    turn="C’est à vous de jouer à {table}",
    time="Votre temps touche à sa fin à {table}",
    found="Une table a été trouvée pour vous : {table}",
    invited="Vous êtes invité à {table}",
    invited_by="{by} vous invite à {table}",
    over="Votre partie à {table} est terminée",
    many="{count} appels de Mokum",
    why="Mokum vous appelle parce que vous l’avez demandé. Pour quoi et quand : {settings}",
    stop_kind="Ne plus recevoir ce genre de message : {stop}",
    stop_all="Ne plus recevoir de messages : {stop}",
    trial="Un appel d’essai",
    trial_text="Voilà comment Mokum vous appelle.",
    confirm="Votre adresse chez Mokum",
    confirm_text=(
        "Une personne qui a un compte sur {site} a indiqué cette adresse. Si c’est vous, ouvrez ce lien dans la journée"
        " ; les appels vous parviendront ici, ainsi que le lien en cas de mot de passe oublié :\n\n{link}\n\n"
        "Si ce n’est pas vous, ne faites rien : cette adresse ne compte pas."
    ),
    reset="Un nouveau mot de passe pour Mokum",
    reset_text=(
        "Quelqu’un a demandé un nouveau mot de passe pour {name} sur {site}. Si c’est vous, ouvrez ce lien dans les"
        " 30 minutes. Il sert une fois, et toutes les sessions du compte prennent fin :\n\n{link}\n\n"
        "Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même."
    ),
)

NL = Words(
    turn="Het is jouw beurt aan {table}",
    time="Je tijd raakt op aan {table}",
    found="Er is een tafel voor je gevonden: {table}",
    invited="Je bent uitgenodigd voor {table}",
    invited_by="{by} nodigt je uit voor {table}",
    over="Je spel aan {table} is afgelopen",
    many="{count} oproepen van Mokum",
    why="Mokum roept je omdat je daarom hebt gevraagd. Waarvoor en wanneer: {settings}",
    stop_kind="Geen brieven van deze soort meer: {stop}",
    stop_all="Geen brieven meer: {stop}",
    trial="Een oproep om te proberen",
    trial_text="Zo roept Mokum je.",
    confirm="Je adres bij Mokum",
    confirm_text=(
        "Iemand met een account op {site} heeft dit adres opgegeven. Was jij dat, open dan binnen een dag deze link;"
        " daarna bereiken oproepen je hier, en ook de link voor een vergeten wachtwoord:\n\n{link}\n\n"
        "Was jij het niet, doe dan niets: dit adres telt niet."
    ),
    reset="Een nieuw wachtwoord voor Mokum",
    reset_text=(
        "Iemand vroeg om een nieuw wachtwoord voor {name} op {site}. Was jij dat, open dan binnen 30 minuten deze link."
        " Hij werkt één keer, en wie op het account is ingelogd, wordt uitgelogd:\n\n{link}\n\n"
        "Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is."
    ),
)

WORDS: Mapping[Language, Words] = {"en": EN, "fr": FR, "nl": NL}
