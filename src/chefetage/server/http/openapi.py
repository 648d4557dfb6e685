"""The OpenAPI document, made from the site map and the types in it."""

import re
from functools import cache
from typing import Any

import msgspec

from chefetage import __version__
from chefetage.server.http.calls import SVG, Call, Endpoint, Picture
from chefetage.server.site_map import ENDPOINTS

REFERENCE = "#/components/schemas/{name}"
PROBLEMS = {"400": "bad request", "403": "forbidden", "404": "not found", "409": "conflict", "413": "too large"}
TEXTS = {bytes: "text/plain", Picture: SVG}  # what is not JSON
MORE_PROBLEMS = {"429": "too many requests", "503": "try again"}


class ProblemAnswer(msgspec.Struct):
    """Facts of the problem are further fields."""

    error: str
    text: str


async def openapi(call: Call) -> dict[str, Any]:
    return document()


@cache
def document() -> dict[str, Any]:
    types = [ProblemAnswer, *(kind for endpoint in ENDPOINTS for kind in (endpoint.answer, endpoint.body))]
    shown = [kind for kind in types if kind is not None and kind not in TEXTS]
    schemas, components = msgspec.json.schema_components(shown, schema_hook=anything, ref_template=REFERENCE)
    schema_of = {str(kind): schema for kind, schema in zip(shown, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.address, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Chefetage", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def anything(kind: type) -> dict[str, Any]:
    """Views are the games' own."""
    return {"description": "any value"}


def operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": schema_of[str(ProblemAnswer)]}}
    described: dict[str, Any] = {
        "operationId": endpoint.name,
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint)],
        "responses": {
            "200": {"description": "done", "content": content(endpoint.answer, schema_of)},
            **{code: {"description": words, "content": problem} for code, words in (PROBLEMS | MORE_PROBLEMS).items()},
        },
    }
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, "content": content(endpoint.body, schema_of)}
    return described


def content(kind: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if kind in TEXTS:
        return {TEXTS[kind]: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schema_of[str(kind)]}}


def path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": {"type": "string"}} for name in endpoint.query]
