import type { WebhookEvent } from '@costard/contract'
import type { AuditedFields } from '../audit/audited-fields.ts'

/** A change as recorded in the audit log. */
interface QuoteChange {
  readonly action: string
  readonly before?: AuditedFields | undefined
  readonly after?: AuditedFields | undefined
}

const wasOpen = ['draft', 'pendingApproval']
const wasAnswered = ['accepted', 'declined']

/** Returns the webhook event for a change of a quote; undefined: none. */
export function eventOfChange({ action, before, after }: QuoteChange): WebhookEvent | undefined {
  if (action === 'quotes.removeTrial') return undefined
  if (action === 'quotes.add') return after?.isTrial === true ? undefined : 'quote.created'
  if (after?.fulfilment !== undefined) return 'quote.advanced'
  const [from, to] = [String(before?.state), after?.state]
  if (from === to) return undefined
  switch (to) {
    case 'sent':
      if (wasOpen.includes(from) && before?.revision === undefined) return 'quote.sent'
      return wasAnswered.includes(from) ? 'quote.reopened' : undefined
    case 'accepted':
      // From a draft: accepted at the counter, without a network.
      return from === 'sent' || (from === 'draft' && before?.revision === undefined)
        ? 'quote.accepted'
        : undefined
    case 'declined':
      return from === 'sent' ? 'quote.declined' : undefined
    case 'expired':
      return 'quote.expired'
    case 'cancelled':
      return 'quote.cancelled'
    default:
      return undefined
  }
}
