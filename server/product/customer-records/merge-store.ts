import type { CustomerId } from '@costard/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quotes } from '../quotes/schema.ts'
import { type CustomerKey, isCustomer } from '../customers/customer-store.ts'
import { customers, mergedCustomers } from '../customers/schema.ts'

export async function lockQuotesOf(tx: Transaction, customer: CustomerKey): Promise<void> {
  await tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(isOf(customer))
    .orderBy(quotes.quoteId)
    .for('update')
}

/** Returns how many quotes were moved. Their copy of the customer stays as it is. */
export async function moveQuotes(tx: Transaction, from: CustomerKey, to: CustomerKey): Promise<number> {
  const { rowCount } = await tx.update(quotes).set({ customerId: to.customerId }).where(isOf(from))
  return rowCount ?? 0
}

/** Removes a customer and remembers into which one it was merged, also for those merged into it before. */
export async function removeMerged(tx: Transaction, merged: CustomerKey, into: CustomerId): Promise<void> {
  const { teamId, customerId } = merged
  await tx.delete(customers).where(isCustomer(merged))
  await tx
    .update(mergedCustomers)
    .set({ mergedInto: into })
    .where(and(eq(mergedCustomers.teamId, teamId), eq(mergedCustomers.mergedInto, customerId)))
  await tx.insert(mergedCustomers).values({ teamId, customerId, mergedInto: into })
}

function isOf({ teamId, customerId }: CustomerKey): SQL | undefined {
  return and(eq(quotes.teamId, teamId), eq(quotes.customerId, customerId))
}
