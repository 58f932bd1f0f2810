"""Types of Python as types of TypeScript: what msgspec writes and reads, and what pydantic answers over HTTP."""

import ast
import inspect
import textwrap
from collections.abc import Iterable, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields as struct_fields
from pydantic import BaseModel

WIDE = 120
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    None: "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
    object: "unknown",
}


class Page:
    """One file of TypeScript: types are asked for by name, and bring with them what they are made of."""

    def __init__(self, names: Mapping[Any, str] | None = None) -> None:
        self._names: dict[Any, str] = dict(names or {})
        """What types are called here that are called otherwise, or not at all, in Python."""
        self._written: dict[str, str] = {}
        self._owners: dict[str, Any] = {}

    def union(self, name: str, kind: Any, words: str, *, asked: bool = False) -> None:
        """A name for a union, used wherever the same types stand together."""
        members = frozenset(get_args(kind))
        self._names[members] = name
        self._owners[name] = kind
        written = [self._name(member, asked=asked) for member in get_args(kind)]
        self._written[name] = f"{_comment(words)}export type {name} =\n  | " + "\n  | ".join(written) + ";\n"

    def family(self, base: Any, words: str) -> None:
        """A class that stands for all that are made from it; what has a default may be left out of each."""
        name = base.__name__
        self._owners[name] = base
        self._written[name] = ""  # its place in the file, and an end to circles
        written = [self._name(kind, asked=True) for kind in base.__subclasses__()]
        self._written[name] = f"{_comment(words)}export type {name} =\n  | " + "\n  | ".join(written) + ";\n"

    def add(self, kind: Any, *, asked: bool = False) -> None:
        """A type with a name. `asked`: a client writes it, and may leave out what has a default."""
        self._name(kind, asked=asked)

    def text(self, first: str) -> str:
        """The whole file."""
        return (
            f"// {first}\n// Written by scripts/wire: change the types of the server, not this file.\n\n"
            + "\n".join(self._written.values())
        )

    def _name(self, kind: Any, *, asked: bool) -> str:
        name: str = self._names.get(kind, kind.__name__)
        owner = self._owners.setdefault(name, kind)
        if owner is not kind:
            raise TypeError(f"{owner} and {kind} would both be called {name}")
        if name not in self._written:
            self._written[name] = ""  # its place in the file, and an end to circles
            if issubclass(kind, Enum):
                values = " | ".join(f'"{one.value}"' for one in kind)
                self._written[name] = f"{_comment(inspect.getdoc(kind) or '')}export type {name} = {values};\n"
            elif issubclass(kind, BaseModel):
                self._written[name] = self._model(name, kind)
            else:
                self._written[name] = self._struct(name, kind, asked=asked)
        return name

    def _struct(self, name: str, kind: type[msgspec.Struct], *, asked: bool) -> str:
        config, told = kind.__struct_config__, _documented(kind)
        lines = [f'  readonly {config.tag_field}: "{config.tag}";\n'] if config.tag else []
        for field in struct_fields(kind):
            may_lack = (asked and not field.required) or _omitted(kind, field)
            lines.append(self._field(field.encode_name, field.type, told, may_lack=may_lack, asked=asked))
        return _interface(name, kind, lines)

    def _model(self, name: str, kind: type[BaseModel]) -> str:
        asked = kind.model_config.get("extra") == "forbid"
        told = _documented(kind)
        lines = [
            self._field(key, field.annotation, told, may_lack=not field.is_required(), asked=asked)
            for key, field in kind.model_fields.items()
        ]
        return _interface(name, kind, lines)

    def _field(self, key: str, kind: Any, told: Mapping[str, str], *, may_lack: bool, asked: bool) -> str:
        comment = textwrap.indent(_comment(told.get(key, "")), "  ")
        line = f"  readonly {key}{'?' if may_lack else ''}: {self._type(kind, asked=asked)};\n"
        return comment + (line if len(line) <= WIDE else line.replace(" | ", "\n    | "))

    def _type(self, kind: Any, *, asked: bool) -> str:
        if kind in PLAIN:
            return PLAIN[kind]
        origin, inside = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._type(inside[0], asked=asked)
        if origin is Literal:
            return " | ".join(f'"{one}"' for one in inside)
        if origin in (Union, UnionType):
            return self._either(inside, asked=asked)
        if origin in (list, tuple):
            if origin is tuple and inside and inside[-1] is not Ellipsis:
                return f"readonly [{', '.join(self._type(one, asked=asked) for one in inside)}]"
            item = self._type(inside[0], asked=asked)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is dict:
            return f"Readonly<Record<{self._type(inside[0], asked=asked)}, {self._type(inside[1], asked=asked)}>>"
        if not inspect.isclass(kind):
            raise TypeError(f"no word in TypeScript for {kind}")
        return self._name(kind, asked=asked)

    def _either(self, kinds: Iterable[Any], *, asked: bool) -> str:
        without_none = [kind for kind in kinds if kind not in (NoneType, msgspec.UnsetType)]
        named = self._names.get(frozenset(without_none))
        written = [named] if named else [self._type(kind, asked=asked) for kind in without_none]
        if "unknown" in written:
            return "unknown"
        return " | ".join([*written, "null"] if NoneType in kinds else written)


def _omitted(kind: type[msgspec.Struct], field: Any) -> bool:
    """Whether the field is left out of what is sent where it has its default, or was not set."""
    may_be_unset = msgspec.UnsetType in get_args(field.type)
    return may_be_unset or (bool(kind.__struct_config__.omit_defaults) and not field.required)


def _interface(name: str, kind: type, lines: list[str]) -> str:
    words = _comment(kind.__dict__.get("__doc__") or "")
    return (
        f"{words}export interface {name} {{\n{''.join(lines)}}}\n"
        if lines
        else f"{words}export type {name} = Record<string, never>;\n"
    )


def _comment(words: str) -> str:
    if not words:
        return ""
    kept = inspect.cleandoc(words)
    if "\n" not in kept and len(kept) < WIDE - 8:
        return f"/** {kept} */\n"
    lines = [line for part in kept.splitlines() for line in textwrap.wrap(part, WIDE - 3) or [""]]
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _documented(kind: type) -> dict[str, str]:
    """What the strings under the fields of a class say."""
    (found,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(found, ast.ClassDef)
    told = {}
    for field, below in zip(found.body, found.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
            and isinstance(below.value.value, str)
        ):
            told[field.target.id] = below.value.value
    return told
