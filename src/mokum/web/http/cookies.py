"""The cookie that a session lives in."""

from fastapi import Response

from mokum.web.manners import Manners

LIFE = 180 * 24 * 60 * 60
"""Seconds; the session itself may end earlier."""


def set_session(response: Response, manners: Manners, token: str) -> None:
    """Gives the browser its session."""
    response.set_cookie(
        manners.cookie, token, max_age=LIFE, path="/", secure=manners.secure, httponly=True, samesite="lax"
    )


def forget_session(response: Response, manners: Manners) -> None:
    """Takes it away."""
    response.delete_cookie(manners.cookie, path="/", secure=manners.secure, httponly=True, samesite="lax")
