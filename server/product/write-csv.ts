import papa from 'papaparse'

/** Writes rows as CSV. A text that a spreadsheet could take for a formula gets an apostrophe in front. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.length === 0
    ? ''
    : `${papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: true },
      )}\r\n`
}
