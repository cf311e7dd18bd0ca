import { isDeepStrictEqual } from 'node:util'
import type { EditQuote, QuoteHead, QuoteId } from '@costard/contract'
import { dayIn, isVatRegistered, validUntil } from '@costard/quotes'
import type { CheckedCall } from '../../checked-call.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { isUnchanged } from '../../rows/is-unchanged.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { countCustomerQuote, saveCustomer } from './save-quote-customer.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { countsDiffer } from '../bump-quote-revision.ts'
import { describeHead } from '../describe-quote.ts'
import { editTerms } from './edit-terms.ts'
import { listTaxedFigures } from '../lines/line-store.ts'
import { draftStateOf, figuresOf, searchTextOf, waitingOf } from '../lines/quote-figures.ts'
import { repriceLines } from '../lines/reprice-lines.ts'
import { lockDraft, type QuoteRow, updateQuote } from '../quote-store.ts'
import { requireNoCustomer } from './trial.ts'

const fields = ['customer', 'letCustomerChoose', 'note', 'validDays'] as const

/**
 * Edits a draft apart from its lines. Absent fields are unchanged. Lines are priced again, with their own
 * catalog versions, if the kind of customer changes, or whether the customer charges VAT. Throws
 * quote/not-found, quote/changed, quote/wrong-state, quote/line-invalid, and errors of saveCustomer.
 */
export async function editQuote(
  parts: ProductParts,
  call: Pick<CheckedCall, 'member' | 'record' | 'soleEntry'>,
  quoteId: QuoteId,
  edit: EditQuote,
): Promise<QuoteHead> {
  const { member, record } = call
  // Try a single statement, which most edits need; if it finds no such draft, or an archived one, use a
  // transaction.
  const edited = edit.customer === undefined ? await editTerms(parts, call, quoteId, edit) : undefined
  return edited ?? record((change) => editInTransaction(parts, change, member, quoteId, edit))
}

async function editInTransaction(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  quoteId: QuoteId,
  edit: EditQuote,
): Promise<QuoteHead> {
  const { team, teamId, caller } = member
  const updatedAt = parts.now()
  const today = dayIn(team.timeZone, updatedAt)
  const before = await lockDraft(tx, teamId, quoteId, edit.rev)
  if (before.isTrial) requireNoCustomer(edit.customer)
  const { validDays = before.validDays, note = before.note } = edit
  const { letCustomerChoose = before.letCustomerChoose } = edit
  if (changesNothing(before, edit)) return describeHead(before, today, parts.links)
  // An edit of other fields must not write the quote's copy of the customer back to the customer.
  const { customerId, customer } =
    edit.customer === undefined
      ? before
      : await saveCustomer(tx, parts, member, before, edit.customer, updatedAt)
  const isRepriced =
    customer?.kind !== before.customer?.kind || isVatRegistered(customer) !== isVatRegistered(before.customer)
  if (isRepriced) await repriceLines(tx, { team, customer, today }, before)
  const lines = edit.customer === undefined ? undefined : await listTaxedFigures(tx, before, team)
  const row = await updateQuote(tx, before, {
    both: {
      validUntil: validUntil(today, validDays),
      ...(isRepriced && lines && { state: draftStateOf(lines) }),
    },
    quote: {
      customer,
      customerId,
      // With another customer, the contact details from the visitor no longer apply.
      ...(customerId !== before.customerId && { visitor: null }),
      updatedAt,
      ...(isRepriced && lines && waitingOf(lines, before, updatedAt)),
      ...(lines && { searchText: searchTextOf(before.number, customer, lines) }),
    },
    revision: { validDays, note, letCustomerChoose, ...(isRepriced && lines && figuresOf(lines, team)) },
  })
  await countCustomerQuote(tx, row, before.customerId, customerId)
  const customerIds = edit.customer === undefined ? [] : [customerId, before.customerId]
  const isOtherState = countsDiffer(before, row)
  const changed = {
    quotes: row.quoteId,
    ...(isOtherState && { quoteCounts: row.quoteId }),
    customers: [...new Set(customerIds)].filter((id) => id !== null),
  }
  await bumpRevisions(tx, parts, teamId, changed, caller.userId)
  await record({
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
  return describeHead(row, today, parts.links)
}

/** True if every field of the edit equals the draft's: its rev then stays. */
function changesNothing(before: QuoteRow, edit: EditQuote): boolean {
  const { customer, note, validDays, letCustomerChoose } = edit
  const terms = { note, validDays, letCustomerChoose }
  return isUnchanged(before, terms) && (customer === undefined || isSameCustomer(before, customer))
}

function isSameCustomer(
  { customerId, customer: known }: QuoteRow,
  entered: NonNullable<EditQuote['customer']> | null,
): boolean {
  if (!entered || !known) return entered === known
  const { is = customerId, ...details } = entered
  return is === customerId && isDeepStrictEqual(details, known)
}
