"""The list of all parts: every line of the locks is in it, and it has the form of CycloneDX 1.6."""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tools import sbom

NOW = "2026-01-31T12:00:00Z"
HEX = {"SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128}
SCOPES = ["required", "optional", "excluded"]
TEXT = {"type": "string", "minLength": 1}
COMPONENT = {
    "type": "object",
    "required": ["type", "name", "version", "bom-ref"],
    "additionalProperties": False,
    "properties": {
        "type": {"enum": ["application", "library"]},
        "bom-ref": TEXT,
        "name": TEXT,
        "version": TEXT,
        "scope": {"enum": SCOPES},
        "purl": {"type": "string", "pattern": r"^pkg:(pypi|npm)/[^@\s]+@[^@\s]+$"},
        "hashes": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "required": ["alg", "content"],
                "additionalProperties": False,
                "properties": {"alg": {"enum": list(HEX)}, "content": {"pattern": "^[a-f0-9]+$"}},
            },
        },
        "licenses": {
            "type": "array",
            "maxItems": 1,
            "items": {"required": ["expression"], "properties": {"expression": TEXT}},
        },
    },
}
FORM = {  # the part of the schema of CycloneDX 1.6 that is used here
    "type": "object",
    "required": ["bomFormat", "specVersion", "serialNumber", "version", "metadata", "components"],
    "additionalProperties": False,
    "properties": {
        "bomFormat": {"const": "CycloneDX"},
        "specVersion": {"const": "1.6"},
        "serialNumber": {"pattern": "^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},
        "version": {"type": "integer", "minimum": 1},
        "metadata": {
            "type": "object",
            "additionalProperties": False,
            "properties": {"timestamp": {"type": "string", "format": "date-time"}, "component": COMPONENT},
        },
        "components": {"type": "array", "uniqueItems": True, "items": COMPONENT},
        "dependencies": {
            "type": "array",
            "items": {
                "required": ["ref"],
                "properties": {"ref": TEXT, "dependsOn": {"items": TEXT, "uniqueItems": True}},
            },
        },
    },
}


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    return sbom.bill(sbom.ROOT, NOW)


def test_it_has_the_form_of_cyclonedx(written: dict[str, Any]) -> None:
    jsonschema_rs.validate(FORM, written)
    refs = [part["bom-ref"] for part in written["components"]]
    assert len(refs) == len(set(refs))
    for part in written["components"]:
        assert all(len(one["content"]) == HEX[one["alg"]] for one in part["hashes"])


def scopes(written: dict[str, Any]) -> dict[str, str]:
    return {part["purl"]: part["scope"] for part in written["components"]}


def test_every_line_of_the_locks_is_in_it(written: dict[str, Any]) -> None:
    found = scopes(written)
    scopes_of = {
        "requirements.lock": {"required", "optional"},
        "requirements-lab.lock": {"required", "optional"},
        "requirements-cluster.lock": {"required", "optional"},
        "requirements-dev.lock": set(SCOPES),
    }
    for file, expected in scopes_of.items():
        pins = re.findall(r"^(\S+)==(\S+)", (sbom.ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
        assert pins
        assert {found[f"pkg:pypi/{name}@{version}"] for name, version in pins} <= expected
    packages = json.loads((sbom.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {(path.rpartition("node_modules/")[2], package["version"]) for path, package in packages.items() if path}
    assert {f"pkg:npm/{name.replace('@', '%40')}@{version}" for name, version in names} <= set(found)


def test_what_only_builds_and_tests_is_told_apart(written: dict[str, Any]) -> None:
    by_name = {address.rpartition("@")[0]: scope for address, scope in scopes(written).items()}
    assert by_name["pkg:pypi/starlette"] == by_name["pkg:npm/svelte"] == "required"
    assert by_name["pkg:pypi/pytest"] == by_name["pkg:npm/vitest"] == "excluded"
    uses = written["dependencies"][0]["dependsOn"]
    assert {"pkg:pypi/fluent-runtime", "pkg:npm/svelte"} <= {use.rpartition("@")[0] for use in uses}
    project = tomllib.loads((sbom.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert len([use for use in uses if use.startswith("pkg:pypi/")]) == len(project["dependencies"])


def test_the_same_locks_give_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], written: dict[str, Any]
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.setattr(sys, "argv", ["sbom.py", str(tmp_path / "sbom.json")])
    sbom.main()
    found = json.loads((tmp_path / "sbom.json").read_text())
    assert found["metadata"].pop("timestamp") == "1970-01-01T00:00:00Z"
    assert found["serialNumber"] == written["serialNumber"]
    assert f"{len(written['components'])} parts" in capsys.readouterr().out
