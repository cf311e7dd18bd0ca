import { RealtimeError } from '../../wire-errors.ts'
import type { Path } from '../../tree/path.ts'

/** Name of a document: the first two keys of its path, joined by a slash. Keys contain no slash. */
export type DocumentName = `${string}/${string}`

/** Splits a path into its document and the path below it. Throws RealtimeError invalid_data for paths above documents. */
export function toDocumentPath([collection, key, ...below]: Path): { name: DocumentName; below: Path } {
  if (collection === undefined || key === undefined || key === '.priority') {
    throw new RealtimeError('invalid_data', 'Data starts at the second level')
  }
  return { name: `${collection}/${key}`, below }
}

/** Returns the two keys of a document name. */
export function keysOf(name: DocumentName): readonly [collection: string, key: string] {
  const slash = name.indexOf('/')
  return [name.slice(0, slash), name.slice(slash + 1)]
}

/** True if `path` equals `other` or is below `other`. */
export function isAtOrBelow(path: Path, other: Path): boolean {
  return other.length <= path.length && other.every((key, index) => path[index] === key)
}

/** Returns the paths that are not below another path, without duplicates. */
export function outermost(paths: readonly Path[]): Path[] {
  const byText = new Map(paths.map((path) => [path.join('/'), path]))
  const isNested = (path: Path): boolean =>
    path.some((_, length) => byText.has(path.slice(0, length).join('/')))
  return [...byText.values()].filter((path) => !isNested(path))
}
