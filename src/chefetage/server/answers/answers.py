"""Answers in JSON."""

from typing import Any

import msgspec
from starlette.responses import Response

from chefetage.core.problem import Problem
from chefetage.server.answers.refusal import Later, Refusal
from chefetage.server.answers.words import sentence

JSON = "application/json"


def json_answer(content: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, media_type=JSON)


def problem_answer(problem: Problem, lang: str) -> Response:
    """What went wrong, with its facts, in words."""
    status = problem.status if isinstance(problem, Refusal) else Refusal.status
    answer = json_answer({**problem.facts, "error": problem.key, "text": sentence(problem, lang)}, status)
    if isinstance(problem, Later):
        answer.headers["retry-after"] = str(problem.after)
    return answer
