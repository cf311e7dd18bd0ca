import { createHash } from 'node:crypto'
import type { Path } from '../../tree/path.ts'

/** A path below a document as stored: its keys joined by slashes, each with at most 60 bytes. */
export type RowPath = string

/** Rows from `low` up to, but not including, `high`; null: to the end. */
export interface RowRange {
  readonly low: RowPath
  readonly high: RowPath | null
}

/** 30 keys and their slashes fit into an index entry of PostgreSQL, which has at most 2,704 bytes. */
const maxKeyBytes = 60

export function rowPath(path: Path): RowPath {
  return path.map(storedKey).join('/')
}

/** True if a row path has the keys of the path; the row must be stored with its keys otherwise. */
export function isPlain(path: Path): boolean {
  return path.every(isPlainKey)
}

/** Returns the range of a row only. */
export function rangeOfRow(path: RowPath): RowRange {
  return { low: path, high: `${path}\u0001` }
}

/** Returns the range of everything below a row, without the row itself. */
export function rangeBelow(path: RowPath): RowRange {
  // Keys have no slash, and "0" is the character after it.
  return path === '' ? { low: '\u0001', high: null } : { low: `${path}/`, high: `${path}0` }
}

// A hash starts with #, which no key contains.
function storedKey(key: string): string {
  return isPlainKey(key) ? key : `#${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`
}

// PostgreSQL stores no lone surrogates.
function isPlainKey(key: string): boolean {
  return key.length <= maxKeyBytes && Buffer.byteLength(key) <= maxKeyBytes && key.isWellFormed()
}
