"""Error responses: what a request is answered that is refused or fails."""

from http import HTTPStatus

import structlog
from litestar import Response
from litestar.exceptions import HTTPException

from ludoteca.server.api.requests import HttpRequest
from ludoteca.server.causes import cause_of
from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.answers import Refused
from ludoteca.server.metrics import REFUSALS
from ludoteca.server.refusals import Refusal

LOGGED = 200  # characters of a path
RETRY_SECONDS = 5  # after which to try again if the database is away or a game is not compiled yet
log = structlog.get_logger()


def refusal_response(_: HttpRequest, refusal: Refusal) -> Response[Refused]:
    """Return the answer to a request that we refuse."""
    REFUSALS.labels(refusal.reason).inc()
    seconds = refusal.retry_after
    if seconds is None and refusal.status == HTTPStatus.SERVICE_UNAVAILABLE:
        seconds = RETRY_SECONDS
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    return Response(refusal.to_message(), status_code=refusal.status, headers=headers)


def framework_response(request: HttpRequest, error: HTTPException) -> Response[Refused]:
    """Return the answer to a request that the framework refuses, in the same form."""
    if error.status_code >= 500:  # noqa: PLR2004
        return failure_response(request, error)
    refusal = framework_refusal(error)
    REFUSALS.labels(refusal.reason).inc()
    return Response(refusal.to_message(), status_code=error.status_code, headers=error.headers)


def framework_refusal(error: HTTPException) -> Refusal:
    """Return what the framework says about a request, with the field that is wrong if it names one."""
    known = {
        404: ServerFault.NO_SUCH_PATH,
        405: ServerFault.METHOD_NOT_ALLOWED,
        413: ServerFault.BODY_TOO_LARGE,
    }
    if error.status_code in known:
        return Refusal.of(known[error.status_code])
    for problem in error.extra if isinstance(error.extra, list) else ():
        if isinstance(problem, dict) and problem.get("key"):
            return Refusal.of(
                ServerFault.WRONG_FIELD, field=str(problem["key"]), detail=str(problem.get("message", ""))
            )
    return Refusal.of(ServerFault.NOT_UNDERSTOOD, detail=str(error.detail))


def nesting_response(request: HttpRequest, _: RecursionError) -> Response[Refused]:
    """Return the answer to a body that is nested too deeply."""
    return refusal_response(request, Refusal.of(ServerFault.TOO_NESTED))


def database_response(request: HttpRequest, error: Exception) -> Response[Refused]:
    """Return the answer when the database is away, full or too slow: try again.  The log has the details."""
    log.error("database failed", path=request.url.path[:LOGGED], error=cause_of(error))
    return refusal_response(request, Refusal.of(ServerFault.DATABASE_AWAY))


def failure_response(request: HttpRequest, error: Exception) -> Response[Refused]:
    """Return the answer to an error of ours, without details.  The log has them."""
    log.error("failed", path=request.url.path[:LOGGED], exc_info=error)
    return Response(Refusal.of(ServerFault.FAILED).to_message(), status_code=500)
