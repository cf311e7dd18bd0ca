import type { Cell } from './cell.ts'
import { decodeText } from './decode-text.ts'
import type { ReadTable } from './table.ts'
import { tableLimits } from './table-limits.ts'
import { boundedRow, withinLimits } from './within-limits.ts'

/** Levels of objects in a row whose values become columns: `price.amount`. */
const maxLevels = 3

/**
 * Reads the list at a path of a JSON file, such as `data.prices`, as a table: a row for each object, with the names of
 * its values as headings, or for each list. Numbers stay numbers.
 */
export function readJson(bytes: Uint8Array, maxRows: number, path: string): ReadTable {
  if (bytes.byteLength > tableLimits.fileBytes) return { problem: 'too-large' }
  const text = decodeText(bytes)
  if (text === undefined) return { problem: 'no-table' }
  if (isTooDeep(text)) return { problem: 'too-large' }
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { problem: 'no-table' }
  }
  for (const step of path.split('.').filter(Boolean)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step))
      return { problem: 'no-table' }
    found = (found as Record<string, unknown>)[step] // an object with this property
  }
  const items = Array.isArray(found) ? (found as unknown[]) : undefined
  if (!items) return { problem: 'no-table' }
  if (items.length === 0) return { problem: 'empty' }
  if (items.length >= maxRows) return { problem: 'too-many-rows' }
  if (items.every(Array.isArray)) {
    return withinLimits({ rows: (items as unknown[][]).map((row) => boundedRow(row.map(cellOf))) }, maxRows)
  }
  const flat = items.map((item) => new Map(valuesIn(item, '', 1)))
  const headings = new Set<string>()
  for (const row of flat) {
    for (const heading of row.keys()) headings.add(heading)
    if (headings.size > tableLimits.columns) return { problem: 'too-many-columns' }
  }
  const columns = [...headings]
  const rows = flat.map((row) => boundedRow(columns.map((heading) => row.get(heading) ?? '')))
  return withinLimits({ rows: [columns, ...rows] }, maxRows)
}

function* valuesIn(item: unknown, name: string, level: number): Generator<[string, Cell]> {
  const isObject = typeof item === 'object' && item !== null && !Array.isArray(item)
  if (!isObject) {
    yield [name === '' ? 'value' : name, cellOf(item)]
    return
  }
  for (const [key, value] of Object.entries(item)) {
    const inner = name === '' ? key : `${name}.${key}`
    if (level < maxLevels) yield* valuesIn(value, inner, level + 1)
    else yield [inner, cellOf(value)]
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return value
  return ''
}

/** A JSON text can be nested deeper than the parser's stack: levels are counted before it is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (isText) {
      if (letter === 92) at += 1
      else if (letter === 34) isText = false
    } else if (letter === 34) isText = true
    else if (letter === 91 || letter === 123) {
      depth += 1
      if (depth > tableLimits.jsonDepth) return true
    } else if (letter === 93 || letter === 125) depth -= 1
  }
  return false
}
