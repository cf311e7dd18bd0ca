import type { EditQuote, Quote, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { getCatalogs } from '../catalogs/get-catalogs.ts'
import { saveCustomer } from '../customers/customer-store.ts'
import { confirmChecks } from '../device-checks/confirm-checks.ts'
import { replaceQuoteDevices } from '../devices/quote-device-store.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { describeQuote } from './describe-quote.ts'
import { draftContent } from './draft-content.ts'
import { getDraft, updateDraft } from './quote-store.ts'
import { requireValidImeis } from './require-valid-imeis.ts'

const fields = ['customer', 'letCustomerChoose', 'lines', 'note', 'validDays'] as const

/**
 * Edits a draft and prices it again with its own catalog versions. Absent fields are unchanged.
 * Throws quote/not-found, quote/changed, quote/wrong-state, and what addQuote throws.
 */
export async function editQuote(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  quoteId: QuoteId,
  edit: EditQuote,
): Promise<Quote> {
  const { team, teamId, caller } = member
  const updatedAt = parts.now()
  const today = dayIn(team.timeZone, updatedAt)
  const before = await getDraft(tx, teamId, quoteId, edit.rev)
  if (edit.lines) requireValidImeis(edit.lines, before.lines)
  const { customer = before.customer, validDays = before.validDays } = edit
  const { note = before.note, letCustomerChoose = before.letCustomerChoose } = edit
  // Checks of stored lines were confirmed when saved.
  const lines = edit.lines ? await confirmChecks(tx, teamId, edit.lines, updatedAt) : before.lines
  const catalogOf = await getCatalogs(tx, teamId, lines)
  const content = draftContent({ team, customer, today }, catalogOf, lines, validDays)
  // An edit of other parts must not write what this quote says of its customer to the customer again.
  const customerId =
    edit.customer === undefined
      ? before.customerId
      : await saveCustomer(tx, parts, member, before, edit.customer, updatedAt)
  const change = { ...content, customerId, note, letCustomerChoose, updatedAt }
  const row = await updateDraft(tx, { teamId, quoteId, rev: edit.rev }, change)
  if (!row) throw apiError('quote/changed')
  await replaceQuoteDevices(tx, row)
  const customerIds = edit.customer === undefined ? [] : [customerId, before.customerId]
  const changed = { quotes: row.quoteId, customers: [...new Set(customerIds)].filter((id) => id !== null) }
  await bumpRevisions(tx, parts, teamId, changed, caller.userId)
  record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { rev: edit.rev, netMinor: before.netMinor },
    after: {
      rev: row.rev,
      netMinor: row.netMinor,
      edited: fields.filter((field) => edit[field] !== undefined),
    },
  })
  return describeQuote(row, today, parts.links)
}
