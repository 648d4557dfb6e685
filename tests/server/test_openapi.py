"""The REST part keeps what its document says, whatever is asked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from chefetage.core.engine_mode import is_compiled
from chefetage.server.http.openapi import document
from chefetage.server.site_map import ENDPOINTS
from tests.server.support import HOST, open_table, running

# Left out: positive_data_acceptance. JSON Schema takes 4.0 for a whole number, we do not.
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 25 if is_compiled() else 6

schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with running(folder / "tables.sqlite") as client:
        yield client


@pytest.fixture(scope="module")
def table(server: TestClient) -> str:
    return str(open_table(server, "watch", "me", "link")["id"])


def test_every_endpoint_is_described(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    operations = {(method, path) for path, item in described["paths"].items() for method in item}
    assert operations == {(endpoint.method.lower(), endpoint.address) for endpoint in ENDPOINTS}


@schema.parametrize()
@settings(max_examples=EXAMPLES)
def test_answers_are_as_described(case: Any, server: TestClient, table: str) -> None:
    for name, known in (("table", table), ("game", "watch"), ("ply", "0")):
        if len(case.path_parameters.get(name, "")) % 2:  # every other time something that exists
            case.path_parameters[name] = known
    wish = case.as_transport_kwargs(base_url=HOST)
    wish["content"] = wish.pop("data", None)
    answer = server.request(**{name: value for name, value in wish.items() if value is not None and name != "cookies"})
    case.validate_response(answer, checks=CHECKS)
