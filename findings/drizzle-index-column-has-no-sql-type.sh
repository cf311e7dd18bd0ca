#!/usr/bin/env bash
# Version: drizzle-orm 0.45.4
# Guess:   the columns that the third argument of pgTable receives answer getSQLType() like the columns of the table.
# Seen:    getSQLType of these columns (ExtraConfigColumn) has one statement: it returns this.getSQLType(), itself.
#          The types declare it as usual. This finding reads the method and does not call it.
# So:      ask the columns of the built table (getTableColumns), never those of the index builder.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 drizzle-orm@0.45.4

cat >look.mjs <<'JS'
import { ExtraConfigColumn } from 'drizzle-orm/pg-core'
console.log(ExtraConfigColumn.prototype.getSQLType.toString().replace(/\s+/g, ' '))
JS

saw "$(node look.mjs)" <<'SEEN'
getSQLType() { return this.getSQLType(); }
SEEN
