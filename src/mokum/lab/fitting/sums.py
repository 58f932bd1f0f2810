"""Sums of products, which are all that least squares need to know of any number of examples."""

from collections.abc import Sequence

import msgspec


class Sums(msgspec.Struct):
    """Of rows that are added one by one: the product of every two of their entries, added up."""

    products: list[list[float]]

    @classmethod
    def of(cls, size: int) -> "Sums":
        """Of no rows yet, each of which will have so many entries."""
        return cls([[0.0] * size for _ in range(size)])

    def add(self, row: Sequence[float]) -> None:
        for index, entry in enumerate(row):
            if entry:
                line = self.products[index]
                self.products[index] = [so_far + entry * other for so_far, other in zip(line, row, strict=True)]

    def merge(self, other: "Sums") -> None:
        """Adds all rows of another."""
        for index, line in enumerate(other.products):
            self.products[index] = [a + b for a, b in zip(self.products[index], line, strict=True)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float], ridge: float) -> list[float]:
    """The weights x with matrix · x = right, by Cholesky's method; each is drawn to 0 by a share of its own scale.

    The matrix is one of sums of products. With a ridge above 0 it can always be solved, also where features say the
    same as others, or nothing at all.
    """
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            if i == j:
                lower[i][i] = (max(rest, 0.0) + ridge * (1 + matrix[i][i])) ** 0.5
            else:
                lower[i][j] = rest / lower[j][j]
    forward: list[float] = []
    for i in range(size):
        forward.append((right[i] - sum(lower[i][k] * forward[k] for k in range(i))) / lower[i][i])
    back = [0.0] * size
    for i in reversed(range(size)):
        back[i] = (forward[i] - sum(lower[k][i] * back[k] for k in range(i + 1, size))) / lower[i][i]
    return back
