import type { CatalogDocument } from './catalog-document.ts'
import { type CatalogPart, partId } from './catalog-parts.ts'
import { partsOf } from './parts-of.ts'
import { withParts } from './with-parts.ts'

/** By part: questions, propositions, services and models. */
export type Positions = Readonly<Record<string, number>>

/**
 * Returns the positions of parts of a draft that its document does not tell: a document has only their order. A part
 * that is moved between two others needs the positions as they are stored.
 */
export function positionsApart(base: CatalogDocument, changed: readonly CatalogPart[]): Positions {
  const stored = new Map([...partsOf(base), ...changed].map((part) => [partId(part), positionOf(part)]))
  return Object.fromEntries(
    partsOf(withParts(base, changed)).flatMap((part) => {
      const position = stored.get(partId(part))
      return position === undefined || position === positionOf(part) ? [] : [[partId(part), position]]
    }),
  )
}

/** Returns all parts of a document, at their stored positions. */
export function partsAt(document: CatalogDocument, positions: Positions): CatalogPart[] {
  return partsOf(document).map((part) => {
    const position = positions[partId(part)]
    if (position === undefined || positionOf(part) === undefined) return part
    return { ...part, value: { ...part.value, position } } as CatalogPart // as it was, elsewhere
  })
}

function positionOf({ kind, value }: CatalogPart): number | undefined {
  if (kind === 'variant' || value === null || !('position' in value)) return undefined
  return typeof value.position === 'number' ? value.position : undefined
}
