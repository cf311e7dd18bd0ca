import papa from 'papaparse'

// The package's own pattern stops at the first line break, so a formula with two lines would remain one.
// Phone numbers (E.164) are excluded: other programs would import the apostrophe with the number.
const formula = /^(?!\+[1-9]\d{6,14}$)[=+\-@\t\r\n]/

/** Prefixes a text with an apostrophe if a spreadsheet could read it as a formula. */
export function unformulated(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Writes rows as CSV. A text that a spreadsheet could read as a formula gets an apostrophe in front. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.length === 0
    ? ''
    : `${papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: formula },
      )}\r\n`
}
