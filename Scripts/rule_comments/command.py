"""The command `Scripts/rule-comments`."""

import argparse
import subprocess
import sys

from statements.document import ROOT, read_document

from .comments import rewrite


def swift_files():
    output = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard",
         "--", "Sources/*.swift"], check=True, capture_output=True, text=True).stdout
    return sorted(ROOT / path for path in output.split("\0") if path)


def main(arguments):
    parser = argparse.ArgumentParser(prog="Scripts/rule-comments", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the texts into the sources")
    options = parser.parse_args(arguments)
    statements = read_document()
    failed = written = 0
    for path in swift_files():
        if not path.exists():
            continue
        text = path.read_text(encoding="utf-8")
        new, problems = rewrite(text, statements)
        if options.write and new != text:
            path.write_text(new, encoding="utf-8")
            written += len(problems)
            # What is left needs a person.
            problems = rewrite(new, statements)[1]
        for problem in problems:
            print(f"{path.relative_to(ROOT)}:{problem.line}: {problem.message}")
        failed += len(problems)
    if options.write:
        print(f"{written} comments were written")
    if failed:
        print("`Scripts/rule-comments --write` writes the texts of rules. Words of your own follow a "
              "dash: `// 5.5.8 – …`")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
