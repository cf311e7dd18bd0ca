import {
  fittingLine,
  type LineInput,
  type Quote,
  type QuoteCustomer,
  type QuoteId,
  quoteLimits,
} from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { getCatalogs } from '../../catalogs/get-catalogs.ts'
import { findCustomer } from '../../customers/customer-store.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { addQuote } from './add-quote.ts'
import { describeHead } from '../describe-quote.ts'
import { describeLine, listLines } from '../lines/line-store.ts'
import { findQuote, type QuoteRow } from '../quote-store.ts'

/**
 * Creates a draft with the devices, answers and customer of the newest revision of a quote, priced with the
 * published catalogs. Facts about a single device are left out: numbers, checks, notes and prices by hand.
 * Throws quote/not-found, quote/wrong-state for a trial, quote/too-many-to-copy, and errors of addQuote.
 */
export async function duplicateQuote(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
): Promise<{ readonly quote: Quote; readonly before: Quote['totals'] }> {
  const { tx } = change
  const { team, teamId } = member
  const source = await findQuote(tx, teamId, quoteId)
  if (!source) throw apiError('quote/not-found')
  if (source.isTrial) throw apiError('quote/wrong-state', { state: source.state })
  const { maxLinesPerCall: max } = quoteLimits
  if (source.lineCount > max) throw apiError('quote/too-many-to-copy', { max })
  const { totals } = describeHead(source, dayIn(team.timeZone, parts.now()), parts.links)
  const quote = await addQuote(parts, change, member, {
    lines: await copiedLines(tx, source),
    customer: await customerOf(tx, source),
    note: '',
    letCustomerChoose: source.letCustomerChoose,
    validDays: source.validDays,
  })
  return { quote, before: totals }
}

async function copiedLines(tx: Transaction, source: QuoteRow): Promise<LineInput[]> {
  const rows = await listLines(tx, source, { limit: quoteLimits.maxLinesPerCall })
  const lines = rows.map((row): LineInput => {
    const { catalogId, variantId, answers, propositionKey, services, quantity, ...others } = describeLine(row)
    const { device, isOptional, isFree, choiceGroup } = others
    return {
      catalogId,
      variantId,
      device: { name: device.name, ...(device.key !== undefined && { key: device.key }) },
      answers,
      checks: [],
      ...(propositionKey !== undefined && { propositionKey }),
      services: [...services],
      quantity,
      ...(isOptional && { isOptional }),
      ...(isFree && { isFree }),
      ...(choiceGroup !== undefined && { choiceGroup }),
    }
  })
  const catalogOf = await getCatalogs(tx, source.teamId, lines)
  // Answers and services that the published catalog no longer has are removed.
  return lines.map((line) => fittingLine(catalogOf(line).pricing, line))
}

/** Returns the current customer; null if erased or removed. */
async function customerOf(tx: Transaction, { teamId, customerId }: QuoteRow): Promise<QuoteCustomer | null> {
  if (customerId === null) return null
  const found = await findCustomer(tx, { teamId, customerId })
  if (!found || found.erasedAt) return null
  const { kind, name, email, phone, vatId } = found
  return {
    is: customerId,
    kind,
    name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(vatId !== '' && { vatId }),
  }
}
