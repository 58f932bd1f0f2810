"""Why a request is not granted, as every answer says it: a code for programs, words for people."""

from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import HTTPException, RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException as PlainHTTPException

from mokum.calling import errors as of_calling
from mokum.people import errors
from mokum.web.outages import AWAY, why

RETRY = "retry"
"""What whoever finds no database is told."""
_log = structlog.get_logger()


class Problem(BaseModel):
    """An answer that is no success."""

    code: str
    words: str
    rule: str | None = None
    """The rule of the game that forbids it."""
    reason: str | None = None
    """What exactly is wrong with a name or a password."""


class NotGranted(HTTPException):
    """Raised anywhere in an answer to a request. An `HTTPException` is what FastAPI lets pass while it reads a body."""

    def __init__(self, status: int, code: str, words: str, *, rule: str | None = None, again_in: int = 0) -> None:
        super().__init__(status, code)
        self.problem = Problem(code=code, words=words, rule=rule)
        self.again_in = again_in


def not_found() -> NotGranted:
    """The same for what is not there and for what is not for whoever asks."""
    return NotGranted(404, "not_found", "There is nothing here for you.")


def problem_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: these statuses come with a `Problem`."""
    return {status: {"model": Problem, "description": HTTPStatus(status).phrase} for status in statuses}


def of_the_gate() -> dict[int | str, dict[str, Any]]:
    """What any operation may be answered before or while its request is read."""
    return problem_responses(400, 403, 413, 422, 429)


_OF_PEOPLE: dict[type[errors.Refused], tuple[int, str]] = {
    errors.BadName: (422, "Nobody can be called that."),
    errors.NameTaken: (409, "Somebody has this name, or one that looks like it."),
    errors.BadPassword: (422, "This password is not good enough."),
    errors.WrongCredentials: (401, "That does not prove who you are."),
    errors.TooManyAttempts: (429, "Too many wrong guesses: try again later."),
    errors.Busy: (503, "Too many people sign in right now: try again in a moment."),
    errors.NotSignedIn: (401, "Sign in first."),
    errors.BadTicket: (401, "The ticket is used, too old, or not yours."),
    errors.BadDeviceCode: (403, "The code is used, too old, or not known."),
    errors.BadToken: (401, "This token is not known, or was revoked."),
    errors.NoSuchToken: (404, "There is nothing here for you."),
    errors.TooManyBots: (409, "You have as many bots as you may have here."),
    errors.TooManyTokens: (409, "This bot has as many tokens as it may have."),
    errors.TooManyTies: (409, "These are as many people as you may have there."),
    errors.NoSuchPlayer: (404, "There is nothing here for you."),
    errors.NoSuchSession: (404, "There is nothing here for you."),
    errors.NoSuchPasskey: (404, "There is nothing here for you."),
    errors.BadPasskey: (422, "This passkey could not be added."),
    errors.OnlyGuests: (409, "You have an account already."),
    errors.OnlyAccounts: (403, "This needs an account."),
    errors.Banned: (403, "You are banned: read why, and until when."),
    errors.AboutOneself: (422, "Nobody complains of themselves."),
    errors.NoSuchCase: (404, "There is nothing here for you."),
    errors.NoSuchMeasure: (404, "There is nothing here for you."),
    errors.InConflict: (403, "This case is for another moderator."),
    errors.CaseTaken: (409, "Another moderator has taken this case."),
    errors.NotTaken: (409, "Take the case first."),
    errors.CaseDecided: (409, "This case is decided."),
    errors.BadVerdict: (422, "This verdict does not fit the case."),
    errors.Answered: (409, "This measure was answered."),
    errors.TooLate: (409, "This measure can be answered no more."),
    errors.NotAsked: (403, "You were not asked for another name."),
    errors.BadPreference: (422, "There is no such language or theme."),
    of_calling.BadWishes: (422, "There is no such time zone."),
    of_calling.BadAddress: (422, "Nothing can be sent to this address."),
    of_calling.WayFailed: (422, "The message was not taken."),
    of_calling.NotOffered: (409, "This server does not send that."),
    of_calling.NoSuchWay: (404, "There is nothing here for you."),
    of_calling.TooManyWays: (409, "You have as many browsers as you may have here."),
    of_calling.TooOften: (429, "Too often: try again later."),
    errors.BadLink: (403, "This link is used, too old, or not known."),
}


def _answer(status: int, problem: Problem, again_in: int = 0) -> JSONResponse:
    headers = {"Retry-After": str(again_in)} if again_in else None
    return JSONResponse(problem.model_dump(exclude_none=True), status, headers)


def _note(request: Request, error: Exception) -> None:
    """One line for each request without a database: the route as it is written in the code, and no one's names."""
    route = getattr(request.scope.get("route"), "path", "")
    _log.warning("a request found no database", method=request.method, route=route, why=why(error))
    request.app.state.node.metrics.database_errors.inc()


def install(app: FastAPI) -> None:
    """Makes every error of an answer a `Problem`."""

    @app.exception_handler(NotGranted)
    async def not_granted(request: Request, error: NotGranted) -> JSONResponse:
        if error.problem.code == RETRY:
            _note(request, error)
        return _answer(error.status_code, error.problem, error.again_in)

    @app.exception_handler(errors.Refused)
    async def refused(request: Request, error: errors.Refused) -> JSONResponse:
        status, words = _OF_PEOPLE[type(error)]
        problem = Problem(code=error.code, words=words, reason=getattr(error, "reason", None))
        again_in = getattr(error, "again_in", 60) if status == 429 else int(status == 503)
        return _answer(status, problem, again_in)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        # What was sent is not repeated: it may be a password.
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return _answer(422, Problem(code="bad_request", words=f"{place}: {first['msg']}"))

    async def away(request: Request, error: Exception) -> JSONResponse:
        _note(request, error)
        return _answer(503, Problem(code=RETRY, words="The server cannot reach its database: try again."), 1)

    for kind in AWAY:
        app.add_exception_handler(kind, away)

    @app.exception_handler(Exception)
    async def unforeseen(_: Request, __: Exception) -> JSONResponse:
        return _answer(500, Problem(code="internal", words="Something went wrong here; it is noted."))

    @app.exception_handler(PlainHTTPException)
    async def plain(_: Request, error: PlainHTTPException) -> JSONResponse:
        phrase = HTTPStatus(error.status_code).phrase
        answer = _answer(error.status_code, Problem(code=phrase.lower().replace(" ", "_"), words=f"{phrase}."))
        answer.headers.update(error.headers or {})
        return answer
