#!/usr/bin/env bash
# Version: openpyxl 3.0.9 (Debian 12: python3-openpyxl)
# Guess:   a number that openpyxl saves and loads is the same number, as with repr, JSON or CSV.
# Seen:    numbers are written with 16 significant digits; a double needs 17. Saving a workbook that nobody edited
#          changes numbers (0.1 + 0.2 becomes 0.3), and whole numbers of more than 16 digits lose their last ones.
# So:      compare numbers of saved workbooks with a tolerance, and store long numbers as text.
source "$(dirname "$0")/lib/lab.sh"
/usr/bin/python3 -c 'import openpyxl' 2>/dev/null || needs python3-openpyxl python3-openpyxl

cat >look.py <<'PY'
import openpyxl
numbers = [0.1 + 0.2, 1 / 3, 376104250021234567]
book = openpyxl.Workbook()
book.active.append(numbers)
book.save('book.xlsx')
for before, cell in zip(numbers, openpyxl.load_workbook('book.xlsx').active[1]):
    print(repr(before), '->', repr(cell.value), 'same' if before == cell.value else 'changed')
PY

saw "$(/usr/bin/python3 look.py)" <<'SEEN'
0.30000000000000004 -> 0.3 changed
0.3333333333333333 -> 0.3333333333333333 same
376104250021234567 -> 3.761042500212346e+17 changed
SEEN
