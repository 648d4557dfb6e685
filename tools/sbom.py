"""Writes the list of all parts of the program with their versions and hashes, as CycloneDX 1.6 in JSON.

  python3 tools/sbom.py sbom.json          needs nothing but Python

It says what the lock files say: requirements.lock and web/package-lock.json hold what runs and what the pages are made
of, requirements-dev.lock and the pages' tools only what builds and tests it (scope "excluded"). The same locks give the
same file, but for its time; SOURCE_DATE_EPOCH sets that, too. Python and SQLite are those of the machine.
"""

import argparse
import base64
import json
import os
import re
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).resolve().parents[1]
SCOPES = RUNS, IF_POSSIBLE, BUILDS = "required", "optional", "excluded"
PINNED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?P<marker> ;[^\\]*)?")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")

Component = dict[str, Any]


def bill(root: Path, timestamp: str) -> dict[str, Any]:
    """The whole list."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    own = {"type": "application", "name": project["name"], "version": project["version"]}
    own |= {"bom-ref": f"pkg:pypi/{own['name']}@{own['version']}", "licenses": [{"expression": project["license"]}]}
    components = without_doubles([*python_packages(root), *npm_packages(lock)])
    direct = [*map(python_name, project["dependencies"]), *map(npm_name, lock[""]["dependencies"])]
    uses = [part["bom-ref"] for part in components if part["bom-ref"].rpartition("@")[0] in direct]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(components, sort_keys=True))}",
        "version": 1,
        "metadata": {"timestamp": timestamp, "component": own},
        "components": components,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": uses}],
    }


# Python.


def python_packages(root: Path) -> Iterator[Component]:
    """What is in several lists counts as what it is in the first: what runs is used by tests as well."""
    locks = {"requirements.lock": RUNS, "requirements-cluster.lock": IF_POSSIBLE, "requirements-dev.lock": BUILDS}
    for file, scope in locks.items():
        text = (root / file).read_text(encoding="utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            found = PINNED.match(line)
            if found:
                only_somewhere = IF_POSSIBLE if found["marker"] and scope == RUNS else scope
                hashes = [{"alg": "SHA-256", "content": digest} for digest in HASH.findall(line)]
                yield component("pypi", found["name"], found["version"], only_somewhere, hashes)


def python_name(requirement: str) -> str:
    """The address of a package without its version, from a line of pyproject.toml."""
    name = re.split(r"[=\[; ]", requirement)[0]
    return f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}"


# The pages.


def npm_packages(lock: dict[str, Any]) -> Iterator[Component]:
    for path, package in lock.items():
        if path:  # the first is the project itself
            name = path.rpartition("node_modules/")[2]
            found = component("npm", name, package["version"], npm_scope(package), npm_hashes(package["integrity"]))
            yield found | ({"licenses": [{"expression": package["license"]}]} if "license" in package else {})


def npm_scope(package: dict[str, Any]) -> str:
    if package.get("dev") or package.get("devOptional"):
        return BUILDS
    return IF_POSSIBLE if package.get("optional") else RUNS


def npm_hashes(integrity: str) -> list[dict[str, str]]:
    """As they are written there: algorithm, hyphen, base64."""
    pairs = [one.partition("-") for one in integrity.split()]
    return [
        {"alg": f"SHA-{alg.removeprefix('sha')}", "content": base64.b64decode(text).hex()} for alg, _, text in pairs
    ]


def npm_name(name: str) -> str:
    return f"pkg:npm/{quote(name, safe='/')}"


# Both.


def component(kind: str, name: str, version: str, scope: str, hashes: list[dict[str, str]]) -> Component:
    address = f"pkg:{kind}/{quote(name, safe='/')}@{quote(version)}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "scope": scope,
        "purl": address,
        "hashes": hashes,
    }


def without_doubles(components: list[Component]) -> list[Component]:
    """By address; what is there for several reasons, for the weightiest."""
    by_weight = sorted(components, key=lambda one: SCOPES.index(one["scope"]), reverse=True)
    found = {one["bom-ref"]: one for one in by_weight}  # the last counts
    return [found[address] for address in sorted(found)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    file = parser.parse_args().file
    seconds = float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    written = bill(ROOT, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)))
    file.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    print(f"{file}: {len(written['components'])} parts")


if __name__ == "__main__":
    main()
