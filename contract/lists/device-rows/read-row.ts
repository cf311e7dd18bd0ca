import { identify, type Identification } from '@costard/devices'
import { isCutOff } from '../tables/within-limits.ts'
import { type Column, type Columns, wordOf } from './columns.ts'
import { findCondition, plainWord } from './find-condition.ts'
import { findQuantity, isQuantity, quantityIn } from './find-quantity.ts'
import type { Found, RowReading, SourceRow, Unreadable } from './row-reading.ts'

/** Candidates that a person can pick from with one key. */
export const mostCandidates = 9

const noWords: ReadonlySet<string> = new Set()

/** Reads a row. words: further words about the condition, such as those that were translated for this customer. */
export function readRow(
  { row, cells }: SourceRow,
  columns: Columns | undefined,
  words: ReadonlySet<string> = noWords,
): RowReading {
  const pasted = cells.filter((cell) => cell !== '').join(' ')
  const base = { row, pasted, quantity: 1, condition: '', others: {} }
  const problem = problemOf(cells)
  if (problem) return { ...base, found: { kind: 'unreadable', why: problem } }
  const texts = cells.map(withoutFormulaOfText)
  const cellsOf = (column: Column) => texts.filter((_, place) => columns?.has[place] === column).join(' ')
  const device = columns ? `${cellsOf('device')} ${cellsOf('imei')} ${cellsOf('serial')}` : texts.join(' ')
  const counted = findQuantity(device)
  const described = findCondition(counted.rest, words)
  const stated = cellsOf('quantity')
  const quantity = stated === '' ? counted.quantity : quantityIn(stated)
  const found = identify(described.rest)
  const numbers = numbersIn(found)
  const reading = {
    ...base,
    ...numbers,
    quantity: quantity ?? 0,
    condition: plainWord(cellsOf('condition')) || described.word,
    others: othersIn(texts, columns),
  }
  if (quantity === undefined || !isQuantity(quantity))
    return { ...reading, found: { kind: 'unreadable', why: 'quantity' } }
  if (quantity > 1 && (numbers.imei ?? numbers.serial) !== undefined)
    return { ...reading, found: { kind: 'unreadable', why: 'quantity-of-one' } }
  return { ...reading, found: foundIn(found) }
}

/** Returns the words about the condition in a text that is a whole row, as `readRow` finds them. */
export function conditionIn(text: string): string {
  if (problemOf([text])) return ''
  return findCondition(findQuantity(withoutFormulaOfText(text)).rest, noWords).word
}

function problemOf(cells: readonly string[]): Unreadable | undefined {
  if (cells.some(isCutOff)) return 'cell-too-long'
  // Excel writes a long number in a narrow column like this.
  if (cells.some((cell) => /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell))) return 'shortened-number'
  if (cells.some((cell) => /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|#+)$/.test(cell)))
    return 'cell-error'
  return cells.some((cell) => cell.startsWith('=') && !formulaOfText.test(cell)) ? 'formula' : undefined
}

/** ="352947061188427" keeps a number whole in Excel. */
const formulaOfText = /^="([^"]*)"$/

function withoutFormulaOfText(cell: string): string {
  return cell.replace(formulaOfText, '$1')
}

function othersIn(texts: readonly string[], columns: Columns | undefined): RowReading['others'] {
  const others = (columns?.headings ?? []).flatMap((heading, place) => {
    const text = texts[place] ?? ''
    return columns?.has[place] === undefined && text !== '' ? [[wordOf(heading), text] as const] : []
  })
  return Object.fromEntries(others)
}

function numbersIn({ imei, serial }: Identification): { imei?: string; serial?: string } {
  const isSerial = serial !== undefined && /^[A-Z0-9]{8,14}$/.test(serial.serial)
  return { ...(imei && { imei: imei.imei }), ...(isSerial && { serial: serial.serial }) }
}

function foundIn(found: Identification): Found {
  const { matches, problem, imei, serial } = found
  if (
    problem?.code === 'imei-check-digit' ||
    problem?.code === 'imei-length' ||
    problem?.code === 'imei-reserved'
  )
    return { kind: 'unreadable', why: problem.code }
  const [only] = matches
  if (only && matches.length === 1 && isSure(found)) return { kind: 'device', match: only }
  if (matches.length > 0) return { kind: 'choose', matches }
  if (imei || serial) return { kind: 'number' }
  if (problem?.code === 'other-maker') return { kind: 'not-apple' }
  return { kind: 'unreadable', why: problem ? 'no-device-number' : 'unknown' }
}

/** True if every word was understood, and nothing in the text contradicts the reading. */
function isSure({ confidence, warnings, unknown }: Identification): boolean {
  const speaksAgainst = warnings.some(
    (warning) =>
      warning.code !== 'to-confirm' && !(warning.code === 'never-made' && warning.field === 'storageGb'),
  )
  return confidence === 'exact' && unknown.length === 0 && !speaksAgainst
}
