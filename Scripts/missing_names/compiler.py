"""Asks the compiler what of a module does not compile, until all of it does."""

import re
import subprocess

# What an answer in place of a trap cannot mend.
_HOPELESS = re.compile("cannot find type|is not a member type|override|redeclaration|ambiguous"
                       "|reserved|does not conform")
_INITIALIZERS = re.compile("initializer does not override|'required' initializer"
                           "|use the 'required' modifier")
# Warnings that are mistakes: an initializer that calls itself for ever, a call from another actor,
# a class of Foundation that does nothing on Linux.
_AS_BAD = ("call itself", "this is an error in the Swift 6 language mode",
           "unsupported in swift-corelibs-foundation", " is deprecated: ")
_ERRORS = re.compile(r"^(.+?):(\d+):\d+: (error|warning): (.*)$", re.MULTILINE)


class Mistake(Exception):
    """The compiler complains of what no row is to blame for."""


def diagnostics(command):
    """Errors, and warnings that are as bad: path, line, message."""
    done = subprocess.run(command, capture_output=True, text=True)
    found = [(path, int(line), message)
             for path, line, severity, message in _ERRORS.findall(done.stderr)
             if severity == "error" or any(words in message for words in _AS_BAD)]
    if done.returncode != 0 and not found:
        raise Mistake(done.stderr[-4000:])
    return found


def apply(found, files, fixes, kinds):
    """Notes what the compiler complained of; `files` has the lines by path. Returns whether there
    is a change."""
    touched = set()
    unowned = []
    for path, number, message in found:
        if path not in files:
            unowned.append(f"{path}:{number}: {message}")
            continue
        line = files[path][number - 1]
        if _INITIALIZERS.search(message):
            # The compiler points at a member, and the class is to blame.
            line = _class_around(files[path], number - 1)
        if line.origin is None:
            unowned.append(f"{path}:{number}: {message}: {line.text[:160]}")
            continue
        if line.origin in touched:
            continue
        touched.add(line.origin)
        reason = re.sub(r"\s+", " ", message)
        if isinstance(line.origin, tuple):
            fixes.conformances[line.origin] = reason
            continue
        _mend(fixes.rows[line.origin], reason, kinds.get(line.origin))
    if unowned and not touched:
        raise Mistake("\n".join(unowned[:20]))
    return bool(touched)


def _class_around(lines, index):
    while index > 0 and "open class " not in lines[index].text:
        index -= 1
    return lines[index]


def _mend(fix, reason, kind):
    if kind == "class" and not fix.traps and _INITIALIZERS.search(reason):
        # It inherits the initializers of its superclass, and has none of its own.
        fix.traps = True
        return
    is_type = kind in ("class", "struct", "enum", "protocol", "typealias")
    if "overriding declaration requires an 'override'" in reason and not fix.overrides:
        fix.overrides = True
    elif not is_type and not fix.traps and not fix.overrides and not _HOPELESS.search(reason):
        fix.traps = True
    else:
        fix.left_out = reason
