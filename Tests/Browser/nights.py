"""What is played at night only: an app's twins, which show the same screens, and looks like others."""

import os

import pytest


def by_night(*values: str) -> list:
    """Values of a parameter that are left out by day."""
    return [pytest.param(value, marks=pytest.mark.night) for value in values]


def is_night() -> bool:
    """Whether ``Scripts/nightly.sh`` runs, which plays everything."""
    return os.environ.get("STORYLINE_BROWSER") == "all"
