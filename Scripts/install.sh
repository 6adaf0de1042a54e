#!/usr/bin/env bash
# Installs the command `storyline` for use outside of this checkout:
#
#   Scripts/install.sh [--prefix DIR] [--no-prepare]
#   Scripts/install.sh --uninstall [--prefix DIR]
#
# DIR is ~/.local unless named. The program goes to DIR/bin, and what it builds apps on to
# DIR/share/storyline. Then `storyline prepare` builds UIKit once, into the cache of whoever runs this
# script, unless --no-prepare leaves that to the first app.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

prefix=$HOME/.local
prepares=1
uninstalls=0

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit 1
}

usage() {
  sed -n '2,/^set /s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
}

while [ $# -gt 0 ]; do
  case $1 in
    --prefix) prefix=${2:?--prefix needs a folder} && shift 2 ;;
    --prefix=*) prefix=${1#--prefix=} && shift ;;
    --no-prepare) prepares=0 && shift ;;
    --uninstall) uninstalls=1 && shift ;;
    -h | --help) usage && exit 0 ;;
    *) fail "$1 is not an option; --help lists them" ;;
  esac
done

# A folder relative to the caller's would be one in this checkout.
case $prefix in
  /*) ;;
  *) prefix=${OLDPWD:-$PWD}/$prefix ;;
esac
share=$prefix/share/storyline

uninstall() {
  rm -f "$prefix/bin/storyline"
  rm -rf "$share"
  printf 'Removed %s and %s.\n' "$prefix/bin/storyline" "$share"
  printf 'What storyline has built stays in %s: remove it by hand.\n' \
    "${STORYLINE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/storyline}"
}

check_swift() {
  local version
  command -v swift >/dev/null || fail 'Swift is not installed: see https://www.swift.org/install'
  version=$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -1)
  case $version in
    [0-5].* | 6.[0-2]) fail "Swift $version is too old: Storyline needs 6.3 or later" ;;
  esac
}

# The program is linked as the tests have it, with the libraries of the toolchain: linked statically,
# Foundation on Linux cannot write a property list that has an array in it. Debug information would be
# half of the file.
build_program() {
  local options=()
  if [ "$(uname -s)" = Linux ]; then options=(-Xlinker --strip-debug); fi
  printf 'Building storyline with optimization: this takes some minutes.\n'
  swift build -c release --package-path Tools --product storyline --scratch-path .build/install \
    "${options[@]+"${options[@]}"}"
}

# The files that apps are built on: those that git knows, or all where this is no checkout. SwiftPM wants
# the folders of all targets that a manifest names, those of tests as well.
files_to_install() {
  local parts=(Package.swift LICENSE Sources Tests Tools)
  if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    git ls-files -- "${parts[@]}"
  else
    find "${parts[@]}" -name .build -prune -o -type f -print
  fi
}

# Files keep their dates: what has not changed is not built anew. The folder is made beside the old one
# and takes its place at the end, so that a program that is at work never finds half of it.
install_files() {
  local new=$share.new address
  rm -rf "$new"
  mkdir -p "$prefix/bin" "$new"
  files_to_install | tar -cf - -T - | tar -xf - -C "$new"
  address=$(git remote get-url origin 2>/dev/null || true)
  case $address in
    '' | /* | .*) ;;
    *) printf '%s\n' "$address" >"$new/address.txt" ;;
  esac
  rm -rf "$share"
  mv "$new" "$share"
  install -m 755 .build/install/release/storyline "$prefix/bin/storyline"
}

if [ $uninstalls -eq 1 ]; then
  uninstall
  exit 0
fi
check_swift
build_program
install_files
printf 'Installed %s, version %s.\n' "$prefix/bin/storyline" "$("$prefix/bin/storyline" --version)"
# On a Mac there is nothing to prepare: lint, new and map diff need no UIKit of ours.
if [ $prepares -eq 1 ] && [ "$(uname -s)" = Linux ]; then "$prefix/bin/storyline" prepare; fi
case :$PATH: in
  *:"$prefix/bin":*) ;;
  *) printf 'Add %s to your PATH.\n' "$prefix/bin" ;;
esac
