import type { Customer, CustomerDetails, CustomerId, TeamId } from '@costard/contract'
import { and, eq, isNotNull, isNull, like, max, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { newId } from '../new-id.ts'
import { customers, quotes } from '../schema.ts'
import { likePattern, searchText } from '../search-text.ts'

/**
 * Saves the customer of a quote and returns its id: the customer the quote already has if it is the same person,
 * else the team's customer with this email, else a new one.
 */
export async function saveCustomer(
  tx: Transaction,
  teamId: TeamId,
  details: CustomerDetails,
  at: Date,
  knownId: CustomerId | null,
): Promise<CustomerId> {
  const { kind, name, email = null, phone = null } = details
  const values = { kind, name, email, phone, searchText: searchText([name, email]), updatedAt: at }
  // Keep the stored phone when none is given.
  const phoneOrStored = sql`coalesce(${phone}::text, ${customers.phone})`
  if (email !== null) await lockEmail(tx, teamId, email)
  if (knownId !== null) {
    const [same] = await tx
      .update(customers)
      .set({ ...values, phone: phoneOrStored })
      .where(and(eq(customers.teamId, teamId), eq(customers.customerId, knownId), isSamePerson(email)))
      .returning({ customerId: customers.customerId })
    if (same) return knownId
  }
  const customerId = newId<CustomerId>()
  const [saved] = await tx
    .insert(customers)
    .values({ ...values, teamId, customerId, createdAt: at })
    .onConflictDoUpdate({
      target: [customers.teamId, customers.email],
      targetWhere: isNotNull(customers.email),
      set: { ...values, phone: phoneOrStored },
    })
    .returning({ customerId: customers.customerId })
  return (saved?.customerId ?? customerId) as CustomerId
}

/** Serialises transactions that set this email in the team. */
async function lockEmail(tx: Transaction, teamId: TeamId, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${teamId} ${email}`}, 0))`)
}

/** Same email, or no stored email and the new one is not used by another customer of the team. */
function isSamePerson(email: string | null): SQL | undefined {
  if (email === null) return isNull(customers.email)
  const other = alias(customers, 'other')
  const isTaken = sql`exists (
    select from ${customers} other where ${other.teamId} = ${customers.teamId}
      and ${other.email} = ${email} and ${other.customerId} <> ${customers.customerId})`
  return and(or(isNull(customers.email), eq(customers.email, email)), not(isTaken))
}

const listLimit = 200

export async function listCustomers(
  tx: Transaction,
  teamId: TeamId,
  search: string | undefined,
): Promise<Customer[]> {
  const pattern = search && likePattern(search)
  const quoted = tx
    .select({
      customerId: quotes.customerId,
      count: sql<number>`count(*)::int`.as('count'),
      lastAt: max(quotes.createdAt).as('last_at'),
    })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), isNotNull(quotes.customerId)))
    .groupBy(quotes.customerId)
    .as('quoted')
  const rows = await tx
    .select({ customer: customers, quotes: quoted.count, lastQuoteAt: quoted.lastAt })
    .from(customers)
    .leftJoin(quoted, eq(quoted.customerId, customers.customerId))
    .where(
      and(
        eq(customers.teamId, teamId),
        pattern ? or(like(customers.searchText, pattern), like(customers.phone, pattern)) : undefined,
      ),
    )
    .orderBy(sql`${quoted.lastAt} desc nulls last`, customers.name, customers.customerId)
    .limit(listLimit)
  return rows.map(({ customer, quotes: count, lastQuoteAt }) => ({
    id: customer.customerId as CustomerId,
    kind: customer.kind,
    name: customer.name,
    ...(customer.email !== null && { email: customer.email }),
    ...(customer.phone !== null && { phone: customer.phone }),
    quotes: count ?? 0,
    lastQuoteAt: lastQuoteAt?.toISOString() ?? null,
  }))
}
