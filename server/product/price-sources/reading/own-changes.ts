import { partId } from '@costard/catalogs'
import type { PriceHint } from '@costard/contract'
import type { Transaction } from '#database'
import { type CatalogKey, listParts } from '../../catalogs/drafts/draft-store.ts'

/**
 * Returns the ids of prices in a draft that a member changed: a list does not overwrite these. hints: amounts
 * written by the source at its last list.
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

/** Returns the amounts in a part; undefined for a removed price. */
function amountsIn(
  kind: 'price' | 'gradePrices',
  value: unknown,
): (readonly [string, unknown])[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return kind === 'price' ? [['', (value as { minor?: unknown }).minor]] : Object.entries(value) // the parts are of these kinds
}
