"""The command `Scripts/words-check`."""

import argparse
import subprocess
import sys
from collections import Counter
from pathlib import Path

from .articles import is_article, long_sentences_of_article
from .comments import (LONGEST_SENTENCE, begins_badly, comments, is_public, item_begins_badly,
                       items, long_sentences, module)

ROOT = Path(__file__).resolve().parents[2]
LIMITS = Path(__file__).resolve().parent / "limits.tsv"


def files(pattern):
    output = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard",
         "--", pattern], check=True, capture_output=True, text=True).stdout
    return sorted(path for path in output.split("\0") if path and "/Goldens/" not in path)


def count(paths, read):
    """The number of doc comments by module, those that begin badly, and where long sentences are."""
    total, bad, places, long = Counter(), Counter(), [], []
    for path in paths:
        text = read(path)
        if text is None:
            continue
        for line, paragraph, declaration in comments(text):
            total[module(path)] += 1
            if begins_badly(paragraph):
                bad[module(path)] += 1
                places.append(f"{path}:{line}: {paragraph[:70]}")
            if is_public(declaration):
                long += [f"{path}:{line}: {sentence[:70]}…"
                         for sentence in long_sentences(paragraph)]
        for line, item in items(text):
            if item_begins_badly(item):
                bad[module(path)] += 1
                places.append(f"{path}:{line}: {item[:70]}")
    return total, bad, places, long


def long_in_articles(paths, read):
    """The places of long sentences in guides, READMEs and articles."""
    return [f"{path}:{line}: {sentence[:70]}…" for path in paths if is_article(path)
            for line, sentence in long_sentences_of_article(read(path) or "")]


def read_limits(path=LIMITS):
    if not path.exists():
        return {}
    rows = [line.split("\t") for line in path.read_text().splitlines()[1:] if line]
    return {name: int(limit) for name, limit in rows}


def limits_text(bad):
    rows = [f"{name}\t{number}" for name, number in sorted(bad.items()) if number]
    return "\n".join(["module\tcomments that begin badly"] + rows) + "\n"


def problems(bad, limits):
    """The modules with more such comments than before."""
    return [f"{name}: {number} doc comments begin with What, Whether, Where, Who, Those or As; at most "
            f"{limits.get(name, 0)} may. Begin with a verb or a noun."
            for name, number in sorted(bad.items()) if number > limits.get(name, 0)]


def read_file(path):
    try:
        return (ROOT / path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None


def main(arguments):
    parser = argparse.ArgumentParser(prog="Scripts/words-check", description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the limits anew")
    parser.add_argument("--list", action="store_true",
                        help="list the comments, and the long sentences of comments and articles")
    options = parser.parse_args(arguments)
    total, bad, places, long = count(files("*.swift"), read_file)
    articles = long_in_articles(files("*.md"), read_file)
    if options.record:
        LIMITS.write_text(limits_text(bad))
    if options.list:
        print("\n".join(places + long + articles))
    found = problems(bad, read_limits())
    for problem in found:
        print(problem)
    share = 100 * sum(bad.values()) / max(sum(total.values()), 1)
    print(f"{sum(bad.values())} of {sum(total.values())} doc comments ({share:.1f} %) begin so; "
          f"{len(long)} sentences of public comments and {len(articles)} of articles have more than "
          f"{LONGEST_SENTENCE} words (--list names them)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
