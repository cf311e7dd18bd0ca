import type { Customer, CustomerDetails, CustomerId, TeamId } from '@costard/contract'
import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { newId } from '../new-id.ts'
import { customers, quotes } from '../schema.ts'

/**
 * Keeps who a quote is for: the customer it already had when that is still the same person,
 * else the team's customer with this email, else a new one.
 */
export async function saveCustomer(
  tx: Transaction,
  teamId: TeamId,
  details: CustomerDetails,
  at: Date,
  knownId: CustomerId | null,
): Promise<CustomerId> {
  const email = details.email ?? null
  const values = {
    kind: details.kind,
    name: details.name,
    email,
    phone: details.phone ?? null,
    updatedAt: at,
  }
  if (knownId !== null) {
    const [same] = await tx
      .update(customers)
      .set(values)
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
      // A phone number left out this time is not a phone number lost.
      set: {
        kind: values.kind,
        name: values.name,
        phone: sql`coalesce(excluded.phone, ${customers.phone})`,
        updatedAt: at,
      },
    })
    .returning({ customerId: customers.customerId })
  return (saved?.customerId ?? customerId) as CustomerId
}

/** People are known by their email; one without may be given any address that nobody else in the team has. */
function isSamePerson(email: string | null) {
  if (email === null) return isNull(customers.email)
  const other = alias(customers, 'other')
  const isTaken = sql`exists (
    select from ${customers} other where ${other.teamId} = ${customers.teamId}
      and ${other.email} = ${email} and ${other.customerId} <> ${customers.customerId})`
  return and(or(isNull(customers.email), eq(customers.email, email)), not(isTaken))
}

const mostListed = 200

export async function listCustomers(
  tx: Transaction,
  teamId: TeamId,
  search: string | undefined,
): Promise<Customer[]> {
  const pattern = search && `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await tx
    .select({
      customer: customers,
      quotes: sql<number>`count(${quotes.quoteId})::int`,
      lastQuoteAt: sql<string | null>`max(${quotes.createdAt})`,
    })
    .from(customers)
    .leftJoin(quotes, and(eq(quotes.teamId, customers.teamId), eq(quotes.customerId, customers.customerId)))
    .where(
      and(
        eq(customers.teamId, teamId),
        pattern
          ? sql`lower(concat_ws(' ', ${customers.name}, ${customers.email}, ${customers.phone})) like ${pattern}`
          : undefined,
      ),
    )
    .groupBy(customers.teamId, customers.customerId)
    .orderBy(sql`max(${quotes.createdAt}) desc nulls last`, customers.name)
    .limit(mostListed)
  return rows.map(({ customer, quotes: count, lastQuoteAt }) => ({
    id: customer.customerId as CustomerId,
    kind: customer.kind,
    name: customer.name,
    ...(customer.email !== null && { email: customer.email }),
    ...(customer.phone !== null && { phone: customer.phone }),
    quotes: count,
    lastQuoteAt: lastQuoteAt === null ? null : new Date(lastQuoteAt).toISOString(),
  }))
}
