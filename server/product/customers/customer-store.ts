import type { Customer, CustomerDetails, CustomerId, TeamId } from '@costard/contract'
import { and, desc, eq, like, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { newId } from '../new-id.ts'
import type { ProductParts } from '../parts.ts'
import { customers } from './schema.ts'
import { quotes } from '../quotes/schema.ts'
import type { Member } from '../teams/member.ts'
import { requireRoom } from '../usage/require-room.ts'
import { likePattern, searchText } from '../search-text.ts'

/** The quote whose customer is saved; customerId: the customer it has so far. */
export type QuoteOfCustomer = Pick<typeof quotes.$inferSelect, 'quoteId' | 'customerId' | 'createdAt'>

type CustomerRow = typeof customers.$inferSelect
type CustomerValues = Omit<CustomerRow, 'teamId' | 'customerId' | 'createdAt' | 'quoteCount' | 'lastQuoteAt'>

/**
 * Saves the customer of a quote and returns its id: the customer the quote already has if it is the same person,
 * else the team's customer with this email, else a new one. Only a customer that exists for this quote alone is
 * overwritten, or removed when the quote gets another one; others are only completed. Throws what requireRoom throws.
 */
export async function saveCustomer(
  tx: Transaction,
  parts: Pick<ProductParts, 'usage'>,
  member: Pick<Member, 'teamId' | 'caller'>,
  quote: QuoteOfCustomer,
  details: CustomerDetails | null,
  at: Date,
): Promise<CustomerId | null> {
  const { teamId } = member
  const email = details?.email ?? null
  if (email !== null) await lockEmail(tx, teamId, email)
  const stored = await lockCustomers(tx, teamId, quote.customerId, email)
  const known = stored.find(({ customerId }) => customerId === quote.customerId)
  const withEmail = email === null ? undefined : stored.find((customer) => customer.email === email)
  const isOwn = known !== undefined && (await isOnlyFor(tx, known, quote))
  const same = withEmail ?? (isOwn || known?.email === null ? known : undefined)
  if (isOwn && (known !== same || !details)) await tx.delete(customers).where(isCustomer(known))
  if (!details) return null
  if (!same) {
    await requireRoom(tx, parts, member, 'customers', (upTo) => countCustomers(tx, teamId, upTo))
    const customerId = newId<CustomerId>()
    await tx.insert(customers).values({ ...valuesOf(details, at), teamId, customerId, createdAt: at })
    return customerId
  }
  const change = isOwn && same === known ? overwritten(same, details, at) : completed(same, details, at)
  await tx.update(customers).set(change).where(isCustomer(same))
  return same.customerId
}

/** Counts a quote with its new customer instead of the one before. Call after saving the customer and the quote. */
export async function countCustomerQuote(
  tx: Transaction,
  { teamId, createdAt }: Pick<typeof quotes.$inferSelect, 'teamId' | 'createdAt'>,
  before: CustomerId | null,
  after: CustomerId | null,
): Promise<void> {
  if (before === after) return
  const newestOfBefore = tx
    .select({ at: quotes.createdAt })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), eq(quotes.customerId, customers.customerId)))
    .orderBy(desc(quotes.createdAt))
    .limit(1)
  if (before !== null)
    await tx
      .update(customers)
      .set({ quoteCount: sql`${customers.quoteCount} - 1`, lastQuoteAt: sql`(${newestOfBefore})` })
      .where(isCustomer({ teamId, customerId: before }))
  if (after !== null)
    await tx
      .update(customers)
      .set({
        quoteCount: sql`${customers.quoteCount} + 1`,
        lastQuoteAt: sql`greatest(${customers.lastQuoteAt}, ${createdAt.toISOString()}::timestamptz)`,
      })
      .where(isCustomer({ teamId, customerId: after }))
}

async function countCustomers(tx: Transaction, teamId: TeamId, upTo: number): Promise<number> {
  const found = await tx
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(eq(customers.teamId, teamId))
    .limit(upTo)
  return found.length
}

function valuesOf(details: CustomerDetails, updatedAt: Date): CustomerValues {
  const { kind, name, email = null, phone = null } = details
  return { kind, name, email, phone, searchText: searchText([name, email]), updatedAt }
}

/** Keeps the stored phone when none is given. */
function overwritten({ phone }: CustomerRow, details: CustomerDetails, at: Date): CustomerValues {
  const values = valuesOf(details, at)
  return { ...values, phone: values.phone ?? phone }
}

function completed(stored: CustomerRow, details: CustomerDetails, updatedAt: Date): Partial<CustomerValues> {
  const email = stored.email ?? details.email ?? null
  const phone = stored.phone ?? details.phone ?? null
  return { email, phone, searchText: searchText([stored.name, email]), updatedAt }
}

/** Serialises transactions that set this email in the team. */
async function lockEmail(tx: Transaction, teamId: TeamId, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${teamId} ${email}`}, 0))`)
}

/** Locks the customer with this id and the one with this email; ordered, so that two transactions cannot deadlock. */
function lockCustomers(
  tx: Transaction,
  teamId: TeamId,
  customerId: CustomerId | null,
  email: string | null,
): Promise<CustomerRow[]> {
  return tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.teamId, teamId),
        or(
          customerId === null ? sql`false` : eq(customers.customerId, customerId),
          email === null ? sql`false` : eq(customers.email, email),
        ),
      ),
    )
    .orderBy(customers.customerId)
    .for('update')
}

/** Whether this quote made the customer and no other quote has it. Read after locking the customer. */
async function isOnlyFor(
  tx: Transaction,
  { teamId, customerId, createdAt }: CustomerRow,
  quote: QuoteOfCustomer,
): Promise<boolean> {
  if (createdAt < quote.createdAt) return false
  const others = await tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(
      and(eq(quotes.teamId, teamId), eq(quotes.customerId, customerId), ne(quotes.quoteId, quote.quoteId)),
    )
    .limit(1)
  return others.length === 0
}

function isCustomer({ teamId, customerId }: Pick<CustomerRow, 'teamId' | 'customerId'>): SQL | undefined {
  return and(eq(customers.teamId, teamId), eq(customers.customerId, customerId))
}

const listLimit = 200

export async function listCustomers(
  tx: Transaction,
  teamId: TeamId,
  search: string | undefined,
): Promise<Customer[]> {
  const pattern = search && likePattern(search)
  const rows = await tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.teamId, teamId),
        pattern ? or(like(customers.searchText, pattern), like(customers.phone, pattern)) : undefined,
      ),
    )
    .orderBy(sql`${customers.lastQuoteAt} desc nulls last`, customers.name, customers.customerId)
    .limit(listLimit)
  return rows.map((customer) => ({
    id: customer.customerId,
    kind: customer.kind,
    name: customer.name,
    ...(customer.email !== null && { email: customer.email }),
    ...(customer.phone !== null && { phone: customer.phone }),
    quotes: customer.quoteCount,
    lastQuoteAt: customer.lastQuoteAt?.toISOString() ?? null,
  }))
}
