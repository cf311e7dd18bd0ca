import { customerLimits, type Erasure, type IdCheck, type QuoteId } from '@costard/contract'
import { and, asc, eq, exists, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteDocuments } from '../quote-documents/schema.ts'
import type { CustomerKey } from '../customers/customer-store.ts'
import { listAcceptanceRecords } from '../quotes/of-customers/acceptances.ts'
import { findIdCheck } from '../customers/id-check-store.ts'
import { type KeptPurchase, listKeptPurchases } from '../purchase-book/kept-purchases.ts'
import { idChecks, retainedRecords } from '../customers/schema.ts'

/** Copies the acceptances of quotes (by whom, when and from where) before they are erased. */
export async function retainAcceptances(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
  deleteAfter: string,
): Promise<void> {
  const accepted = await listAcceptanceRecords(tx, key, quoteIds)
  if (accepted.length === 0) return
  await tx.insert(retainedRecords).values(
    accepted.map(({ quoteId, quoteNumber, customer, acceptance }) => ({
      teamId: key.teamId,
      customerId: key.customerId,
      kind: 'acceptance' as const,
      quoteId,
      quoteNumber,
      deleteAfter,
      content: { customer, acceptance },
    })),
  )
}

/** Returns the kept records of an erased customer, earliest first. */
export async function listRetained(
  tx: Transaction,
  key: CustomerKey,
): Promise<Pick<Erasure, 'retained' | 'retainedCount'>> {
  const { kind, quoteNumber, deleteAfter, recordId } = retainedRecords
  const ofCustomer = and(
    eq(retainedRecords.teamId, key.teamId),
    eq(retainedRecords.customerId, key.customerId),
  )
  const retained = await tx
    .select({ kind, quoteNumber, deleteAfter })
    .from(retainedRecords)
    .where(ofCustomer)
    .orderBy(asc(deleteAfter), asc(recordId))
    .limit(customerLimits.maxRetainedListed)
  const purchases = await listKeptPurchases(tx, key)
  const [counted] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(retainedRecords)
    .where(ofCustomer)
  return withIdCheck(
    await findIdCheck(tx, key),
    withPurchases(purchases, { retained, retainedCount: counted?.count ?? 0 }),
  )
}

export function withPurchases(
  purchases: readonly KeptPurchase[],
  { retained, retainedCount }: Pick<Erasure, 'retained' | 'retainedCount'>,
): Pick<Erasure, 'retained' | 'retainedCount'> {
  const all = [...retained, ...purchases].toSorted((one, other) =>
    one.deleteAfter < other.deleteAfter ? -1 : one.deleteAfter > other.deleteAfter ? 1 : 0,
  )
  return {
    retained: all.slice(0, customerLimits.maxRetainedListed),
    retainedCount: retainedCount + purchases.length,
  }
}

export function withIdCheck(
  idCheck: Pick<IdCheck, 'deleteAfter'> | null,
  { retained, retainedCount }: Pick<Erasure, 'retained' | 'retainedCount'>,
): Pick<Erasure, 'retained' | 'retainedCount'> {
  if (!idCheck) return { retained, retainedCount }
  const { deleteAfter } = idCheck
  const all = [{ kind: 'idCheck' as const, quoteNumber: null, deleteAfter }, ...retained]
  return { retained: all.slice(0, customerLimits.maxRetainedListed), retainedCount: retainedCount + 1 }
}

/** Deletes kept records of all teams, once their last day has passed in every time zone. */
export async function deleteDueRecords(tx: Transaction, now: Date): Promise<void> {
  // Time zones are up to 12 hours behind UTC.
  const day = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
  await tx.delete(idChecks).where(lt(idChecks.deleteAfter, day))
  const due = tx
    .$with('due')
    .as(
      tx
        .delete(retainedRecords)
        .where(lt(retainedRecords.deleteAfter, day))
        .returning({ teamId: retainedRecords.teamId, quoteId: retainedRecords.quoteId }),
    )
  // The document of an acceptance contains the name of the person who accepted.
  await tx
    .with(due)
    .delete(quoteDocuments)
    .where(
      exists(
        tx
          .select({ one: sql`1` })
          .from(due)
          .where(and(eq(due.teamId, quoteDocuments.teamId), eq(due.quoteId, quoteDocuments.quoteId))),
      ),
    )
}
