import { customerLimits, type QuoteToken, type VisitorDetails } from '@costard/contract'
import { eq, and } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { Change } from '../../audit/recorded-change.ts'
import { bringBack } from './bring-back.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { type CustomerRow, lockCustomers, updateCustomer } from '../../customers/customer-store.ts'
import type { ProductParts } from '../../parts.ts'
import { lockByToken } from './public-quote.ts'
import { lockQuote, type QuoteRow } from '../quote-store.ts'
import { quotes } from '../schema.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>

/**
 * Verifies the address of a visitor by the mark in the mailed link. Returns true if verified; a wrong mark
 * changes nothing. Throws quote/not-found, quote/team-closed.
 */
export async function proveByLink(
  parts: Parts & Pick<ProductParts, 'links'>,
  change: Change,
  token: QuoteToken,
  mailed: string,
): Promise<boolean> {
  const { quote } = await lockByToken(change.tx, token)
  const { visitor } = quote
  if (!visitor || !parts.links.isMailed(quote, visitor.email, mailed)) return false
  await proveVisitor(parts, change, await lockQuote(change.tx, quote.teamId, quote.quoteId))
  return true
}

/**
 * Records that the visitor of a locked quote owns the address, and applies the visitor's details to the
 * customer.
 */
export async function proveVisitor(parts: Parts, { tx, record }: Change, quote: QuoteRow): Promise<void> {
  const { teamId, quoteId, customerId, visitor } = quote
  if (!visitor || visitor.provenAt !== null) return
  const at = parts.now()
  const proven = { ...visitor, provenAt: at.toISOString(), awaitsProof: false }
  await tx
    .update(quotes)
    .set({ visitor: proven })
    .where(and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
  await applyToCustomer(tx, quote, visitor, at)
  const isBack = await bringBack(tx, quote)
  await bumpRevisions(
    tx,
    parts,
    teamId,
    {
      quotes: quoteId,
      ...(isBack && { quoteCounts: quoteId }),
      ...(customerId !== null && { customers: customerId }),
    },
    null,
  )
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { isAddressProven: true } })
}

/** Fill in missing fields and add the consent. The team decides about differences. */
async function applyToCustomer(
  tx: Transaction,
  { teamId, customerId, createdAt }: QuoteRow,
  visitor: VisitorDetails,
  at: Date,
): Promise<void> {
  if (customerId === null) return
  const [customer] = await lockCustomers(tx, teamId, [customerId])
  // Skip if the team changed the address since: this other address is not verified.
  if (!customer || customer.erasedAt || customer.email !== visitor.email) return
  await updateCustomer(tx, customer, {
    phone: customer.phone ?? visitor.phone,
    ...consentsWith(customer, visitor),
    lastQuoteAt: later(customer.lastQuoteAt, createdAt),
    updatedAt: at,
  })
}

function consentsWith(
  { consents }: CustomerRow,
  { wantsNews, at }: VisitorDetails,
): Partial<Pick<CustomerRow, 'consents'>> {
  if (!wantsNews || consents.length >= customerLimits.maxConsents) return {}
  return { consents: [...consents, { purpose: 'marketing', isGiven: true, source: 'form', at }] }
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other
}
