#!/usr/bin/env bash
# Version: Node 24.21.0, drizzle-orm 0.45.4 (its `exports` are 130 kB)
# Guess:   Node reads the package.json of a dependency once in a process.
# Seen:    the `exports` are parsed again for each file that imports from the package: 300 files that import one small
#          module of drizzle-orm cost many times the CPU of 300 files that import one of pg-protocol.
# So:      in a large program, import such a package through one module of your own, or resolve it once in
#          module.registerHooks.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 drizzle-orm@0.45.4 pg-protocol@1.16.0

# cpu MODULE: the user CPU time of 300 files that import it, less that of one, in milliseconds.
cpu() {
  mkdir -p files
  for number in $(seq 300); do echo "import '$1'" >"files/$number.mjs"; done
  seq 300 | sed "s|.*|import './files/&.mjs'|" >all.mjs
  echo "import '$1'" >one.mjs
  for file in one all; do echo 'console.log(process.cpuUsage().user)' >>$file.mjs; done
  echo $((($(node all.mjs) - $(node one.mjs)) / 1000))
}
large=$(cpu drizzle-orm/entity)
small=$(cpu pg-protocol)
echo "drizzle-orm $large ms, pg-protocol $small ms" >&2

saw "$((large > 3 * small ? 1 : 0))" <<'SEEN'
1
SEEN
