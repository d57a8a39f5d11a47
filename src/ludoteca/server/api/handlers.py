"""Decorators of handlers: those of the framework, with the refusals that every request can get."""

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from ludoteca.server.messages.answers import Refused

REASONS = {
    400: "the request is not what this document describes",
    401: "a token is needed, or it is not good any more",
    403: "that is not yours",
    404: "there is no such thing",
    405: "not this method",
    409: "not now",
    413: "too much at once",
    422: "understood, but the rules or limits of a game forbid it",
    429: "too often; wait a moment",
    503: "not ready yet, or too busy; try again",
}
REFUSAL_RESPONSES = {
    status: ResponseSpec(Refused, generate_examples=False, description=reason)
    for status, reason in REASONS.items()
}
SIGNED_IN: list[dict[str, list[str]]] = [{"person": []}]  # for ``security``: the token of a person
SEATED: list[dict[str, list[str]]] = [*SIGNED_IN, {"seat": []}]  # that, or the token of a seat

delete = partial(litestar.delete, responses=REFUSAL_RESPONSES)
get = partial(litestar.get, responses=REFUSAL_RESPONSES)
patch = partial(litestar.patch, responses=REFUSAL_RESPONSES)
post = partial(litestar.post, responses=REFUSAL_RESPONSES)
act = partial(post, status_code=200)  # changes something, and answers what it is now
command = partial(post, status_code=204)  # changes something, and answers nothing
