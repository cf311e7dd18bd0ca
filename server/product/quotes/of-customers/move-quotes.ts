import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quotes } from '../schema.ts'
import type { CustomerKey } from '../../customers/customer-store.ts'

export async function lockQuotesOf(tx: Transaction, customer: CustomerKey): Promise<void> {
  await tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(ofCustomer(customer))
    .orderBy(quotes.quoteId)
    .for('update')
}

/**
 * Moves the quotes of a customer to another one and returns their number. The quotes' copies of the customer
 * stay unchanged.
 */
export async function moveQuotes(tx: Transaction, from: CustomerKey, to: CustomerKey): Promise<number> {
  const { rowCount } = await tx.update(quotes).set({ customerId: to.customerId }).where(ofCustomer(from))
  return rowCount ?? 0
}

function ofCustomer({ teamId, customerId }: CustomerKey): SQL | undefined {
  return and(eq(quotes.teamId, teamId), eq(quotes.customerId, customerId))
}
