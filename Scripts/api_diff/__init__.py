"""Compares the public surface of our UIKit with Apple's, symbol by symbol."""
