import type { LiveCollection, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { Notice } from '#realtime'
import type { ProductParts } from './parts.ts'

/**
 * Increments the live revisions of a team's collections when the transaction commits; screens then reload.
 * changed: ids of the changed records. by: the member, or null if the customer made the change. more: further
 * data for the notice.
 */
export function bumpRevisions(
  tx: Transaction,
  { documents }: Pick<ProductParts, 'documents'>,
  teamId: TeamId,
  changed: Readonly<Partial<Record<LiveCollection, string | readonly string[]>>>,
  by: string | null,
  more: Readonly<Record<string, number>> = {},
): Promise<void> {
  return documents.setAll(tx, revisionNotices(teamId, changed, by, more))
}

/** Returns the notices of bumpRevisions. */
export function revisionNotices(
  teamId: TeamId,
  changed: Readonly<Partial<Record<LiveCollection, string | readonly string[]>>>,
  by: string | null,
  more: Readonly<Record<string, number>> = {},
): Notice[] {
  return Object.entries(changed).flatMap(([collection, ids]) =>
    [ids].flat().map((id) => ({
      path: ['revisions', teamId, collection],
      value: { rev: { '.sv': { increment: 1 } }, at: { '.sv': 'timestamp' }, id, by, ...more },
    })),
  )
}
