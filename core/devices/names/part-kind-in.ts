import { fold } from './fold.ts'
import { generalKinds, type PartKind } from './part-kinds.ts'
import { readPieces } from './pieces.ts'

/**
 * Returns the kind of the first part in a text of any language, such as the name of a service: "Akkutausch".
 * A word for any part or repair counts only if no part is named.
 */
export function partKindIn(text: string): PartKind | undefined {
  const kinds = readPieces(fold(text)).parts.map(({ kind }) => kind)
  return kinds.find((kind) => !generalKinds.has(kind)) ?? kinds[0]
}
