from typing import Any
class RoutesWords:
    def __getattr__(self, n: str) -> Any: raise AttributeError(n)
