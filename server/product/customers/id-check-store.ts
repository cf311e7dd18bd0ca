import type { CustomerData } from '@costard/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { CustomerKey } from './customer-store.ts'
import { idChecks } from './schema.ts'

type IdCheckRow = typeof idChecks.$inferInsert

export async function findIdCheck(
  tx: Transaction,
  key: CustomerKey,
): Promise<CustomerData['customer']['idCheck']> {
  const { kind, lastFour, identity, checkedBy, at, deleteAfter } = idChecks
  const [row] = await tx
    .select({ kind, lastFour, identity, checkedBy, at, deleteAfter })
    .from(idChecks)
    .where(ofCustomer(key))
  if (!row) return null
  const { identity: known, ...others } = row
  return { ...others, at: row.at.toISOString(), ...(known && { identity: known }) }
}

export async function saveIdCheck(tx: Transaction, row: IdCheckRow): Promise<void> {
  const { kind, lastFour, identity = null, checkedBy, at, deleteAfter } = row
  await tx
    .insert(idChecks)
    .values(row)
    .onConflictDoUpdate({
      target: [idChecks.teamId, idChecks.customerId],
      set: { kind, lastFour, identity, checkedBy, at, deleteAfter },
    })
}

export async function removeIdCheck(tx: Transaction, key: CustomerKey): Promise<void> {
  await tx.delete(idChecks).where(ofCustomer(key))
}

/** Moves the ID check of a merged customer, unless the other customer has a later one. */
export async function moveIdCheck(tx: Transaction, from: CustomerKey, to: CustomerKey): Promise<void> {
  const [moved] = await tx.delete(idChecks).where(ofCustomer(from)).returning()
  if (!moved) return
  const { kind, lastFour, identity, checkedBy, at, deleteAfter } = moved
  await tx
    .insert(idChecks)
    .values({ ...moved, customerId: to.customerId })
    .onConflictDoUpdate({
      target: [idChecks.teamId, idChecks.customerId],
      set: { kind, lastFour, identity, checkedBy, at, deleteAfter },
      setWhere: sql`${idChecks.at} < excluded.at`,
    })
}

function ofCustomer({ teamId, customerId }: CustomerKey): SQL | undefined {
  return and(eq(idChecks.teamId, teamId), eq(idChecks.customerId, customerId))
}
