import papa from 'papaparse'

// The package's own pattern stops at the first line break: a formula with a second line would stay one.
const formula = /^[=+\-@\t\r\n]/

/** Writes rows as CSV. A text that a spreadsheet could take for a formula gets an apostrophe in front. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.length === 0
    ? ''
    : `${papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: formula },
      )}\r\n`
}
