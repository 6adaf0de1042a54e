"""The packages of this repository, found through git."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Packages that are not part of the one build, each with the reason.
EXCEPTIONS = {
    # Its targets have the names of the root package's, through symbolic links, and it does not link
    # without libFuzzer. `Scripts/fuzz` builds it; `Scripts/fuzz --check` compiles it.
    "Fuzzing",
    # Swift Crypto compiles BoringSSL, two minutes of a core for three tests of what it re-exports:
    # `Scripts/nightly.sh` runs them.
    "Tools/CryptoStandIn",
    # Hummingbird and what it needs are compiled for one comparison: `Scripts/nightly.sh` runs it.
    "Benchmarks/Routes",
    # GRDB is compiled for one comparison: `Scripts/nightly.sh` runs it.
    "Benchmarks/CoreData",
}


def folders(root=ROOT):
    """The folder of each package that git knows, the root first, without the exceptions.

    Files that are new and not yet added count as well.
    """
    listed = subprocess.run(
        ["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard",
         "--deduplicate", "--", "Package.swift", "*/Package.swift"],
        check=True, capture_output=True, text=True).stdout.splitlines()
    found = [Path(path).parent for path in listed if (root / path).is_file()]
    return sorted(folder for folder in found if str(folder) not in EXCEPTIONS)
