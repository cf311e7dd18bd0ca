import type { CustomerId, TeamId } from '@costard/contract'
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { rowInserter, type Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { searchText } from '../rows/search-text.ts'
import { customers, mergedCustomers, seenAt } from './schema.ts'

export type CustomerRow = typeof customers.$inferSelect
export type CustomerKey = Pick<CustomerRow, 'teamId' | 'customerId'>

export function isCustomer({ teamId, customerId }: CustomerKey): SQL | undefined {
  return and(eq(customers.teamId, teamId), eq(customers.customerId, customerId))
}

/** Returns the texts by which a customer is found. */
export function searchTextOf(
  customer: Pick<CustomerRow, 'name' | 'contactName' | 'email' | 'phone' | 'vatId' | 'tags'>,
): string {
  const { name, contactName, email, phone, vatId, tags } = customer
  return searchText([name, contactName, email, phone, vatId, ...tags])
}

/** Returns a customer. Throws customer/not-found, customer/merged. */
export async function getCustomer(tx: Transaction, key: CustomerKey): Promise<CustomerRow> {
  const [row] = await tx.select().from(customers).where(isCustomer(key))
  return row ?? throwMissing(tx, key)
}

/** Returns a customer; undefined if merged or removed. */
export async function findCustomer(tx: Transaction, key: CustomerKey): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(isCustomer(key))
  return row
}

/** Locks a customer at the revision the caller read. Throws customer/not-found, customer/merged, customer/erased. */
export async function lockCustomer(tx: Transaction, key: CustomerKey): Promise<CustomerRow> {
  const [row] = await lockCustomers(tx, key.teamId, [key.customerId])
  if (!row) return throwMissing(tx, key)
  if (row.erasedAt) throw apiError('customer/erased')
  return row
}

/**
 * Locks those of the customers that exist, in the order of their ids, so that two transactions cannot
 * deadlock.
 */
export function lockCustomers(
  tx: Transaction,
  teamId: TeamId,
  customerIds: readonly CustomerId[],
): Promise<CustomerRow[]> {
  return tx
    .select()
    .from(customers)
    .where(and(eq(customers.teamId, teamId), inArray(customers.customerId, [...customerIds])))
    .orderBy(customers.customerId)
    .for('update')
}

/** Returns a customer, or the one into which it was merged; undefined if removed. */
export async function findCurrent(tx: Transaction, key: CustomerKey): Promise<CustomerRow | undefined> {
  const { teamId, customerId } = key
  const [merged] = await tx
    .select({ into: mergedCustomers.mergedInto })
    .from(mergedCustomers)
    .where(and(eq(mergedCustomers.teamId, teamId), eq(mergedCustomers.customerId, customerId)))
  const current = merged?.into ?? customerId
  const [row] = await tx
    .select()
    .from(customers)
    .where(isCustomer({ teamId, customerId: current }))
  return row
}

async function throwMissing(tx: Transaction, { teamId, customerId }: CustomerKey): Promise<never> {
  const [merged] = await tx
    .select({ into: mergedCustomers.mergedInto })
    .from(mergedCustomers)
    .where(and(eq(mergedCustomers.teamId, teamId), eq(mergedCustomers.customerId, customerId)))
  if (merged) throw apiError('customer/merged', { id: merged.into })
  throw apiError('customer/not-found')
}

/** Returns customers with this email or phone number, last seen first. */
export async function listSame(
  tx: Transaction,
  teamId: TeamId,
  { email, phone, except }: SameQuestion,
  limit: number,
): Promise<CustomerRow[]> {
  const same = [email && eq(customers.email, email), phone && eq(customers.phone, phone)].filter(
    (condition) => condition instanceof Object,
  )
  if (same.length === 0) return []
  return tx
    .select()
    .from(customers)
    .where(
      and(eq(customers.teamId, teamId), or(...same), except ? ne(customers.customerId, except) : undefined),
    )
    .orderBy(desc(seenAt(customers)), desc(customers.customerId))
    .limit(limit)
}

export interface SameQuestion {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly except?: CustomerId | undefined
}

export async function countCustomers(tx: Transaction, teamId: TeamId, upTo: number): Promise<number> {
  const found = await tx
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(eq(customers.teamId, teamId))
    .limit(upTo)
  return found.length
}

export async function insertCustomer(
  tx: Transaction,
  customer: Omit<CustomerRow, keyof typeof blank | 'searchText'> & Partial<Omit<CustomerRow, 'searchText'>>,
): Promise<CustomerRow> {
  const values = { ...blank, ...customer }
  const row = { ...values, searchText: searchTextOf(values) }
  await insertRow(tx, row)
  return row
}

const insertRow = rowInserter(customers)

/** Details of a customer with a name only. */
export const noDetails = {
  contactName: '',
  email: null,
  phone: null,
  address: '',
  country: null,
  language: null,
  vatId: '',
  notes: '',
  tags: [],
  consents: [],
  sellerDeclaration: null,
} satisfies Partial<CustomerRow>

/** Fields of a new customer. */
const blank = {
  ...noDetails,
  rev: 1,
  source: 'quote',
  editedAt: null,
  erasedAt: null,
  quoteCount: 0,
  lastQuoteAt: null,
} satisfies Partial<CustomerRow>

/** Updates a customer that lockCustomers returned. */
export async function updateCustomer(
  tx: Transaction,
  before: CustomerRow,
  change: Partial<Omit<CustomerRow, 'teamId' | 'customerId' | 'rev' | 'searchText'>>,
): Promise<CustomerRow> {
  const next = { ...before, ...change }
  const [row] = await tx
    .update(customers)
    .set({ ...change, searchText: searchTextOf(next), rev: sql`${customers.rev} + 1` })
    .where(isCustomer(before))
    .returning()
  if (!row) throw new Error('the customer was not locked')
  return row
}

/** Key columns of a customer for other tables. */
export const customerKey = { teamId: customers.teamId, customerId: customers.customerId }

export async function deleteCustomer(tx: Transaction, key: CustomerKey): Promise<void> {
  await tx.delete(customers).where(isCustomer(key))
}

/** Adds one to a customer's number of quotes. */
export async function countQuote(tx: Transaction, key: CustomerKey, createdAt: Date): Promise<void> {
  await tx
    .update(customers)
    .set({
      quoteCount: sql`${customers.quoteCount} + 1`,
      lastQuoteAt: sql`greatest(${customers.lastQuoteAt}, ${createdAt.toISOString()}::timestamptz)`,
    })
    .where(isCustomer(key))
}

/** Subtracts one from a customer's number of quotes. lastQuoteAt: time of the newest remaining quote. */
export async function uncountQuote(
  tx: Transaction,
  key: CustomerKey,
  lastQuoteAt: SQL<Date | null>,
): Promise<void> {
  await tx
    .update(customers)
    .set({ quoteCount: sql`${customers.quoteCount} - 1`, lastQuoteAt })
    .where(isCustomer(key))
}
