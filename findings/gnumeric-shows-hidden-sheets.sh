#!/usr/bin/env bash
# Version: ssconvert of gnumeric 1.12.55 (Debian 12); files written by XlsxWriter 3.0.2
# Guess:   a sheet that is hidden in a workbook is hidden in the workbook that it is converted to.
# Seen:    the converted XLSX has no hidden state: the sheet is like any other, and the first one if it stood first.
# So:      a list that went through gnumeric can begin with the old prices that somebody had hidden.
source "$(dirname "$0")/lib/lab.sh"
needs ssconvert gnumeric
needs /usr/bin/python3 python3
/usr/bin/python3 -c 'import xlsxwriter' 2>/dev/null || needs python3-xlsxwriter python3-xlsxwriter
needs unzip unzip

cat >write.py <<'PY'
import xlsxwriter
book = xlsxwriter.Workbook('before.xlsx')
old = book.add_worksheet('Old')
new = book.add_worksheet('New')
old.write_row(0, 0, ['iPhone 13', 300])
new.write_row(0, 0, ['iPhone 13', 200])
new.activate()
new.set_first_sheet()
old.hide()
book.close()
PY
/usr/bin/python3 write.py
ssconvert before.xlsx after.xlsx 2>/dev/null

saw "$(
  for file in before after; do
    echo "$file $(unzip -p $file.xlsx xl/workbook.xml | grep -o '<sheet [^>]*>' | grep -o 'name="[^"]*"\|state="[^"]*"' | tr '\n' ' ')"
  done
)" <<'SEEN'
before name="Old" state="hidden" name="New" 
after name="Old" name="New" 
SEEN
