import { createHash } from 'node:crypto'
import type { Path } from '../../tree/path.ts'

/** A path below a document, as stored: its keys joined by slashes, each with at most 60 bytes. */
export type RowPath = string

/** Range of rows from `low` up to, but not including, `high`; null: to the end. */
export interface RowRange {
  readonly low: RowPath
  readonly high: RowPath | null
}

/**
 * Maximum bytes of a stored key: 30 keys and their slashes fit into an index entry of PostgreSQL, which has
 * at most 2,704 bytes.
 */
const maxKeyBytes = 60

export function rowPath(path: Path): RowPath {
  return path.map(storedKey).join('/')
}

/**
 * True if the stored path contains all keys of the path unchanged; otherwise the row must be stored with its
 * keys.
 */
export function isPlain(path: Path): boolean {
  return path.every(isPlainKey)
}

/** Returns the range of a single row. */
export function rangeOfRow(path: RowPath): RowRange {
  return { low: path, high: `${path}\u0001` }
}

/** Returns the range of all rows below a row, without the row. */
export function rangeBelow(path: RowPath): RowRange {
  // Keys contain no slash, and "0" is the next character after the slash.
  return path === '' ? { low: '\u0001', high: null } : { low: `${path}/`, high: `${path}0` }
}

// Returns the stored form of a key. A hash starts with #, which no key contains.
function storedKey(key: string): string {
  return isPlainKey(key) ? key : `#${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`
}

// Returns true for a key that PostgreSQL can store: no lone surrogates, and not too long.
function isPlainKey(key: string): boolean {
  return key.length <= maxKeyBytes && Buffer.byteLength(key) <= maxKeyBytes && key.isWellFormed()
}
