/** A cell as nearly all programs write nearly all cells: `<c r="B7" s="1" t="s"><v>12</v></c>`. */
export interface PlainCell {
  /** Place after the cell. */
  end: number
  /** Number of the column, from 0. */
  column: number
  style: number
  /** The value is an index of the shared texts; a number otherwise. */
  isShared: boolean
  /** NaN: the cell is empty. */
  value: number
}

/** The cell that was read last: one object for all, since a workbook has hundreds of thousands. */
export const plainCell: PlainCell = { end: 0, column: 0, style: 0, isShared: false, value: 0 }

/**
 * Reads a plain cell into `plainCell`: a number or a shared text, without a formula. Returns false for all others, which
 * the reader of XML reads; so a cell means the same by either.
 */
export function readPlainCell(xml: string, start: number): boolean {
  if (xml.charCodeAt(start + 1) !== letterC || !xml.startsWith('<c r="', start)) return false
  let at = start + '<c r="'.length
  let column = 0
  let code = xml.charCodeAt(at)
  for (; code >= letterA && code <= letterZ; code = xml.charCodeAt((at += 1)))
    column = column * 26 + code - letterA + 1
  if (column === 0) return false
  for (; isDigit(code); code = xml.charCodeAt((at += 1)));
  if (code !== quote) return false
  at += 1
  let style = 0
  if (xml.charCodeAt(at) === blank && xml.startsWith(' s="', at)) {
    at += ' s="'.length
    const from = at
    for (code = xml.charCodeAt(at); isDigit(code); code = xml.charCodeAt((at += 1)))
      style = style * 10 + code - zero
    if (code !== quote || at === from) return false
    at += 1
  }
  let isShared = false
  if (xml.charCodeAt(at) === blank && xml.startsWith(' t="', at)) {
    const isNumber = xml.startsWith('n"', at + ' t="'.length)
    isShared = xml.startsWith('s"', at + ' t="'.length)
    if (!isShared && !isNumber) return false
    at += ' t="s"'.length
  }
  if (xml.charCodeAt(at) === slash && xml.startsWith('/>', at))
    return taken(at + '/>'.length, column, style, false, Number.NaN)
  if (!xml.startsWith('><v>', at)) return false
  at += '><v>'.length
  const from = at
  let whole = 0
  for (code = xml.charCodeAt(at); isDigit(code); code = xml.charCodeAt((at += 1)))
    whole = whole * 10 + code - zero
  const isWhole = code === opening && at > from && at - from <= mostDigits
  if (!isWhole && isShared) return false
  if (!isWhole) {
    for (; isOfNumber(code); code = xml.charCodeAt((at += 1)));
    if (code !== opening || at === from) return false
  }
  const value = isWhole ? whole : Number(xml.slice(from, at))
  if (!Number.isFinite(value) || !xml.startsWith('</v></c>', at)) return false
  return taken(at + '</v></c>'.length, column, style, isShared, value)
}

function taken(end: number, column: number, style: number, isShared: boolean, value: number): true {
  plainCell.end = end
  plainCell.column = column - 1
  plainCell.style = style
  plainCell.isShared = isShared
  plainCell.value = value
  return true
}

/** Digits that a number has exactly. */
const mostDigits = 15

const [letterA, letterZ, letterC, zero, nine] = [0x41, 0x5a, 0x63, 0x30, 0x39]
const [blank, slash] = [0x20, 0x2f]
const [quote, opening, point, plus, minus, bigE, smallE] = [0x22, 0x3c, 0x2e, 0x2b, 0x2d, 0x45, 0x65]

function isDigit(code: number): boolean {
  return code >= zero && code <= nine
}

function isOfNumber(code: number): boolean {
  return (
    isDigit(code) || code === point || code === minus || code === plus || code === bigE || code === smallE
  )
}
