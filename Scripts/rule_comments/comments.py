"""Comments that cite a rule of UIKit by its number, and their texts."""

import re
from dataclasses import dataclass

from statements.document import NUMBER

from .summary import LONGEST, summary

COLUMNS = 100

# `// 5.5.8`, or `// 8.1.7, 8.1.8`.
_BARE = re.compile(rf"(\s*)(///?) ({NUMBER}(?:, {NUMBER})*)")
# `// 5.5.8: text`. Words of one's own follow a dash: `// 5.5.8 – words`.
_WITH_TEXT = re.compile(rf"(\s*)(///?) ({NUMBER}): (.+)")
_COMMENT = re.compile(r"\s*///? ?(.*)")


@dataclass(frozen=True)
class Problem:
    line: int
    message: str


def rewrite(text, statements):
    """The text of a file with the texts of its rules, and what is out of step."""
    lines, problems = [], []
    before = ""
    for index, line in enumerate(text.split("\n")):
        numbers = _numbers(line, before)
        comment = _COMMENT.fullmatch(line)
        before = comment.group(1) if comment else ""
        if numbers is None:
            lines.append(line)
            continue
        indentation, marker, cited = numbers
        unknown = [number for number in cited if number not in statements]
        if unknown:
            problems.append(Problem(index + 1, f"{unknown[0]} is not a statement"))
            lines.append(line)
            continue
        written = [_comment(indentation, marker, number, statements[number]) for number in cited]
        if written != [line]:
            problems.append(Problem(index + 1, f"is not the text of the rule: {written[0].strip()}"))
        lines += written
    return "\n".join(lines), problems


def _numbers(line, before):
    """Indentation, marker and numbers of a comment that has the text of its rules, or none yet."""
    match = _WITH_TEXT.fullmatch(line)
    if match:
        return match.group(1), match.group(2), [match.group(3)]
    match = _BARE.fullmatch(line)
    # A number at the end of a sentence that began in the line above belongs to that sentence.
    if match and (not before or before.endswith((".", "…"))):
        return match.group(1), match.group(2), match.group(3).split(", ")
    return None


def _comment(indentation, marker, number, statement):
    opening = f"{indentation}{marker} {number}: "
    return opening + summary(statement, min(LONGEST, COLUMNS - len(opening)))
