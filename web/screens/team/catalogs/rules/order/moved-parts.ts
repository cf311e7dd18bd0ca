import { type CatalogPart, partId, positionStep } from '@costard/catalogs'
import type { ById } from '../../draft/map-view.ts'
import { partValue } from '../../draft/part-value.ts'

export type OrderedKind = 'question' | 'proposition' | 'service'
/** List of a catalog that holds the parts of a kind. */
export const listOf = { question: 'questions', proposition: 'propositions', service: 'services' } as const
type Parts = Pick<ById<CatalogPart>, 'get'>

/**
 * Returns the changes that move a part to an index of the order: one part, unless its new neighbours leave no
 * position between them.
 */
export function movedParts(
  parts: Parts,
  kind: OrderedKind,
  keys: readonly string[],
  key: string,
  place: number,
): CatalogPart[] {
  const order = keysAfterMove(keys, key, place)
  const at = order.indexOf(key)
  const before = positionOf(parts, kind, order[at - 1])
  const after = positionOf(parts, kind, order[at + 1])
  if (before === undefined && after === undefined) return []
  const position =
    before === undefined
      ? (after ?? 0) - positionStep
      : after === undefined
        ? before + positionStep
        : Math.floor((before + after) / 2)
  const fits = (before === undefined || before < position) && (after === undefined || position < after)
  if (fits) return partAt(parts, kind, key, position)
  return order.flatMap((one, index) => partAt(parts, kind, one, (index + 1) * positionStep))
}

/** Returns the position after the last part of a kind. */
export function lastPosition(parts: Parts, kind: OrderedKind, keys: readonly string[]): number {
  return (positionOf(parts, kind, keys.at(-1)) ?? 0) + positionStep
}

export function keysAfterMove(keys: readonly string[], key: string, place: number): string[] {
  return keys.filter((one) => one !== key).toSpliced(place, 0, key)
}

function positionOf(parts: Parts, kind: OrderedKind, key: string | undefined): number | undefined {
  return key === undefined ? undefined : partValue(parts, kind, key)?.position
}

function partAt(parts: Parts, kind: OrderedKind, key: string, position: number): CatalogPart[] {
  const part = parts.get(partId({ kind, key }))
  // Same part with another position.
  return part?.value ? [{ ...part, value: { ...part.value, position } } as CatalogPart] : []
}
