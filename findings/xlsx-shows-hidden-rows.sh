#!/usr/bin/env bash
# Version: @e965/xlsx 0.20.3 (the SheetJS community edition)
# Guess:   rows and columns that are hidden in a sheet are hidden in every format that the library writes.
# Seen:    they are in XLSX and XLSB. XLS keeps hidden columns and loses hidden rows; ODS loses both. Nothing is told.
#          The reader is not the cause: it finds hidden rows in an XLS of LibreOffice, and the ODS names none.
# So:      old prices that somebody had hidden are read as prices after a list went through such a conversion.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 @e965/xlsx@0.20.3
needs unzip unzip

cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { read, write } from '@e965/xlsx'

const cell = (v) => ({ t: 's', v })
const sheet = { '!ref': 'A1:B2', A1: cell('Old'), B1: cell('300'), A2: cell('New'), B2: cell('200') }
sheet['!rows'] = [{ hidden: true }]
sheet['!cols'] = [{ hidden: true }]
for (const bookType of ['xlsx', 'xlsb', 'biff8', 'ods']) {
  const bytes = write({ SheetNames: ['Prices'], Sheets: { Prices: sheet } }, { type: 'buffer', bookType })
  writeFileSync(`prices.${bookType}`, bytes)
  const { '!rows': rows, '!cols': columns } = read(bytes, { cellStyles: true }).Sheets.Prices
  console.log(bookType, 'row', rows?.[0]?.hidden ?? 'shown', 'column', columns?.[0]?.hidden ?? 'shown')
}
JS

saw "$(node write.mjs; echo "visibility in the ODS: $(unzip -p prices.ods content.xml | grep -c 'table:visibility')")" <<'SEEN'
xlsx row true column true
xlsb row true column true
biff8 row shown column true
ods row shown column shown
visibility in the ODS: 0
SEEN
