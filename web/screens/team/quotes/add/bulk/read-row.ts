import { identify, type Identification, type Match, searchDevices } from '@costard/devices'
import { isCutOff } from '#tables/within-limits.ts'
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
  return { ...reading, found: foundIn(found, described.rest) }
}

function problemOf(cells: readonly string[]): Unreadable | undefined {
  if (cells.some(isCutOff)) return 'cell-too-long'
  // What Excel makes of a long number in a narrow column.
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

function foundIn(found: Identification, text: string): Found {
  const { matches, problem, imei, serial } = found
  if (problem?.code === 'imei-check-digit' || problem?.code === 'imei-length')
    return { kind: 'unreadable', why: problem.code }
  const [only] = matches
  if (only && matches.length === 1 && isSure(found, text)) return { kind: 'device', match: only }
  if (matches.length > 0) return { kind: 'choose', matches: candidates(text, matches) }
  if (imei || serial) return { kind: 'number' }
  if (problem) return { kind: 'unreadable', why: 'no-device-number' }
  return otherMakers.test(text) ? { kind: 'not-apple' } : { kind: 'unreadable', why: 'unknown' }
}

/** Whether every word was understood, and nothing in the text speaks against it. */
function isSure({ confidence, warnings, matches, kinds }: Identification, text: string): boolean {
  const speaksAgainst = warnings.some(
    (warning) =>
      warning.code !== 'to-confirm' && !(warning.code === 'never-made' && warning.field === 'storageGb'),
  )
  if (speaksAgainst) return false
  if (confidence === 'exact') return true
  if (kinds.some((kind) => kind !== 'name')) return false
  const exact = searchDevices(text).filter((hit) => hit.isExact && hit.mismatches.length === 0)
  const named = exact.filter(({ isWholeName }) => isWholeName)
  const [hit, another] = named.length > 0 ? named : exact
  return hit !== undefined && another === undefined && hit.device.key === matches[0]?.device.key
}

/** "iPhone 14 pro/plus" names two models: those of each word come first. */
function candidates(text: string, matches: readonly Match[]): readonly Match[] {
  const [all, first = '', second = ''] = /(?<![\p{L}\d])(\p{L}+) ?\/ ?(\p{L}+)(?![\p{L}\d])/u.exec(text) ?? []
  if (all === undefined) return matches
  const readings = [first, second].map((word) => identify(text.replace(all, word)))
  const either = readings.flatMap((reading) => (reading.matches.length === 1 ? reading.matches : []))
  return either.length === 2 ? either : matches
}

/** Makers and devices that are not Apple's: only then a row is said to be none of Apple's. */
const otherMakers =
  /\b(?:samsung|galaxy|google|pixel|xiaomi|redmi|poco|huawei|honor|oneplus|oppo|realme|vivo|motorola|moto|nokia|sony|xperia|lg|htc|asus|acer|lenovo|thinkpad|dell|latitude|xps|hp|elitebook|probook|surface|microsoft|fairphone|garmin|fitbit|amazon|kindle)\b/i
