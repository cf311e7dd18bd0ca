import papa from 'papaparse'

// The package's own pattern stops at the first line break: a formula with a second line would stay one.
// A phone number (E.164) is no formula: other programs would import it with the apostrophe.
const formula = /^(?!\+[1-9]\d{6,14}$)[=+\-@\t\r\n]/

/** Returns a text that no spreadsheet takes for a formula: one that could be gets an apostrophe in front. */
export function unformulated(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Writes rows as CSV. A text that a spreadsheet could take for a formula gets an apostrophe in front. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.length === 0
    ? ''
    : `${papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: formula },
      )}\r\n`
}
