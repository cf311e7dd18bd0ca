import { customerColumns, customerLimits, type TeamId } from '@costard/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import { isAfter, lastSeenFirst, readCursor, sortedBy, writeCursor } from '../customer-order.ts'
import { writeCsv } from '../../calls/write-csv.ts'
import { customers, seenAt } from '../../customers/schema.ts'

/** Returns a page of the customers as CSV, without erased ones. The first page has the column names. */
export async function exportCustomers(
  tx: Transaction,
  teamId: TeamId,
  cursor: string | undefined,
): Promise<{ readonly csv: string; readonly customers: number; readonly nextCursor: string | null }> {
  const { maxExportedPerPage } = customerLimits
  const after = cursor === undefined ? undefined : readCursor(lastSeenFirst, cursor)
  const seen = seenAt(customers).mapWith(customers.createdAt)
  const found = await tx
    .select({ customer: customers, seenAt: seen })
    .from(customers)
    .where(
      and(eq(customers.teamId, teamId), isNull(customers.erasedAt), after && isAfter(lastSeenFirst, after)),
    )
    .orderBy(...sortedBy(lastSeenFirst))
    .limit(maxExportedPerPage + 1)
  const page = found.slice(0, maxExportedPerPage)
  const rows = page.map(({ customer }) =>
    customerColumns.map((column) => {
      const value = customer[column]
      return Array.isArray(value) ? value.join(', ') : (value ?? '')
    }),
  )
  const last = found.length > maxExportedPerPage ? page.at(-1) : undefined
  const names = after ? [] : [[...customerColumns]]
  return {
    csv: writeCsv([...names, ...rows]),
    customers: page.length,
    nextCursor: last
      ? writeCursor(lastSeenFirst, { key: last.seenAt, customerId: last.customer.customerId })
      : null,
  }
}
