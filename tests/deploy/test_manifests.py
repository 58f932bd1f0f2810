"""What `deploy/` and `compose.yaml` say is true of the program: settings, commands, ports, probes."""

import base64
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from starlette.routing import Route
from typer.main import get_command

from mokum.bootstrap import Settings, check
from mokum.cli.app import app
from mokum.web.gate import FOR_MACHINES
from mokum.web.http import house
from mokum.web.serving import DRAIN

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "deploy").glob("*.yaml"))
SETTINGS = {f"MOKUM_{name.upper()}" for name in Settings.model_fields}
COMMANDS = set(get_command(app).commands)  # type: ignore[attr-defined]
ROUTES = {route.path for route in house.router.routes if isinstance(route, Route)}
SWITCH = "MOKUM_BUILD_CLIENT"
"""For whoever builds the package: hatch_build.py reads it."""
LABELS = "app.kubernetes.io/name", "app.kubernetes.io/component"

OBJECTS: dict[str, dict[str, Any]] = {
    f"{each['kind']} {each['metadata']['name']}": each
    for file in FILES
    for each in yaml.safe_load_all(file.read_text())
    if "metadata" in each
}
PODS = {name: each["spec"]["template"] for name, each in OBJECTS.items() if "template" in each.get("spec", {})}
CONTAINERS = {name: pod["spec"]["containers"][0] for name, pod in PODS.items()}


def test_everything_is_there_and_listed() -> None:
    listed = yaml.safe_load((ROOT / "deploy" / "kustomization.yaml").read_text())["resources"]
    assert sorted(listed) == sorted(file.name for file in FILES if file.name != "kustomization.yaml")
    kinds = {"ConfigMap", "Secret", "Job", "Service", "PodDisruptionBudget", "Deployment"}
    assert {name.split()[0] for name in OBJECTS} == kinds
    assert {"Deployment mokum-nodes", "Deployment mokum-bots"} <= OBJECTS.keys()


@pytest.mark.parametrize("name", CONTAINERS)
def test_a_process_is_told_only_what_it_understands(name: str) -> None:
    container, pod = CONTAINERS[name], PODS[name]["spec"]
    told = {each["name"] for each in container.get("env", ())}
    for source in container["envFrom"]:
        if "configMapRef" in source:
            told |= OBJECTS[f"ConfigMap {source['configMapRef']['name']}"]["data"].keys()
        else:
            told |= OBJECTS[f"Secret {source['secretRef']['name']}"]["stringData"].keys()
    assert told <= SETTINGS
    assert {"MOKUM_DATABASE", "MOKUM_KEY", "MOKUM_BUS", "MOKUM_ORIGINS"} <= told
    assert container["args"][0] in COMMANDS
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    assert pod["securityContext"]["runAsUser"] == int(_in_dockerfile(r"useradd .*--uid (\d+)"))


def test_the_settings_of_the_example_open_a_house() -> None:
    told = OBJECTS["ConfigMap mokum-settings"]["data"] | OBJECTS["Secret mokum-secrets"]["stringData"]
    read = {name.removeprefix("MOKUM_").lower(): value for name, value in told.items()}
    settings = Settings(**{**read, "_env_file": None})
    check(settings)
    assert settings.bots == "workers"
    assert base64.b64decode(settings.key.get_secret_value()) == bytes(32)  # nobody takes it for a real one


@pytest.mark.parametrize("probe", ["startupProbe", "livenessProbe", "readinessProbe"])
def test_probes_ask_what_there_is(probe: str) -> None:
    asked = CONTAINERS["Deployment mokum-nodes"][probe]["httpGet"]
    assert asked["path"] in ROUTES & FOR_MACHINES
    assert (asked["path"] == "/api/ready") is (probe == "readinessProbe")
    assert asked["port"] == "http"


def test_ports_lead_to_the_node() -> None:
    container = CONTAINERS["Deployment mokum-nodes"]
    (port,) = container["ports"]
    assert {each["name"]: each["value"] for each in container["env"]}["MOKUM_PORT"] == str(port["containerPort"])
    assert OBJECTS["Service mokum"]["spec"]["ports"][0]["targetPort"] == port["name"]
    assert port["containerPort"] == int(_in_dockerfile(r"EXPOSE (\d+)"))


def test_a_node_has_time_to_close() -> None:
    pod = PODS["Deployment mokum-nodes"]["spec"]
    (wait,) = pod["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][1:]
    assert int(wait) + 2 * DRAIN < pod["terminationGracePeriodSeconds"]
    assert OBJECTS["Deployment mokum-nodes"]["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    assert OBJECTS["Deployment mokum-nodes"]["spec"]["replicas"] > 1


@pytest.mark.parametrize("name", ["Deployment mokum-nodes", "Deployment mokum-bots"])
def test_selectors_find_the_pods(name: str) -> None:
    labels = PODS[name]["metadata"]["labels"]
    assert OBJECTS[name]["spec"]["selector"]["matchLabels"] == labels
    assert labels.keys() == set(LABELS)
    if name == "Deployment mokum-nodes":
        assert OBJECTS["Service mokum"]["spec"]["selector"] == labels
        assert OBJECTS["PodDisruptionBudget mokum-nodes"]["spec"]["selector"]["matchLabels"] == labels


def test_compose_tells_processes_only_what_they_understand() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    ours = {name: service for name, service in services.items() if "build" in service}
    assert ours.keys() == {"node1", "node2", "bots"}
    for service in ours.values():
        assert {"MOKUM_DATABASE", "MOKUM_KEY", "MOKUM_BUS"} <= service["environment"].keys() <= SETTINGS
        assert service.get("command", ["serve"])[0] in COMMANDS
        assert set(service["depends_on"]) <= services.keys()
    served = [service["ports"][0].rpartition(":")[2] for name, service in ours.items() if name != "bots"]
    assert set(served) == {_in_dockerfile(r"EXPOSE (\d+)")}


def test_the_page_names_every_setting_and_no_other() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    assert set(re.findall(r"MOKUM_[A-Z_]+[A-Z]", page)) == SETTINGS | {SWITCH}


def _in_dockerfile(pattern: str) -> str:
    found = re.search(pattern, (ROOT / "Dockerfile").read_text())
    assert found is not None
    return found[1]
