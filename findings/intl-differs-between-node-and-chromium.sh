#!/usr/bin/env bash
# Version: Node 24.21.0 (ICU 78.3) and Debian's chromium-headless-shell 156
# Guess:   the same V8 with the newest ICU formats alike on the server and in the browser.
# Seen:    amounts in fr-CH are grouped by an apostrophe in Node and by a narrow no-break space in Chromium; RSD has
#          two decimals in Node and none in Chromium; ranges have thin spaces around the dash in Node and plain spaces
#          in Chromium; times of 12 hours in en-IE end with pm in Node and p.m. in Chromium. Markup made on the server is not what the browser makes of it.
source "$(dirname "$0")/lib/lab.sh"
needs chromium-headless-shell chromium-headless-shell
packages node@24.21.0

cat >look.js <<'JS'
const codes = (text) => text.replace(/[^\x20-\x7e]/g, (c) => `{${c.codePointAt(0).toString(16)}}`)
const amount = (locale, currency) => codes(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(12345.5))
const [from, to] = [new Date('2026-03-05T12:00Z'), new Date('2026-03-08T12:00Z')]
print(`fr-CH ${amount('fr-CH', 'CHF')}`)
print(`RSD ${amount('en', 'RSD')}`)
print(`range ${codes(new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(from, to))}`)
const twelve = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' }
print(`time ${codes(new Intl.DateTimeFormat('en-IE', twelve).format(from))}`)
JS
{ echo 'const print = console.log'; cat look.js; } >in-node.js

saw "$(node in-node.js | sed 's/^/Node     /'; in-chromium look.js | sed 's/^/Chromium /')" <<'SEEN'
Node     fr-CH 12'345.50{a0}CHF
Node     RSD RSD{a0}12,345.50
Node     range 5{2009}{2013}{2009}8 Mar 2026
Node     time 12:00 pm
Chromium fr-CH 12{202f}345.50{a0}CHF
Chromium RSD RSD{a0}12,346
Chromium range 5 {2013} 8 Mar 2026
Chromium time 12:00 p.m.
SEEN
