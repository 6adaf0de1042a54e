"""The documentation of all products as one static site, as `Scripts/documentation-site` makes it."""

import argparse
import html
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from documentation import archives
from one_build import build as one_build

# Examples whose maps the site shows: the package of each, and its target.
MAPS = [("Examples", "Shop"), ("Examples", "Session"), ("Examples", "Phones")]


def main(root, arguments):
    parser = argparse.ArgumentParser(
        prog="documentation-site", description="Writes the documentation of all products as one static site.")
    parser.add_argument("output", type=Path, help="the folder of the site; what is in it is replaced")
    parser.add_argument(
        "--base-path", default="", help="the path of the site on its server, such as Storyline for pages of GitHub")
    parser.add_argument("--maps", action="store_true", help="walk three examples, and add their maps: some minutes")
    parser.add_argument("--no-build", action="store_true", help="take the modules as they were built last")
    options = parser.parse_args(arguments)
    problem = occupied(options.output)
    if problem:
        sys.exit(f"documentation-site: {problem}")
    if not options.no_build:
        for module in archives.PRODUCTS:
            if one_build.build("--target", module) != 0:
                sys.exit(f"documentation-site: {module} does not compile")
    with tempfile.TemporaryDirectory() as work:
        site = build_site(root, Path(work), options.base_path)
        if options.maps:
            add_maps(root, site / "maps")
        shutil.rmtree(options.output, ignore_errors=True)
        shutil.copytree(site, options.output)
    print(f"The site is in {options.output}; serve it at /{options.base_path}, and open documentation/.")


def occupied(output):
    """Why a folder cannot be replaced: it has something that is no site."""
    if not output.exists():
        return None
    if not output.is_dir():
        return f"{output} is a file"
    if any(output.iterdir()) and not (output / "documentation").is_dir():
        return f"{output} has files that are no site: name another folder, or empty it"
    return None


def build_site(root, work, base_path):
    made = []
    for module in archives.PRODUCTS:
        archive = work / f"{module}.doccarchive"
        if archives.convert(root, module, archive, work, hosting=base_path or "/") != 0:
            sys.exit(f"documentation-site: the documentation of {module} does not convert")
        made.append(str(archive))
    site = work / "site"
    done = subprocess.run(
        ["docc", "merge", *made, "--output-path", str(site), "--synthesized-landing-page-name", "Storyline"])
    if done.returncode != 0:
        sys.exit("documentation-site: the archives could not be merged")
    return site


def add_maps(root, folder):
    """Walks examples, and writes a page with their maps."""
    folder.mkdir()
    shown = []
    for package, target in MAPS:
        done = subprocess.run(
            ["swift", "run", "--package-path", "Tools", "storyline", "map", package, "--target", target,
             "--format", "svg", "--format", "html", "--output", str(folder)], cwd=root)
        if done.returncode not in (0, 1):
            sys.exit(f"documentation-site: the map of {target} could not be drawn")
        shown.append(target)
    (folder / "index.html").write_text(page(shown))


def page(names):
    """The page that shows maps; each picture leads to the map that one can search."""
    figures = "\n".join(
        f'<figure><a href="{html.escape(name)}.map.html"><img src="{html.escape(name)}.map.svg" '
        f'alt="The map of {html.escape(name)}"></a><figcaption>{html.escape(name)}</figcaption></figure>'
        for name in names)
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Maps of the examples</title>
<style>
  body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }}
  figure {{ margin: 0 0 3rem; }}
  img {{ max-width: 100%; }}
</style>
<h1>Maps of the examples</h1>
<p><code>storyline map</code> drew them by walking the apps.</p>
{figures}
</html>
"""
