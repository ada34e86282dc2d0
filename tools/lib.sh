# Sourced by the scripts beside it: where the repository is, which Debian packages it needs, how they are installed.
# shellcheck shell=bash
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$root"

# What the program is built from.
build_packages=(cmake ninja-build g++ pkg-config ccache libfmt-dev libyaml-cpp-dev nlohmann-json3-dev libboost-dev
    libcli11-dev libcairo2-dev libpango1.0-dev libfontconfig-dev libqpdf-dev doctest-dev)
# What the checks need on top: the second compiler, its tools, readers of PDF, and the interpreter of tools/check-*.
test_packages=(qpdf libxml2-utils clang libclang-rt-dev clang-format clang-tidy poppler-utils libxml2-utils python3 git time)

# missing_packages <package>...: those that dpkg doesn't know as installed.
missing_packages() {
    local package
    for package in "$@"; do
        [[ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null)" == ii* ]] || echo "$package"
    done
}

# install_missing <package>...: through apt-get, with sudo where the user isn't root; silent when nothing is missing.
install_missing() {
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0
    if [[ $EUID -ne 0 ]]; then
        command -v sudo >/dev/null || { echo "missing packages, and no sudo to install them: ${missing[*]}" >&2; exit 1; }
        as_root=(sudo)
    fi
    echo "installing ${missing[*]}" >&2
    "${as_root[@]}" apt-get update -qq >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# build <preset> [<target>...]: configures once, then builds what changed; says nothing when nothing did.
build() {
    local preset="$1"
    shift
    [[ -f build/$preset/build.ninja ]] || cmake --preset "$preset" >&2
    local targets=()
    (($# == 0)) || targets=(--target "$@")
    if [[ -t 2 ]]; then
        cmake --build --preset "$preset" "${targets[@]}" >&2
    else
        cmake --build --preset "$preset" "${targets[@]}" -- --quiet 2>&1 | sed '/^ninja: no work to do\.$/d' >&2
    fi
}
