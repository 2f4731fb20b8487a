# shellcheck shell=bash
# What the scripts share: words to the user, the check of the toolchain, the packages of the system.
# Sourced, never run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Prints each argument as a line.
say() {
  printf '%s\n' "$@"
}

# Prints the arguments as one sentence on standard error, and ends with 1.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Stops with a sentence unless `swift` is at least as new as the first line of Package.swift asks for.
require_swift() {
  local needed found
  local get="Install the toolchain from https://www.swift.org/install and add it to PATH."
  needed=$(sed -nE '1s/^.*swift-tools-version: *([0-9]+\.[0-9]+).*$/\1/p' "$root/Package.swift")
  if ! command -v swift >/dev/null; then
    fail "Swift $needed or newer is needed, and there is no 'swift' on this machine. $get"
  fi
  found=$(swift --version 2>&1 | sed -nE 's/^.*Swift version ([0-9]+\.[0-9]+).*$/\1/p') || found=""
  if [ -z "$found" ]; then
    fail "Swift $needed or newer is needed, and '$(command -v swift) --version' names no version. $get"
  fi
  if [ "$(printf '%s\n' "$needed" "$found" | sort -V | head -n 1)" != "$needed" ]; then
    fail "Swift $needed or newer is needed, and '$(command -v swift)' is Swift $found. $get"
  fi
}

# The family of this system: debian, fedora, arch or other.
system_family() {
  local names
  names=$(sed -nE 's/^ID(_LIKE)?=//p' /etc/os-release 2>/dev/null | tr "\"'\n" "   ") || names=""
  case " $names " in
    *" debian "* | *" ubuntu "*) echo debian ;;
    *" fedora "* | *" rhel "*) echo fedora ;;
    *" arch "*) echo arch ;;
    *) echo other ;;
  esac
}

# The packages of family $1 that purpose $2 needs: `run` to build and run, `test` for the tests besides.
packages_for() {
  case "$1-$2" in
    debian-run) echo libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev fonts-inter ;;
    debian-test) echo xserver-xorg-core xserver-xorg-video-dummy fonts-dejavu-core python3 ffmpeg ;;
    fedora-run) echo SDL2-devel SDL2_ttf-devel SDL2_image-devel rsms-inter-fonts ;;
    fedora-test) echo xorg-x11-server-Xorg xorg-x11-drv-dummy dejavu-sans-fonts python3 ffmpeg-free ;;
    arch-run) echo sdl2 sdl2_ttf sdl2_image inter-font ;;
    arch-test) echo xorg-server xf86-video-dummy ttf-dejavu python ffmpeg ;;
  esac
}

# Whether package $2 is installed on a system of family $1, under its own name or another's that provides it.
has_package() {
  case "$1" in
    debian) [ "$(dpkg-query -W -f='${db:Status-Status}' "$2" 2>/dev/null)" = installed ] ;;
    fedora) rpm --quiet -q --whatprovides "$2" ;;
    arch) pacman -T "$2" >/dev/null ;;
  esac
}

# Makes sure that the packages for the purposes named are there: installs them on Debian and Ubuntu,
# names them and stops elsewhere.
require_packages() {
  local family purpose package
  local missing=()
  family=$(system_family)
  for purpose in "$@"; do
    for package in $(packages_for "$family" "$purpose"); do
      has_package "$family" "$package" || missing+=("$package")
    done
  done
  case "$family" in
    other) require_libraries ;;
    debian) [ ${#missing[@]} -eq 0 ] || install_on_debian "${missing[@]}" ;;
    fedora) [ ${#missing[@]} -eq 0 ] || stop_for_packages "sudo dnf install ${missing[*]}" ;;
    arch) [ ${#missing[@]} -eq 0 ] || stop_for_packages "sudo pacman -S --needed ${missing[*]}" ;;
  esac
}

install_on_debian() {
  local as_root=(env DEBIAN_FRONTEND=noninteractive) by_sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop_for_packages "apt-get install $* (as root)"
    as_root=(sudo "${as_root[@]}") by_sudo=" (through sudo, which may ask for your password)"
  fi
  say "Some packages are missing. About to install with apt-get${by_sudo}: $*"
  "${as_root[@]}" apt-get update -qq \
    || say "The package lists could not be refreshed; trying with the old ones." >&2
  "${as_root[@]}" apt-get install -y --no-install-recommends "$@" \
    || fail "The packages could not be installed; apt-get says above why. Then run this again."
}

stop_for_packages() {
  fail "Some packages are missing. Install them, then run this again:
  $1"
}

# On a system whose package names are not known here: the libraries must be found all the same.
require_libraries() {
  local header
  for header in SDL.h SDL_ttf.h SDL_image.h; do
    if ! printf '#include <SDL2/%s>\n' "$header" | clang -E -x c - >/dev/null 2>&1; then
      fail "SDL2/$header was not found. Install SDL2, SDL2_ttf and SDL2_image with their headers, and the" \
        "font Inter, from your system's packages; then run this again."
    fi
  done
}
