# Sourced by each finding: runs it in a temporary folder and compares what is seen with what was seen.
set -euo pipefail

lib=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# packages NAME@VERSION...: installs packages from the npm registry; their programs come first on the path.
packages() {
  npm init --yes >/dev/null
  npm install --no-audit --no-fund --loglevel=error "$@" >/dev/null
  PATH="$folder/node_modules/.bin:$PATH"
}

# needs PROGRAM DEBIAN-PACKAGE: ends with 2 if the program is not there.
needs() {
  command -v "$1" >/dev/null && return
  echo "needs $1: apt-get install $2" >&2
  exit 2
}

# in-chromium FILE: runs a script in headless Chromium and prints what it passes to print().
in-chromium() {
  {
    echo '<meta charset="utf-8"><pre></pre><script>const print = (line) => document.querySelector("pre").append(line + "\n")'
    cat "$1"
    echo '</script>'
  } >page.html
  chromium-headless-shell --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --user-data-dir="$folder/profile" --dump-dom "file://$folder/page.html" \
    2>/dev/null | sed -n '/<pre>/,/<\/pre>/p' | sed 's/.*<pre>//; s/<\/pre>.*//' | sed '/^$/d'
}

# saw TEXT <<'SEEN': prints the text; ends with 1 if it is not what stands in SEEN.
saw() {
  echo "$1"
  if ! diff <(cat) <(echo "$1") >difference; then
    echo 'No longer as it was seen (<), but (>):' >&2
    cat difference >&2
    exit 1
  fi
}
