import type { TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { ProductParts } from './parts.ts'

/** What members see change while they look at it. */
export type LiveCollection = 'quotes' | 'catalogs' | 'customers' | 'settings'

/**
 * Tells a team, when the transaction commits, that something of a collection changed: screens then read it again.
 * by: the member who did it; null for somebody outside the team.
 */
export function noteChange(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  teamId: TeamId,
  collection: LiveCollection,
  { id, by }: { readonly id: string; readonly by: string | null },
): Promise<void> {
  return documents.set(tx, ['revisions', teamId, collection], {
    rev: { '.sv': { increment: 1 } },
    at: { '.sv': 'timestamp' },
    id,
    by,
  })
}
