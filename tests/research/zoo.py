"""PettingZoo's own tests. Their import looks for an environment by a name that PettingZoo itself calls old."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test

__all__ = ["api_test", "parallel_api_test", "seed_test"]
