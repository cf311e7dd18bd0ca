import type { CustomerId, Erasure, QuoteId } from '@costard/contract'
import { maxQuotesById } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { AuditedChange, Change } from '../audit/recorded-change.ts'
import { eraseCounterOffers } from '../quotes/counter-offer-rows/counter-offer-store.ts'
import { eraseAnswers, eraseAnswersByLinks } from '../idempotency/idempotency-store.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { deleteInspections } from '../self-inspections/self-inspection-store.ts'
import { deleteFilesOf } from '../quotes/file-rows/quote-file-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import {
  type CustomerKey,
  type CustomerRow,
  getCustomer,
  lockCustomer,
  noDetails,
  updateCustomer,
} from '../customers/customer-store.ts'
import { describeCustomer } from './describe-customer.ts'
import {
  countOpen,
  eraseInQuotes,
  erasedName,
  findQuotesWith,
  lockQuotesWith,
  tokenHashesOf,
} from '../quotes/of-customers/erase-in-quotes.ts'
import { idsOf } from '../customers/merged-customers.ts'
import { findIdCheck } from '../customers/id-check-store.ts'
import { listKeptPurchases } from '../purchase-book/kept-purchases.ts'
import { listRetained, retainAcceptances, withIdCheck, withPurchases } from './retained-store.ts'
import { countAcceptances, listAcceptances } from '../quotes/of-customers/acceptances.ts'
import { deleteNotesOf } from '../customers/team-note-store.ts'

/**
 * Years for which the proof of an acceptance is kept: the longest period commonly required by commercial law.
 */
const keptYears = 10
/** Number of quotes erased by one statement. */
const quotesPerStep = 200

/**
 * Returns the effect of erasing a customer; for an erased one, the kept records. Throws customer/not-found,
 * customer/merged.
 */
export async function previewErasure(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  { team }: Member,
  key: CustomerKey,
): Promise<Erasure> {
  const { erasedAt } = await getCustomer(orm, key)
  if (erasedAt) return { quotes: 0, openQuotes: 0, ...(await listRetained(orm, key)) }
  const until = keptUntil(team.timeZone, now())
  const quoteIds = await findQuotesWith(orm, key)
  const accepted = await listAcceptances(orm, key, quoteIds)
  const idCheck = await findIdCheck(orm, key)
  const retained = accepted.map(({ number }) => ({
    kind: 'acceptance' as const,
    quoteNumber: number,
    deleteAfter: until,
  }))
  return {
    quotes: quoteIds.length,
    openQuotes: await countOpen(orm, key.teamId, quoteIds),
    ...withIdCheck(
      idCheck,
      withPurchases(await listKeptPurchases(orm, key), {
        retained,
        retainedCount: await countAcceptances(orm, key, quoteIds),
      }),
    ),
  }
}

/**
 * Replaces the personal fields of a customer, in all quotes too with their snapshots and search texts, and
 * ends the links of these quotes. Amounts and devices stay. Audit entries have no personal data. Throws
 * customer/not-found, customer/merged, customer/erased, customer/changed.
 */
export async function eraseCustomer(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, team, caller }: Member,
  customerId: CustomerId,
  rev: number,
): Promise<Erasure> {
  const key = { teamId, customerId }
  const at = parts.now()
  // Same lock order as an edit of a quote: the quote first.
  await lockQuotesWith(tx, key)
  const before = await lockCustomer(tx, key)
  if (before.rev !== rev)
    throw apiError('customer/changed', { yours: rev, current: await describeCustomer(tx, before, at) })
  const { erasure, change } = await eraseLocked(parts, tx, before, team.timeZone, caller.userId)
  await record(change)
  return erasure
}

/** Erases a customer that is locked with their quotes. userId: null for an automatic erasure. */
export async function eraseLocked(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  tx: Transaction,
  before: CustomerRow,
  timeZone: string,
  userId: string | null,
): Promise<{ readonly erasure: Erasure; readonly change: AuditedChange }> {
  const { teamId, customerId } = before
  const at = parts.now()
  // Lock again: a quote may have been added before the customer was locked.
  const quoteIds = await findQuotesWith(tx, before)
  const openQuotes = await countOpen(tx, teamId, quoteIds)
  await eraseQuotes(tx, before, quoteIds, keptUntil(timeZone, at))
  await deleteNotesOf(tx, before)
  await eraseAnswers(tx, teamId, [...(await idsOf(tx, before)), ...quoteIds])
  const row = await updateCustomer(tx, before, { ...erasedFields, erasedAt: at, editedAt: at, updatedAt: at })
  const changed = { customers: customerId, quotes: quoteIds.slice(0, maxQuotesById) }
  await bumpRevisions(tx, parts, teamId, changed, userId)
  const kept = await listRetained(tx, before)
  return {
    erasure: { quotes: quoteIds.length, openQuotes, ...kept },
    change: {
      teamId,
      entity: 'customer',
      entityId: customerId,
      before: { rev: before.rev },
      after: { rev: row.rev, quotes: quoteIds.length, retained: kept.retainedCount },
    },
  }
}

async function eraseQuotes(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
  until: string,
): Promise<void> {
  for (let start = 0; start < quoteIds.length; start += quotesPerStep) {
    const step = quoteIds.slice(start, start + quotesPerStep)
    await retainAcceptances(tx, key, step, until)
    await eraseAnswersByLinks(tx, await tokenHashesOf(tx, key.teamId, step))
    await eraseInQuotes(tx, key, step)
    await deleteFilesOf(tx, key.teamId, step)
    await eraseCounterOffers(tx, key.teamId, step)
    await deleteInspections(tx, key.teamId, step)
  }
}

const erasedFields = { ...noDetails, name: erasedName }

function keptUntil(timeZone: string, now: Date): string {
  const later = new Date(now)
  later.setUTCFullYear(later.getUTCFullYear() + keptYears)
  return dayIn(timeZone, later)
}
