"""The command line of the one build."""

import os
import unittest
from unittest import mock

from one_build import build


class WholeModules(unittest.TestCase):
    def builds(self, value, *arguments):
        with mock.patch.dict(os.environ, {"STORYLINE_WHOLE_MODULES": value}):
            return build.builds_whole_modules(arguments)

    def test_modules_are_whole_where_it_is_asked_for(self):
        self.assertTrue(self.builds("1", "--build-tests"))
        self.assertFalse(self.builds("", "--build-tests"))

    def test_the_optimized_build_is_left_to_swiftpm(self):
        self.assertFalse(self.builds("1", "-c", "release"))


if __name__ == "__main__":
    unittest.main()
