"""A state may get another field at any time: no log holds one, and a snapshot of another shape is not read."""

import ast
import os
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

import mokum
from mokum.catalog import shipped

FIELD = "planted"
HERE = Path(__file__).resolve().parent
CHECK = """
import sys
import mokum
from golden_logs.logs import kept_views, names, shown

assert mokum.__file__.startswith(sys.argv[1]), mokum.__file__
print([name for name in names() if shown(name) != kept_views(name)])
"""


def plant(file: Path) -> int:
    """Gives the state in this file, wherever it is made, a field that must be there; says at how many places."""
    text = file.read_text(encoding="utf-8")
    lines, tree = text.splitlines(keepends=True), ast.parse(text)
    starts = [0, *(sum(len(line) for line in lines[: number + 1]) for number in range(len(lines)))]
    assert text.isascii()
    at: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("State"), end_lineno=int(line), end_col_offset=int(column)):
                end = starts[line - 1] + column - 1
                at.append((end, f"{FIELD}=7" if text[:end].rstrip().endswith(",") else f", {FIELD}=7"))
            case ast.ClassDef(name="State", body=body):
                last = [number for number, part in enumerate(body) if isinstance(part, ast.AnnAssign)][-1]
                has_words = last + 1 < len(body) and isinstance(body[last + 1], ast.Expr)
                end = starts[body[last + has_words].end_lineno or 0]
                at.append((end, f"    {FIELD}: int\n"))
    for end, more in sorted(at, reverse=True):
        text = text[:end] + more + text[end:]
    file.write_text(text, encoding="utf-8")
    return len(at)


def test_a_field_more_in_each_state_breaks_no_log(tmp_path: Path) -> None:
    copy = tmp_path / "mokum"
    shutil.copytree(Path(mokum.__file__).parent, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for slug in shipped():
        folder = copy / "games" / slug
        files = chain(folder.glob("state.py"), folder.rglob("imagine.py"), folder.rglob("world.py"))
        assert sum(map(plant, files)) >= 4, slug
    path = os.pathsep.join(map(str, (tmp_path, HERE.parent, HERE.parent.parent / "scripts")))
    ran = subprocess.run(
        [sys.executable, "-c", CHECK, str(tmp_path)],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert (ran.stdout, ran.stderr) == ("[]\n", "")
