"""The games behind the usual interfaces of research: PettingZoo, Gymnasium, vectors of games and OpenSpiel.

Importing it registers `mokum/routes-v1` and so on with PettingZoo and Gymnasium. It needs the extra `research`, its
part for OpenSpiel also the extra `openspiel`.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
    raise ImportError("mokum.research needs more than mokum itself: pip install 'mokum[research]'")

from mokum.research.registering import register_all

register_all()

__all__ = ["register_all"]
