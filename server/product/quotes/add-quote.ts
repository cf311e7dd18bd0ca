import type { Quote, QuoteId, QuoteInput } from '@costard/contract'
import { dayIn, numberFrame } from '@costard/quotes'
import type { Change } from '../audit/recorded-change.ts'
import { getCatalogs } from '../catalogs/get-catalogs.ts'
import { saveCustomer } from '../customers/customer-store.ts'
import { confirmChecks } from '../device-checks/confirm-checks.ts'
import { insertQuoteDevices } from '../devices/quote-device-store.ts'
import { newId } from '../new-id.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { requireRoom } from '../usage/require-room.ts'
import { describeQuote } from './describe-quote.ts'
import { draftContent } from './draft-content.ts'
import { countQuotesMade, insertQuote } from './quote-store.ts'
import { requireValidImeis } from './require-valid-imeis.ts'

/**
 * Creates a draft, priced by the server.
 * Throws catalog/not-found, catalog/not-published, check/not-found, and what priceLine, requireValidImeis and
 * requireRoom throw.
 */
export async function addQuote(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  { lines, customer, validDays, note, letCustomerChoose }: QuoteInput,
): Promise<Quote> {
  requireValidImeis(lines)
  const { team, teamId, caller } = member
  const createdAt = parts.now()
  const today = dayIn(team.timeZone, createdAt)
  const catalogOf = await getCatalogs(tx, teamId, lines)
  const confirmed = await confirmChecks(tx, teamId, lines, createdAt)
  const content = draftContent({ team, customer, today }, catalogOf, confirmed, validDays)
  const quoteId = newId<QuoteId>()
  const unassigned = { quoteId, customerId: null, createdAt }
  const customerId = customer && (await saveCustomer(tx, parts, member, unassigned, customer, createdAt))
  await requireRoom(tx, parts, member, 'quotes', () => countQuotesMade(tx, teamId))
  const row = await insertQuote(
    tx,
    {
      ...content,
      teamId,
      quoteId,
      rev: 1,
      state: 'draft',
      currency: team.currency,
      language: team.language,
      customerId,
      note,
      letCustomerChoose,
      createdAt,
      createdBy: caller.userId,
      updatedAt: createdAt,
    },
    numberFrame(team.numberPattern, today),
  )
  await insertQuoteDevices(tx, row)
  const changed = {
    quotes: row.quoteId,
    quoteCounts: row.quoteId,
    ...(customerId && { customers: customerId }),
  }
  await bumpRevisions(tx, parts, teamId, changed, caller.userId)
  const after = { state: 'draft', rev: 1, netMinor: row.netMinor }
  record({ teamId, entity: 'quote', entityId: row.quoteId, after })
  return describeQuote(row, today, parts.links)
}
