"""Brings uv from a package index where there is no pip to do it."""

import hashlib
import html
import io
import platform
import re
import ssl
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path

from machine_pip import pip_setting
from problem import Problem


def download_uv(index: str, requirement: Path, program: Path) -> None:
    """Takes the wheel from a simple index, believes nothing but the pinned hashes, and unpacks the program."""
    pinned = requirement.read_text(encoding="utf-8")
    page = index.rstrip("/") + "/uv/"
    wheel = fetch(urllib.parse.urljoin(page, wheel_link(fetch(page).decode(), pinned_version(pinned))))
    if hashlib.sha256(wheel).hexdigest() not in pinned:
        raise Problem("the downloaded uv is not the one that Chefetage knows (sha256 differs)")
    unpack_uv(wheel, program)


def fetch(address: str) -> bytes:
    certificates = ssl.create_default_context(cafile=pip_setting("cert"))
    with urllib.request.urlopen(address, timeout=60, context=certificates) as answer:
        content: bytes = answer.read()
    return content


def wheel_link(page: str, version: str) -> str:
    """The link to the wheel for this machine, in the page of an index."""
    wheel = re.compile(rf"/uv-{version}-py3-none-[^/]*{platform_tag()}[^/]*\.whl")
    links = [html.unescape(link) for link in re.findall(r"""href=["']([^"']+)["']""", page)]
    for link in links:
        if wheel.search("/" + link):
            return link
    raise Problem(f"the package index has no uv {version} for {platform.system()} {platform.machine()}")


def pinned_version(pinned: str) -> str:
    return pinned.partition("uv==")[2].split()[0]


def platform_tag() -> str:
    """A regular expression for the part of a wheel's name that says where it runs."""
    if platform.system() == "Darwin":
        family = "macosx"
    else:
        family = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    return rf"{family}\w+_{platform.machine()}"


def unpack_uv(wheel: bytes, program: Path) -> None:
    program.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        member = next(name for name in archive.namelist() if name.endswith(".data/scripts/uv"))
        program.write_bytes(archive.read(member))
    program.chmod(0o755)
