import { type CustomerDetails, type CustomerId, type QuoteCustomer, type TeamId } from '@costard/contract'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { allSent, batched, type NamedStatement, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { apiError } from '../../calls/api-error.ts'
import { newId } from '../../rows/new-id.ts'
import { quotes } from '../schema.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { requireRoom, type UsageParts } from '../../usage/require-room.ts'
import {
  countCustomers,
  countQuote,
  customerKey,
  type CustomerRow,
  deleteCustomer,
  insertCustomer,
  lockCustomers,
  uncountQuote,
  updateCustomer,
} from '../../customers/customer-store.ts'
import { requireValidVatId } from '../../customers/require-valid-vat-id.ts'

/** The quote whose customer is saved; customerId: its customer so far. */
export type QuoteOfCustomer = Pick<
  typeof quotes.$inferSelect,
  'quoteId' | 'customerId' | 'createdAt' | 'visitor'
>

/** Customer of a quote, and the quote's copy of the details. */
export interface SavedCustomer {
  readonly customerId: CustomerId | null
  readonly customer: CustomerDetails | null
  readonly isNew: boolean
}

/**
 * Contact data of a new customer from a visitor. An existing customer is not changed: the visitor may be
 * anybody.
 */
export interface PersonalContact {
  readonly source: CustomerRow['source']
  readonly language: CustomerRow['language']
}

const nobody: SavedCustomer = { customerId: null, customer: null, isNew: false }

/** Returns the quote's copy of the customer. Throws customer/vat-invalid. */
function detailsOf(entered: QuoteCustomer | null, country: string): CustomerDetails | null {
  if (!entered) return null
  const { is: _is, vatId: enteredVatId = '', ...details } = entered
  const vatId = requireValidVatId(enteredVatId, country)
  return { ...details, ...(vatId !== '' && { vatId }) }
}

/**
 * Saves the customer of a quote, and returns it with its known VAT number. Uses the chosen customer, else the
 * customer of the quote if the same person, else the team's customer with this email, else a new one.
 * Overwrites, or removes when replaced, only a customer that exists for this quote alone; others are only
 * completed. contact: absent if a member entered the data. isNew of the result: the customer was added.
 * Throws customer/not-found, customer/vat-invalid and errors of requireRoom.
 */
export async function saveCustomer(
  tx: Transaction,
  parts: UsageParts,
  member: Pick<Member, 'team' | 'teamId' | 'caller'>,
  quote: QuoteOfCustomer,
  entered: QuoteCustomer | null,
  at: Date,
  contact?: PersonalContact,
): Promise<SavedCustomer> {
  const { teamId } = member
  const details = detailsOf(entered, member.team.country)
  const isNew = entered?.is === 'new'
  const matchId = entered && !isNew ? await findMatch(tx, teamId, entered, quote.customerId) : undefined
  const ids = [quote.customerId, matchId].filter((id) => id !== null && id !== undefined)
  const stored = ids.length > 0 ? await lockCustomers(tx, teamId, ids) : []
  const known = stored.find(({ customerId }) => customerId === quote.customerId)
  const match = stored.find(({ customerId }) => customerId === matchId)
  if (entered?.is !== undefined && !isNew && (!match || match.erasedAt)) throw apiError('customer/not-found')
  const isOwn = known !== undefined && (await isOnlyFor(tx, known, quote))
  const same = match ?? (isOwn || (known?.email === null && !isNew) ? known : undefined)
  if (isOwn && (known !== same || !details)) await deleteCustomer(tx, known)
  if (!details) return nobody
  if (!same) {
    await requireRoom(tx, parts, member, 'customers', (upTo) => countCustomers(tx, teamId, upTo))
    const customerId = newId<CustomerId>()
    const { kind, name, email = null, phone = null, vatId = '' } = details
    const added = { kind, name, email, phone, vatId, ...contact }
    await insertCustomer(tx, { ...added, teamId, customerId, createdAt: at, updatedAt: at })
    return { customerId, customer: details, isNew: true }
  }
  if (contact) return { customerId: same.customerId, customer: details, isNew: false }
  const given = confirmedBy(details, quote.visitor)
  const change = isOwn && same === known ? overwritten(same, details) : completed(same, given)
  const isChanged = Object.entries(change).some(
    ([field, value]) => same[field as keyof CustomerRow] !== value,
  )
  if (isChanged) await updateCustomer(tx, same, { ...change, updatedAt: at })
  const vatId = details.kind === 'business' ? change.vatId : ''
  return { customerId: same.customerId, customer: { ...details, ...(vatId && { vatId }) }, isNew: false }
}

/**
 * Moves the count of a quote from its previous to its new customer. Call after saving the customer and the
 * quote.
 */
export async function countCustomerQuote(
  tx: Transaction,
  { teamId, createdAt }: Pick<typeof quotes.$inferSelect, 'teamId' | 'createdAt'>,
  before: CustomerId | null,
  after: CustomerId | null,
): Promise<void> {
  if (before === after) return
  if (before !== null) await uncountQuote(tx, { teamId, customerId: before }, newestOf(tx, teamId))
  if (after !== null) await countQuote(tx, { teamId, customerId: after }, createdAt)
}

/** SQL of the time of the newest quote of a customer in the statement. */
function newestOf(tx: Transaction, teamId: TeamId): SQL<Date | null> {
  const newest = tx
    .select({ at: quotes.createdAt })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), eq(quotes.customerId, customerKey.customerId)))
    .orderBy(desc(quotes.createdAt))
    .limit(1)
  return sql`(${newest})`
}

/**
 * Returns the chosen customer, else one with the email: the one of the quote, then one with the same name,
 * then the one seen last. Serialises transactions that enter an email in the team, so that together they add
 * one customer.
 */
async function findMatch(
  tx: Transaction,
  teamId: TeamId,
  { is, email, name }: QuoteCustomer,
  current: CustomerId | null,
): Promise<CustomerId | undefined> {
  if (is !== undefined && is !== 'new') return is
  if (email === undefined) return undefined
  return matches(tx)({ team_id: teamId, email, name, current })
}

interface Entered {
  readonly team_id: TeamId
  readonly email: string
  readonly name: string
  readonly current: CustomerId | null
}

/** Concurrent look-ups in a transaction share one statement, after one that locks their teams. */
const matches = memoizeByOwner((tx: Transaction) =>
  batched(async (entered: readonly Entered[]) => {
    const keys = [...new Set(entered.map(({ team_id: teamId }) => `customers of ${teamId}`))]
    const [, found] = await allSent([
      runNamed(tx, lockStatement, [keys]),
      runNamed<{ customer_id: CustomerId | null }>(tx, matchStatement, [JSON.stringify(entered)]),
    ])
    return found.map(({ customer_id: id }) => id ?? undefined)
  }),
)

/**
 * Locks teams, several in a fixed order. A lock per email would deadlock: calls in a shared transaction look
 * up customers in several statements, with emails in no common order.
 */
const lockStatement: NamedStatement = {
  name: 'product_lock_customers_of_teams',
  text: `select pg_advisory_xact_lock(key)
    from (select hashtextextended(name, 0) as key from unnest($1::text[]) name order by 1) keys`,
}

const matchStatement: NamedStatement = {
  name: 'product_match_customers',
  text: `select found.customer_id
    from rows from (jsonb_to_recordset($1) as (team_id text, email text, name text, current text))
      with ordinality as entered (team_id, email, name, current, place)
    left join lateral (
      select c.customer_id from product.customers c where c.team_id = entered.team_id and c.email = entered.email
      order by c.customer_id is not distinct from entered.current desc, c.name = entered.name desc,
        coalesce(c.last_quote_at, c.created_at) desc
      limit 1
    ) found on true
    order by entered.place`,
}

/**
 * Leaves out details that only an unverified visitor gave: a member who edits the quote has not confirmed
 * them.
 */
function confirmedBy(details: CustomerDetails, visitor: QuoteOfCustomer['visitor']): CustomerDetails {
  if (!visitor || visitor.provenAt !== null) return details
  const { email, phone, ...others } = details
  return {
    ...others,
    ...(email !== undefined && email !== visitor.email && { email }),
    ...(phone !== undefined && phone !== visitor.phone && { phone }),
  }
}

type Change = Partial<Pick<CustomerRow, 'kind' | 'name' | 'email' | 'phone'>> & Pick<CustomerRow, 'vatId'>

/** Keeps the stored phone and VAT number when none is given. */
function overwritten({ phone, vatId }: CustomerRow, details: CustomerDetails): Change {
  return {
    kind: details.kind,
    name: details.name,
    email: details.email ?? null,
    phone: details.phone ?? phone,
    vatId: details.vatId ?? vatId,
  }
}

function completed({ email, phone, vatId }: CustomerRow, details: CustomerDetails): Change {
  return {
    email: email ?? details.email ?? null,
    phone: phone ?? details.phone ?? null,
    vatId: vatId || (details.vatId ?? ''),
  }
}

/**
 * True if this quote created the customer, nobody edited it, and no other quote has it. Call after locking
 * the customer.
 */
async function isOnlyFor(
  tx: Transaction,
  { teamId, customerId, createdAt, editedAt, source }: CustomerRow,
  quote: QuoteOfCustomer,
): Promise<boolean> {
  if (createdAt < quote.createdAt || editedAt !== null || source !== 'quote') return false
  const others = await tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(
      and(eq(quotes.teamId, teamId), eq(quotes.customerId, customerId), ne(quotes.quoteId, quote.quoteId)),
    )
    .limit(1)
  return others.length === 0
}
