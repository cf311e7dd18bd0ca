import type { RetainedRecord } from '@costard/contract'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { CustomerKey } from '../customers/customer-store.ts'
import { idsOf } from '../customers/merged-customers.ts'
import { purchaseBook } from './schema.ts'

export type KeptPurchase = RetainedRecord

/**
 * Returns the entries with a customer as the seller, earliest end first. A law requires keeping them, even
 * after the customer is erased.
 */
export async function listKeptPurchases(tx: Transaction, key: CustomerKey): Promise<readonly KeptPurchase[]> {
  const { quoteNumber, keptUntil, seq } = purchaseBook
  const rows = await tx
    .select({ quoteNumber, keptUntil })
    .from(purchaseBook)
    .where(
      and(
        eq(purchaseBook.teamId, key.teamId),
        inArray(purchaseBook.customerId, [...(await idsOf(tx, key))]),
        isNotNull(purchaseBook.seller),
      ),
    )
    .orderBy(asc(keptUntil), asc(seq))
  return rows.map((row) => ({
    kind: 'purchase',
    quoteNumber: row.quoteNumber,
    deleteAfter: row.keptUntil,
  }))
}
