import { partId } from '@costard/catalogs'
import type { PriceHint } from '@costard/contract'
import type { Transaction } from '#database'
import { type CatalogKey, listParts } from '../../catalogs/drafts/draft-store.ts'

/**
 * Returns the ids of the prices of a draft that a person changed: they stay as they are. hints: what the source has
 * written, as of its last list.
 */
export async function ownChanges(
  tx: Transaction,
  key: CatalogKey,
  hints: readonly PriceHint[],
): Promise<ReadonlySet<string>> {
  const written = new Map(hints.map(({ variantId, grade, minor }) => [`${variantId} ${grade ?? ''}`, minor]))
  const own = new Set<string>()
  for (const { kind, key: variantId, value } of await listParts(tx, key)) {
    if (kind !== 'price' && kind !== 'gradePrices') continue
    const amounts = amountsIn(kind, value)
    const isWritten = amounts?.every(([grade, minor]) => written.get(`${variantId} ${grade}`) === minor)
    if (!isWritten) own.add(partId({ kind, key: variantId }))
  }
  return own
}

/** Undefined for a price that was taken away. */
function amountsIn(
  kind: 'price' | 'gradePrices',
  value: unknown,
): (readonly [string, unknown])[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return kind === 'price' ? [['', (value as { minor?: unknown }).minor]] : Object.entries(value) // parts of these kinds
}
