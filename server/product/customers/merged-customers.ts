import type { CustomerId } from '@costard/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { type CustomerKey, isCustomer } from './customer-store.ts'
import { customers, mergedCustomers } from './schema.ts'

/** Returns the ids of a customer and of those merged into this one. */
export async function idsOf(tx: Transaction, { teamId, customerId }: CustomerKey): Promise<CustomerId[]> {
  const merged = await tx
    .select({ id: mergedCustomers.customerId })
    .from(mergedCustomers)
    .where(and(eq(mergedCustomers.teamId, teamId), eq(mergedCustomers.mergedInto, customerId)))
  return [customerId, ...merged.map(({ id }) => id)]
}

/** Removes a merged customer and stores its target, also for those merged into the removed one before. */
export async function removeMerged(tx: Transaction, merged: CustomerKey, into: CustomerId): Promise<void> {
  const { teamId, customerId } = merged
  await tx.delete(customers).where(isCustomer(merged))
  await tx
    .update(mergedCustomers)
    .set({ mergedInto: into })
    .where(and(eq(mergedCustomers.teamId, teamId), eq(mergedCustomers.mergedInto, customerId)))
  await tx.insert(mergedCustomers).values({ teamId, customerId, mergedInto: into })
}
