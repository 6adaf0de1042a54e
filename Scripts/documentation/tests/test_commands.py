import io
import tempfile
import unittest
from contextlib import redirect_stdout
from pathlib import Path

from documentation import commands

TEXT = """Text with `swift build`.

```sh
swift build   # the library
Scripts/one \\
  --two       # continued

FOO="a # b" bar
```

```swift
let no = 1
```
"""


class CommandTests(unittest.TestCase):
    def test_blocks_of_the_shell_have_commands_without_comments(self):
        found = [(each.line, each.text) for each in commands.commands_in(Path("README.md"), TEXT)]
        self.assertEqual(found[:2], [(4, "swift build"), (5, "Scripts/one --two")])
        self.assertEqual(len(found), 3)

    def test_blocks_of_a_console_are_a_session_with_its_output(self):
        text = "```console\n$ echo a\na\n```\n\n```console\n$ cd b\n$ pwd\n/home/ada/b\n```\n"
        found = commands.session_in(Path("README.md"), text)
        self.assertEqual([each.command.text for each in found], ["echo a", "cd b", "pwd"])
        self.assertEqual([each.shown for each in found], [["a"], [], ["/home/ada/b"]])

    def test_a_session_runs_in_one_folder_and_its_output_is_compared(self):
        text = ("```console\n$ mkdir b\n$ cd b\n$ pwd\n/home/ada/b\n$ echo in 2.5 seconds\nin 0.1 seconds\n"
                "$ echo a\nb\n```\n")
        with tempfile.TemporaryDirectory() as folder, redirect_stdout(io.StringIO()):
            failed = commands.run_session(commands.session_in(Path("A.md"), text), folder, 10)
        self.assertEqual([each.text for each in failed], ["echo a"])

    def test_what_cannot_run_here_has_a_reason(self):
        self.assertEqual(commands.Command("a", 1, "docker build .").reason, "needs Docker")
        self.assertIsNone(commands.Command("a", 1, "swift build").reason)

    def test_commands_that_show_an_app_are_known(self):
        self.assertTrue(commands.Command("a", 1, "storyline run path/to/App").serves)
        self.assertTrue(commands.Command("a", 1, "swift run --package-path Examples Shop").serves)
        self.assertFalse(commands.Command("a", 1, "storyline test path/to/App").serves)


if __name__ == "__main__":
    unittest.main()
