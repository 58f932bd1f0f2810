"""The floors of the browser client: an import that goes up, across or in a circle is refused."""

import json
import subprocess
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parent.parent / "client"
CRUISER = CLIENT / "node_modules" / ".bin" / "depcruise"

OUTSIDE = "../../examples/bridges/client"
"""The client of a game that does not come with Mokum, as seen from `src`."""
SOUND = {
    "wire/table.ts": "export type Sight = string;",
    "kit/Button.tsx": "export const Button = () => <button />;",
    "platform/game.ts": 'import type { Sight } from "@/wire/table";\nexport const game: Sight = "any";',
    "platform/found.ts": 'import { game } from "./game";\nexport default [game, import.meta.glob("../games/*/*.ts")];',
    "games/routes/index.tsx": 'import { Button } from "@/kit/Button";\nimport { game } from "@/platform/game";\n'
    "export default () => <Button>{game}</Button>;",
    "games/harbour/index.ts": 'import { game } from "@/platform/game";\nexport default game;',
    f"{OUTSIDE}/index.ts": 'import { game } from "@/platform/game";\nexport default game;',
    "../../examples/locks/client/index.ts": 'import { game } from "@/platform/game";\nexport default game;',
}
"""A client with one file on each floor, and a game outside."""


def cruise(folder: Path, files: dict[str, str]) -> tuple[int, str]:
    """What is said of a client that has these files."""
    folder = folder / "client"
    for name, text in files.items():
        path = (folder / "src" / name).resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n")
    settings = {"compilerOptions": {"jsx": "react-jsx", "paths": {"@/*": ["./src/*"]}}}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    done = subprocess.run(
        [str(CRUISER), "--config", str(CLIENT / ".dependency-cruiser.cjs"), "src", "../examples"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_a_sound_client_passes(tmp_path: Path) -> None:
    code, said = cruise(tmp_path, SOUND)
    assert (code, "no dependency violations" in said) == (0, True), said


@pytest.mark.parametrize(
    ("rule", "name", "text"),
    [
        ("kit", "kit/Tall.tsx", 'import { game } from "@/platform/game";\nexport const Tall = () => <b>{game}</b>;'),
        ("kit", "kit/typed.ts", 'import type { Sight } from "@/wire/table";\nexport type Typed = Sight;'),
        ("platform", "platform/naming.ts", 'import routes from "../games/routes";\nexport const named = routes;'),
        ("platform", "platform/later.ts", 'export const later = () => import("@/games/routes");'),
        ("games", "games/harbour/across.ts", 'import type routes from "../routes";\nexport type A = typeof routes;'),
        ("platform", "platform/out.ts", 'export { default } from "../../../examples/bridges/client";'),
        ("elsewhere", f"{OUTSIDE}/across.ts", 'import routes from "@/games/routes";\nexport const across = routes;'),
        ("elsewhere", f"{OUTSIDE}/next.ts", 'import other from "../../locks/client";\nexport const next = other;'),
        ("data", "wire/rising.ts", 'import type { game } from "@/platform/game";\nexport type Rising = typeof game;'),
        ("no-circles", "platform/game.ts", 'import type found from "./found";\nexport type game = typeof found;'),
        ("found", "platform/lost.ts", 'import { game } from "./gaem";\nexport const lost = game;'),
        ("whole", "platform/forgotten.ts", "export const forgotten = 1;"),
    ],
)
def test_a_wrong_import_is_refused(tmp_path: Path, rule: str, name: str, text: str) -> None:
    code, said = cruise(tmp_path, SOUND | {name: text})
    assert code != 0
    place = "../examples/" if name.startswith(OUTSIDE) else f"src/{name.split('/', maxsplit=1)[0]}/"
    assert f"error {rule}: {place}" in said, said
