"""What `deploy/` and `compose.yaml` say is true of the program: settings, commands, ports, probes."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from starlette.routing import Route
from typer.main import get_command
from typer.testing import CliRunner

from mokum.bootstrap import check
from mokum.cli.app import app
from mokum.settings import BadSettings, Settings
from mokum.web.gate import FOR_MACHINES
from mokum.web.http import health
from mokum.web.serving import DRAIN

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "deploy").glob("*.yaml"))
SETTINGS = {f"MOKUM_{name.upper()}" for name in Settings.model_fields}
COMMANDS = set(get_command(app).commands)  # type: ignore[attr-defined]
ROUTES = {route.path for route in health.router.routes if isinstance(route, Route)}
SWITCH = "MOKUM_BUILD_CLIENT"
"""For whoever builds the package: hatch_build.py reads it."""
SHIPPED = [
    *(file for file in (ROOT / "deploy").iterdir() if file.is_file()),
    *(ROOT / name for name in ("compose.yaml", "Dockerfile", "docs/hosting.md")),
]
SECRET_NAME = "mokum-secrets"
SECRET = dict(
    line.split("=", 1)
    for line in re.findall(
        r"^(MOKUM_[A-Z]+=.*)$",
        (ROOT / "docs" / "hosting.md").read_text().partition("cat > secrets.env")[2].partition("\nEND")[0],
        re.MULTILINE,
    )
)
"""What the page writes into the secret."""
VALUE = r"(?:[A-Z_]*(?:PASSWORD|SECRET|TOKEN|_KEY)|\bpass(?:word)?)[\"']?\s*[:=](?!\?)\s*[\"']?([^\s\"',]+)"
"""What is said of anything whose name says that it is secret."""
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
    kinds = {"ConfigMap", "NetworkPolicy", "Job", "Service", "PodDisruptionBudget", "Deployment"}
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
            assert source["secretRef"]["name"] == SECRET_NAME
            told |= SECRET.keys()
    assert told <= SETTINGS
    assert {"MOKUM_DATABASE", "MOKUM_KEY", "MOKUM_BUS", "MOKUM_ORIGINS"} <= told
    assert container["args"][0] in COMMANDS
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["runAsUser"] == int(_in_dockerfile(r"useradd .*--uid (\d+)"))


def example(**secret: str) -> Settings:
    told = OBJECTS["ConfigMap mokum-settings"]["data"] | SECRET | secret
    read = {name.removeprefix("MOKUM_").lower(): value for name, value in told.items()}
    return Settings(**{**read, "_env_file": None})


def test_the_settings_of_the_example_open_a_server_with_a_key_and_none_without() -> None:
    """Attack 12: what is shipped holds no key; the commands of the page make one."""
    assert SECRET["MOKUM_KEY"] == "$(mokum keys new)"
    with pytest.raises(BadSettings, match="mokum keys new"):
        check(example())
    made = CliRunner().invoke(app, ["keys", "new"]).stdout.strip()
    settings = example(MOKUM_KEY=made)
    check(settings)
    assert settings.bots == "workers"
    assert SECRET.keys() & OBJECTS["ConfigMap mokum-settings"]["data"].keys() == set()


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
def test_attack_12_no_password_or_key_is_shipped(file: Path) -> None:
    """Neither in an address nor as a value of its own: each comes from a variable, and none has a default."""
    text = file.read_text()
    for said in re.findall(r"//[^\s/:@]+:([^@\s]+)@", text):
        assert re.fullmatch(r"\$\{?[A-Z_]+(:\?)?\}?", said), said
    for said in re.findall(VALUE, text):
        assert re.match(r"\$(\{[A-Z_]+:\?\}|[A-Z_]+|\()", said), said
    assert not re.search(r"[A-Za-z0-9+/]{43}=", text)
    assert "change-me" not in text


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


POLICIES = {name.split()[1]: each["spec"] for name, each in OBJECTS.items() if name.startswith("NetworkPolicy")}


def is_selected(selector: dict[str, Any], labels: dict[str, str]) -> bool:
    """Whether a pod is one that a policy is about, as Kubernetes decides it."""
    meant = selector.get("matchLabels", {}).items() <= labels.items()
    rules = selector.get("matchExpressions", ())
    assert all(rule["operator"] == "In" for rule in rules)
    return meant and all(labels.get(rule["key"]) in rule["values"] for rule in rules)


def allowed(labels: dict[str, str], way: str) -> list[tuple[Any, set[int]]]:
    """With whom a pod may talk one way, and at which ports. Without a policy it would be everybody."""
    about = [each for each in POLICIES.values() if is_selected(each["podSelector"], labels)]
    assert any(way.title() in each["policyTypes"] for each in about), "nothing forbids anything"
    rules = [rule for each in about for rule in each.get(way, ())]
    for rule in rules:
        assert rule["ports"]
        assert rule["from" if way == "ingress" else "to"]
    return [
        (peer, {port["port"] for port in rule["ports"]}) for rule in rules for peer in rule.get("from") or rule["to"]
    ]


def test_attack_6_nobody_talks_to_anybody_by_default() -> None:
    assert POLICIES["mokum-nobody"] == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}


@pytest.mark.parametrize("name", PODS)
def test_attack_6_each_pod_reaches_what_it_needs_and_is_reached_by_who_must(name: str) -> None:
    labels = PODS[name]["metadata"]["labels"]
    part = labels["app.kubernetes.io/component"]
    (port,) = CONTAINERS["Deployment mokum-nodes"]["ports"]
    reached = allowed(labels, "ingress")
    who = {peer["namespaceSelector"]["matchLabels"]["kubernetes.io/metadata.name"] for peer, _ in reached}
    assert who == ({"ingress-nginx", "monitoring"} if part == "node" else set())
    assert all(ports == {port["containerPort"]} for _, ports in reached)
    ports = sorted(number for _, numbers in allowed(labels, "egress") for number in numbers)
    assert ports == ([53, 5432] if part == "migrate" else [53, 4222, 5432])


@pytest.mark.parametrize(("name", "port"), [("postgresql", 5432), ("nats", 4222)])
def test_attack_6_the_database_and_the_bus_are_reached_by_the_site_alone(name: str, port: int) -> None:
    ((who, ports),) = allowed({"app.kubernetes.io/name": name}, "ingress")
    assert who.keys() == {"podSelector"}
    assert who["podSelector"]["matchLabels"] == {"app.kubernetes.io/name": "mokum"}
    assert ports == {port}


def test_attack_6_containers_have_no_power_and_the_database_and_the_bus_no_way_out() -> None:
    said = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert said["networks"]["back"] == {"internal": True}
    for name, service in said["services"].items():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "/tmp" in service["tmpfs"]
        assert service["networks"] == (["front", "back"] if name.startswith("node") else ["back"])
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ()))
        assert bool(service.get("ports")) is name.startswith("node")


def test_attack_6_the_bus_of_compose_wants_the_password_that_processes_are_told() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    bus = services["node1"]["environment"]["MOKUM_BUS"]
    assert bus == "nats://mokum:${NATS_PASSWORD:?}@nats:4222"
    assert services["nats"]["environment"] == {"NATS_PASSWORD": '"${NATS_PASSWORD:?}"'}
    mounted = [volume.split(":") for volume in services["nats"]["volumes"] if volume.endswith(":ro")]
    assert [(ROOT / source).resolve() for source, _, _ in mounted] == [ROOT / "deploy" / "nats.conf"]
    assert services["nats"]["command"] == ["-c", mounted[0][1], "-sd", "/data"]


def test_attack_6_the_password_of_the_bus_is_never_shown() -> None:
    settings = Settings(bus="nats://mokum:heron@nats:4222", _env_file=None)  # type: ignore[call-arg, arg-type]
    assert "heron" not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"


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
