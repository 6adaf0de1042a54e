"""Keeps the documentation of the library true: what it shows compiles, what it links exists."""
