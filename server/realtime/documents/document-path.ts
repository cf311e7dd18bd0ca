import { RealtimeError } from '../wire-errors.ts'
import type { Path } from '../tree/path.ts'

/** The name of the document that a path is in: its first two keys. Keys have no slash. */
export type DocumentName = `${string}/${string}`

/** A path as a document and the way from there. Throws RealtimeError invalid_data for what is above documents. */
export function toDocumentPath([collection, key, ...below]: Path): { name: DocumentName; below: Path } {
  if (collection === undefined || key === undefined || key === '.priority') {
    throw new RealtimeError('invalid_data', 'Nothing is kept above the second level')
  }
  return { name: `${collection}/${key}`, below }
}

/** The two keys of a document's name. */
export function keysOf(name: DocumentName): readonly [collection: string, key: string] {
  const slash = name.indexOf('/')
  return [name.slice(0, slash), name.slice(slash + 1)]
}

/** Whether a path is another or lies below it. */
export function isAtOrBelow(path: Path, other: Path): boolean {
  return other.length <= path.length && other.every((key, index) => path[index] === key)
}

/** The paths that are not inside another, each once. */
export function outermost(paths: readonly Path[]): Path[] {
  const byText = new Map(paths.map((path) => [path.join('/'), path]))
  const isInside = (path: Path): boolean =>
    path.some((_, length) => byText.has(path.slice(0, length).join('/')))
  return [...byText.values()].filter((path) => !isInside(path))
}
