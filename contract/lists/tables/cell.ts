/**
 * A cell as its file has it. A string is a text, '' an empty cell; a number is a numeric cell of a workbook, which never
 * passes through the marks of a language.
 */
export type Cell = string | number | boolean | SpecialCell

export type SpecialCell =
  /** A number whose format names a currency, by its sign or code: "€", "CHF". */
  | { readonly kind: 'money'; readonly value: number; readonly sign: string }
  /** 0.75 is 75 %. */
  | { readonly kind: 'percentage'; readonly value: number }
  /** Date as in ISO 8601: "2026-01-15". */
  | { readonly kind: 'date'; readonly text: string }
  /** Time as in ISO 8601: "14:30". */
  | { readonly kind: 'time'; readonly text: string }
  /** "#N/A" and its like. */
  | { readonly kind: 'error'; readonly text: string }
  /** A formula whose result the file does not have: its program never computed it. */
  | { readonly kind: 'no-result' }

/** Returns a cell as a text, for readers of names and numbers; amounts are read from the cell itself. */
export function textOfCell(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'number') return digitsOf(cell)
  switch (cell.kind) {
    case 'money':
      return digitsOf(cell.value)
    case 'percentage':
      return `${digitsOf(Number((cell.value * 100).toPrecision(12)))}%`
    case 'no-result':
      return ''
    default:
      return cell.text
  }
}

export function isEmptyCell(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string') return cell === undefined
  return cell === '' || ((cell.charCodeAt(0) <= blank || cell.charCodeAt(0) > ascii) && cell.trim() === '')
}

const [blank, ascii] = [0x20, 0x7f]

/** Returns rows of texts, for readers that know no other cells. */
export function textRows(rows: readonly (readonly Cell[])[]): readonly (readonly string[])[] {
  return rows.map((row) => row.map(textOfCell))
}

/** Digits of a number without an exponent: numbers of 22 digits and more are written with one otherwise. */
function digitsOf(value: number): string {
  const text = String(value)
  return text.includes('e+') ? BigInt(value).toString() : text
}
