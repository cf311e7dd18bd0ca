import type { Cell } from '../cell.ts'

/**
 * Returns a cell as its spreadsheet has it: LibreOffice, Google Sheets and Excel copy the number beside its text. A
 * number that the text does not show, such as that of a date, is not taken.
 */
export function typedCell(written: string, attributes: string): Cell {
  const text = plain(written)
  const value = valueIn(attributes)
  if (value === undefined || !shows(text, value)) return text
  const sign = text.replaceAll(/[\d.,'’\s()+−-]/g, '')
  if (sign === '') return value
  return sign.includes('%') ? text : { kind: 'money', value, sign }
}

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  shy: '',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
}

/** Spaces and lines of the source are one space, as on the page. */
function plain(text: string): string {
  return text
    .replaceAll(/&(\w{2,6});/g, (all, name: string) => named[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const number = String.raw`(-?\d{1,20}(?:\.\d{1,20})?(?:[eE][-+]?\d{1,3})?)`
const quote = '(?:&quot;|")'
const attribute = new RegExp(
  `(?:^|\\s)(?:(?:x:num|sdval)\\s*=\\s*["']?${number}["'\\s]|data-sheets-value\\s*=\\s*["']\\{${quote}1${quote}:3,${quote}3${quote}:${number}\\})`,
  'i',
)

function valueIn(attributes: string): number | undefined {
  const [, plainly, ofSheets] = attribute.exec(`${attributes} `) ?? []
  const digits = plainly ?? ofSheets
  return digits === undefined ? undefined : Number(digits)
}

/** True if the text is this number, perhaps rounded, with a mark for decimals or without. */
function shows(text: string, value: number): boolean {
  const digits = text.replaceAll(/\D/g, '')
  if (digits === '' || digits.length > 20) return false
  const decimals = /[.,]\s?(\d+)\D*$/.exec(text)?.[1]?.length ?? 0
  return [0, decimals].some((places) => {
    const shown = Number(digits) / 10 ** places
    return Math.abs(shown - Math.abs(value)) <= 0.5 / 10 ** places + 1e-9
  })
}
