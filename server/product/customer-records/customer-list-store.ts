import { customerLimits, type TeamId } from '@costard/contract'
import { and, arrayContains, eq, gt, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { hasQuoteWithImei } from '../quotes/of-customers/has-quote-with-imei.ts'
import { hasText, likePattern } from '../rows/search-text.ts'
import { type RecentFigures, recentFigures } from '../quotes/of-customers/customer-figures-store.ts'
import { customerKey, type CustomerRow } from '../customers/customer-store.ts'
import { customers, seenAt } from '../customers/schema.ts'
import { type CustomerOrder, isAfter, lastSeenFirst, type ListPosition, sortedBy } from './customer-order.ts'

export interface CustomerFilter {
  readonly search?: string | undefined
  readonly kind?: CustomerRow['kind'] | undefined
  readonly tag?: string | undefined
  readonly isUnused?: boolean | undefined
}

export type ListedCustomer = Pick<
  CustomerRow,
  'customerId' | 'kind' | 'name' | 'email' | 'phone' | 'tags' | 'quoteCount'
> & {
  readonly seenAt: Date
  readonly sortKey: ListPosition['key']
  readonly recent: RecentFigures
}

const seen = seenAt(customers).mapWith(customers.createdAt)

/** Returns a page of customers in an order. last: the last customer of the page if more pages follow. */
export async function listCustomers(
  tx: Transaction,
  teamId: TeamId,
  filter: CustomerFilter,
  since: Date,
  after?: ListPosition,
  order: CustomerOrder = lastSeenFirst,
): Promise<{ readonly customers: ListedCustomer[]; readonly last: ListPosition | undefined }> {
  const { maxPerPage } = customerLimits
  const found = await selectPage(tx, teamId, filter, order, after)
  const page = found.slice(0, maxPerPage)
  const figures = await recentFigures(
    tx,
    teamId,
    page.flatMap(({ customerId, quoteCount }) => (quoteCount > 0 ? [customerId] : [])),
    since,
  )
  const rows = page.map((row) => ({ ...row, recent: figures.get(row.customerId) ?? noFigures }))
  const last = found.length > maxPerPage ? rows.at(-1) : undefined
  return {
    customers: rows,
    last: last && {
      key: order.name.endsWith('seen') ? last.seenAt : last.sortKey,
      customerId: last.customerId,
    },
  }
}

/** Selects the customers of a page and one more, if there is one. */
export function selectPage(
  tx: Transaction,
  teamId: TeamId,
  filter: CustomerFilter,
  order: CustomerOrder,
  after: ListPosition | undefined,
) {
  return tx
    .select({
      customerId: customers.customerId,
      kind: customers.kind,
      name: customers.name,
      email: customers.email,
      phone: customers.phone,
      tags: customers.tags,
      quoteCount: customers.quoteCount,
      seenAt: seen,
      sortKey: sql<ListPosition['key']>`${order.key}`,
    })
    .from(customers)
    .where(and(matches(tx, teamId, filter), after && isAfter(order, after)))
    .orderBy(...sortedBy(order))
    .limit(customerLimits.maxPerPage + 1)
}

const noFigures: RecentFigures = { sent: 0, accepted: 0, amountMinor: 0, isWhole: true }

/** Counts the customers that match; null: more than the limit. */
export async function countMatching(
  tx: Transaction,
  teamId: TeamId,
  filter: CustomerFilter,
): Promise<number | null> {
  const { maxCounted } = customerLimits
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(customers)
    .where(matches(tx, teamId, filter))
    .limit(maxCounted + 1)
    .as('some')
  const [counted] = await tx.select({ count: sql`count(*)`.mapWith(Number) }).from(some)
  const count = counted?.count ?? 0
  return count > maxCounted ? null : count
}

function matches(tx: Transaction, teamId: TeamId, filter: CustomerFilter): SQL | undefined {
  const { search, kind, tag, isUnused } = filter
  return and(
    eq(customers.teamId, teamId),
    // An erased customer stays in the list only because of the quotes.
    or(isNull(customers.erasedAt), gt(customers.quoteCount, 0)),
    kind && eq(customers.kind, kind),
    tag === undefined ? undefined : arrayContains(customers.tags, [tag]),
    isUnused ? isUnusedCustomer : undefined,
    search ? isFoundBy(tx, search) : undefined,
  )
}

/** Condition: a quote created the customer, no quote has the customer now, and nobody edited the customer. */
export const isUnusedCustomer: SQL | undefined = and(
  eq(customers.quoteCount, 0),
  isNull(customers.editedAt),
  sql`${customers.source} = 'quote'`,
)

function isFoundBy(tx: Transaction, search: string): SQL | undefined {
  const digits = search.replaceAll(/[\s().+-]/g, '')
  if (!/^\d{3,}$/.test(digits)) return hasText(customers.searchText, search)
  if (digits.length < 14) return like(customers.searchText, likePattern(digits.replace(/^0+/, '')))
  return hasQuoteWithImei(tx, customerKey, digits)
}
