#!/usr/bin/env bash
# Version: writers XlsxWriter 3.0.2 and openpyxl 3.0.9 (Debian 12: python3-xlsxwriter, python3-openpyxl); readers
#          xlsx 0.18.5, hucre 1.0.0, read-excel-file 9.3.17, openpyxl 3.0.9
# Guess:   the price of a formula that nothing has computed yet is missing, and a reader of values can see that.
# Seen:    XlsxWriter stores 0 as the value of every formula. No reader of values can tell it from a computed 0: a price
#          list made by a script is read as free of charge. openpyxl stores an empty value, which is read as missing.
# So:      a value 0 beside a formula may be no value; docProps/app.xml does not tell, as XlsxWriter names Excel there.
source "$(dirname "$0")/lib/lab.sh"
needs /usr/bin/python3 python3
/usr/bin/python3 -c 'import openpyxl, xlsxwriter' 2>/dev/null || needs python3-openpyxl 'python3-openpyxl python3-xlsxwriter'
packages node@24.21.0 xlsx@0.18.5 hucre@1.0.0 read-excel-file@9.3.17

cat >write.py <<'PY'
import openpyxl, xlsxwriter
book = xlsxwriter.Workbook('XlsxWriter.xlsx')
book.add_worksheet('A').write_row(0, 0, [250, '=A1*1.2'])
book.close()
book = openpyxl.Workbook()
book.active.append([250, '=A1*1.2'])
book.save('openpyxl.xlsx')
PY
cat >read.py <<'PY'
import openpyxl, sys
print('openpyxl', openpyxl.load_workbook(sys.argv[1], data_only=True).active['B1'].value)
PY
cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import { read } from 'xlsx'
const [path] = process.argv.slice(2)
const bytes = readFileSync(path)
const book = read(bytes)
console.log('xlsx', book.Sheets[book.SheetNames[0]].B1?.v ?? null)
console.log('hucre', (await readXlsx(bytes)).sheets[0].rows[0][1])
console.log('read-excel-file', (await readExcelFile(path))[0].data[0][1] ?? null)
JS
/usr/bin/python3 write.py

saw "$(
  for writer in XlsxWriter openpyxl; do
    { node look.mjs $writer.xlsx; /usr/bin/python3 read.py $writer.xlsx; } | sed "s/^/$writer read by /"
  done
)" <<'SEEN'
XlsxWriter read by xlsx 0
XlsxWriter read by hucre 0
XlsxWriter read by read-excel-file 0
XlsxWriter read by openpyxl 0
openpyxl read by xlsx null
openpyxl read by hucre null
openpyxl read by read-excel-file null
openpyxl read by openpyxl None
SEEN
