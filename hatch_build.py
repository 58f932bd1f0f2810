"""The build hook: a package that is built holds the browser client, or says plainly what is missing to build it."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "MOKUM_BUILD_CLIENT"
"""`no` in the environment builds a package without the browser client, on purpose."""


class ClientHook(BuildHookInterface[Any]):
    """Runs `client/build.py` before the files of a package are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, except for an editable install: in a checkout `scripts/client` does it."""
        if version == "editable" or os.environ.get(SWITCH) == "no":
            return
        client = _load(Path(self.root) / "client" / "build.py")
        try:
            client.build()
        except client.CannotBuild as reason:
            self.app.abort(
                f"Mokum was not built: {reason}. To build a server without the browser client, set {SWITCH}=no."
            )


def _load(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_client", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
