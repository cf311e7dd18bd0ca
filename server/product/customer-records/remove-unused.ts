import type { CustomerId } from '@costard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { isUnusedCustomer } from './customer-list-store.ts'
import { customers } from '../customers/schema.ts'

/** Removes those of the given customers that are still unused, and returns their number. */
export async function removeUnused(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  customerIds: readonly CustomerId[],
): Promise<{ readonly removed: number }> {
  const removed = await tx
    .delete(customers)
    .where(
      and(eq(customers.teamId, teamId), inArray(customers.customerId, [...customerIds]), isUnusedCustomer),
    )
    .returning({ id: customers.customerId })
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await bumpRevisions(tx, parts, teamId, { customers: ids.at(-1) ?? '' }, caller.userId)
  for (const entityId of ids)
    await record({ teamId, entity: 'customer', entityId, after: { isRemoved: true } })
  return { removed: ids.length }
}
