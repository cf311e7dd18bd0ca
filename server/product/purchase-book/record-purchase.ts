import type { BookSeller, LineId } from '@costard/contract'
import { dayIn, missingOfSeller, revisionNumber } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { findIdCheck } from '../customers/id-check-store.ts'
import type { PaidDevice } from '../quotes/deals/paid-device.ts'
import type { QuoteRow } from '../quotes/quote-store.ts'
import { listSentLines } from '../quotes/sending/snapshot/sent-lines.ts'
import { settledNetOf } from '../quotes/deals/settled-minor.ts'
import { addEntry, findSettings } from './book-store.ts'

/**
 * Adds a bought device to the purchase book, in the transaction of its payout, if the team keeps a book.
 * Throws book/paper-missing if the team requires the data about sellers that its country asks for, and some
 * of it is missing.
 */
export async function recordPurchase(
  tx: Transaction,
  { member: { team, caller }, quote, lineId, at }: PaidDevice,
): Promise<void> {
  const { teamId, quoteId, siteId, currency, acceptance } = quote
  const settings = await findSettings(tx, teamId)
  if (!settings.isKept) return
  const seller = await sellerOf(tx, quote)
  if (settings.asksForPaper) requireSeller(team.country, seller, lineId)
  const [sent] = await listSentLines(tx, teamId, new Map([[quoteId, [lineId]]]))
  const line = sent?.lines.find(({ id }) => id === lineId)
  if (!line) throw new Error('a paid device is not in what was sent')
  const key = acceptance?.propositionKeys[lineId] ?? line.propositionKey
  const day = dayIn(team.timeZone, at)
  await addEntry(tx, {
    teamId,
    at,
    day,
    by: caller.userId,
    kind: 'purchase',
    quoteId,
    quoteNumber: revisionNumber(quote.number, quote.revision),
    lineId,
    siteId,
    device: [line.deviceName, line.variantLabel].filter(Boolean).join(', '),
    imei: line.imei,
    serial: line.serial,
    quantity: line.quantity ?? 1,
    currency,
    amountMinor: -(await settledNetOf(tx, quote, lineId)),
    paidBy: line.offers.find(({ propositionKey }) => propositionKey === key)?.name ?? '',
    corrects: null,
    correction: null,
    customerId: quote.customerId,
    seller,
    keptUntil: yearsAfter(day, settings.keptYears),
  })
}

/** Throws book/paper-missing. */
function requireSeller(country: string, seller: BookSeller | null, lineId: LineId): void {
  const missing = missingOfSeller(country, seller ?? { kind: 'private', address: '', paper: null })
  if (missing.length > 0) throw apiError('book/paper-missing', { lineId, missing })
}

async function sellerOf(
  tx: Transaction,
  { teamId, customerId, customer }: QuoteRow,
): Promise<BookSeller | null> {
  if (!customer) return null
  const { kind, name } = customer
  const known = customerId === null ? undefined : await findCustomer(tx, { teamId, customerId })
  const idCheck = customerId === null ? null : await findIdCheck(tx, { teamId, customerId })
  return {
    kind,
    name,
    address: known?.address ?? '',
    country: known?.country ?? null,
    paper: idCheck && {
      kind: idCheck.kind,
      lastFour: idCheck.lastFour,
      seenAt: idCheck.at,
      seenBy: idCheck.checkedBy,
      ...(idCheck.identity && { identity: idCheck.identity }),
    },
  }
}

/** Returns the same day some years later; for 29 February the day after. */
function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}
