"""What a call says: one sentence for each, and a link. No cards, no hands, no prices: it knows none. Pure."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from mokum.calling.table_names import table_name
from mokum.calling.values import Call, Notice
from mokum.calling.words import Words


class Line(Struct, frozen=True):
    """One call, and where it leads."""

    text: str
    url: str


class Composed(Struct, frozen=True):
    """A message before it takes the form of a way. `tag` is the same for two that are to take one place."""

    id: str
    title: str
    lines: tuple[Line, ...]
    url: str
    tag: str

    @property
    def text(self) -> str:
        """All of it that is not the title."""
        return "\n".join(f"{line.text}: {line.url}" for line in self.lines)


def compose(message: str, notices: Sequence[Notice], words: Words, site: str, names: Mapping[str, str]) -> Composed:
    """Of the calls of one message, which is known by this name."""
    lines = tuple(Line(sentence(notice.call, words, names), f"{site}{page_of(notice.call)}") for notice in notices)
    if len(lines) == 1:
        return Composed(message, lines[0].text, lines, lines[0].url, notices[0].call.table)
    return Composed(message, words.many.format(count=len(lines)), lines, f"{site}/notices", message)


def page_of(call: Call) -> str:
    """Where it leads. An invitation is answered on the front page: a private table opens with it alone."""
    return "/" if call.kind == "invited" else f"/table/{call.table}"


def sentence(call: Call, words: Words, names: Mapping[str, str]) -> str:
    """What somebody is called for."""
    table = table_name(call.table)
    if call.kind == "invited" and (by := names.get(call.by)):
        return words.invited_by.format(by=by, table=table)
    said: str = getattr(words, call.kind)
    return said.format(table=table)


def trial(message: str, words: Words, site: str) -> Composed:
    """To see whether a way works."""
    url = f"{site}/notices"
    return Composed(message, words.trial, (Line(words.trial_text, url),), url, message)
