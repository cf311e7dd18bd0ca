import type { CustomerFields, TeamId } from '@costard/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { searchTextOf } from './customer-store.ts'
import { customers } from './schema.ts'

/** Maximum rows per statement: PostgreSQL accepts at most 65,535 values. */
const rowsPerInsert = 500

/** Returns those of the given emails and phone numbers that customers of the team already have. */
export async function listKnown(
  tx: Transaction,
  teamId: TeamId,
  fields: readonly Pick<CustomerFields, 'email' | 'phone'>[],
): Promise<Set<string>> {
  const emails = fields.flatMap(({ email }) => email ?? [])
  const phones = fields.flatMap(({ phone }) => phone ?? [])
  const found = await tx
    .select({ email: customers.email, phone: customers.phone })
    .from(customers)
    .where(
      and(
        eq(customers.teamId, teamId),
        or(
          sql`${customers.email} = any(${sql.param(emails)}::text[])`,
          sql`${customers.phone} = any(${sql.param(phones)}::text[])`,
        ),
      ),
    )
  return new Set(found.flatMap(({ email, phone }) => [email, phone].filter((text) => text !== null)))
}

export async function insertCustomers(
  tx: Transaction,
  rows: readonly Omit<typeof customers.$inferInsert, 'searchText'>[],
): Promise<void> {
  const whole = rows.map((row) => {
    const { name, contactName = '', email = null, phone = null, vatId = '', tags = [] } = row
    return { ...row, searchText: searchTextOf({ name, contactName, email, phone, vatId, tags }) }
  })
  for (let start = 0; start < whole.length; start += rowsPerInsert)
    await tx.insert(customers).values(whole.slice(start, start + rowsPerInsert))
}
