// Writes the fact tables of core/devices/data from a file of device records, and prints what changed:
//   npm run devices:refresh -- FILE [FOLDER]
// FOLDER: write the tables there instead, for review.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { changesBetween, factsOf } from './devices/changes.ts'
import { MalformedFacts } from './devices/malformed-facts.ts'
import { readRecords } from './devices/read-records.ts'
import { readTables, tablesOf, writeTables } from './devices/tables.ts'

const [file, folder = fileURLToPath(new URL('../core/devices/data', import.meta.url))] = process.argv.slice(2)
if (!file) {
  console.error('usage: npm run devices:refresh -- FILE [FOLDER]')
  process.exit(1)
}
try {
  const before = factsOf(readTables(folder))
  const tables = tablesOf(readRecords(readFileSync(file, 'utf8')))
  const after = factsOf(tables)
  writeTables(folder, tables)
  for (const line of changesBetween(before, after)) console.log(line)
} catch (error) {
  if (!(error instanceof MalformedFacts) && !isFileError(error)) throw error
  console.error(`${file}: ${error.message}\nNothing was written.`)
  process.exit(1)
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
