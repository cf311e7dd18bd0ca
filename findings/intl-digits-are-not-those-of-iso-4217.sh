#!/usr/bin/env bash
# Version: Node 24.21.0 (ICU 78.3, CLDR 48)
# Guess:   maximumFractionDigits of a currency is its minor unit of ISO 4217, as ECMA-402 defines it. So it tells how
#          many minor units a stored or transmitted amount has.
# Seen:    CLDR's digits of daily life instead: 0 for currencies with 2 in ISO 4217 (HUF, COP, IDR, PKR and others),
#          0 for IQD, which has 3. An amount in minor units of ISO is then read as 100 or 1,000 times too much.
# So:      digits for showing and digits for storing are two tables.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0

cat >look.mjs <<'JS'
const iso = { HUF: 2, COP: 2, IDR: 2, PKR: 2, ALL: 2, IQD: 3, JPY: 0, KWD: 3, CHF: 2 }
for (const [currency, digits] of Object.entries(iso)) {
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  console.log(`${currency} ISO ${digits} Intl ${shown}`)
}
JS

saw "$(node look.mjs)" <<'SEEN'
HUF ISO 2 Intl 0
COP ISO 2 Intl 0
IDR ISO 2 Intl 0
PKR ISO 2 Intl 0
ALL ISO 2 Intl 0
IQD ISO 3 Intl 0
JPY ISO 0 Intl 0
KWD ISO 3 Intl 3
CHF ISO 2 Intl 2
SEEN
