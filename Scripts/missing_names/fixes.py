"""The list of what the compiler wants: a table that is kept beside the others."""

from .model import Fix, Fixes

_HEAD = "name\tfix\treason"


def read(path):
    known = Fixes()
    for line in path.read_text().splitlines()[1:]:
        name, fix, reason = line.split("\t")
        if fix.startswith("no conformance to "):
            known.conformances[(name, fix.removeprefix("no conformance to "))] = reason
            continue
        known.rows[name] = Fix(traps="trap" in fix.split(), overrides="override" in fix.split(),
                               left_out=reason if fix == "left out" else "")
    return known


def text(known):
    lines = []
    for name, fix in known.rows.items():
        if fix.left_out:
            lines.append(f"{name}\tleft out\t{fix.left_out}")
        elif fix != Fix():
            words = [word for word, is_set in (("override", fix.overrides), ("trap", fix.traps))
                     if is_set]
            lines.append(f"{name}\t{' '.join(words)}\t")
    for (name, protocol), reason in known.conformances.items():
        lines.append(f"{name}\tno conformance to {protocol}\t{reason}")
    return "\n".join([_HEAD, *sorted(lines)]) + "\n"
