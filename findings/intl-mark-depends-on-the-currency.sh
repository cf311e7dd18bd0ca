#!/usr/bin/env bash
# Version: Node 24.21.0 (ICU 78.3, CLDR 48)
# Guess:   a locale has one grouping mark and one decimal mark. Read them from any number, and you can read all.
# Seen:    en-CH groups euros by commas, francs and dollars by apostrophes; de-AT groups numbers by no-break spaces
#          and amounts by points; fr-CH has a decimal comma in numbers and a decimal point in amounts.
# So:      read the marks with the currency, from formatToParts of an amount in it.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0

cat >look.mjs <<'JS'
const visible = (text) => text.replaceAll('\u00a0', '_')
for (const locale of ['en-CH', 'de-AT', 'fr-CH']) {
  const number = new Intl.NumberFormat(locale).format(12345.5)
  const amounts = ['CHF', 'EUR', 'USD'].map((currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(12345.5),
  )
  console.log([locale, number, ...amounts].map(visible).join(' | '))
}
JS

saw "$(node look.mjs)" <<'SEEN'
en-CH | 12'345.5 | CHF_12'345.50 | €12,345.50 | US$_12'345.50
de-AT | 12_345,5 | CHF_12.345,50 | €_12.345,50 | $_12.345,50
fr-CH | 12'345,5 | 12'345.50_CHF | 12'345.50_€ | 12'345.50_$US
SEEN
