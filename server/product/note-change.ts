import type { TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { ProductParts } from './parts.ts'

/** What members see change while they look at it. */
export type LiveCollection = 'quotes' | 'catalogs' | 'customers' | 'settings'

/**
 * Tells a team, when the transaction commits, that something of its collections changed, by the ids of what did:
 * screens then read it again. by: the member who did it; null for somebody outside the team.
 */
export function noteChange(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  teamId: TeamId,
  changed: Readonly<Partial<Record<LiveCollection, string | readonly string[]>>>,
  by: string | null,
): Promise<void> {
  const news = Object.entries(changed).flatMap(([collection, ids]) =>
    [ids].flat().map((id) => ({
      path: ['revisions', teamId, collection],
      value: { rev: { '.sv': { increment: 1 } }, at: { '.sv': 'timestamp' }, id, by },
    })),
  )
  return documents.setAll(tx, news)
}
