import type { CustomerId, Quote, QuoteId, QuoteSummary, TeamId } from '@costard/contract'
import { silhouetteOf } from './silhouette.ts'
import { obstaclesToSending, stateOn } from '@costard/quotes'
import type { QuoteLinks } from './quote-link.ts'
import type { QuoteRow } from './quote-store.ts'

/** A stored quote as a member reads it on `today`. Ids were made as such when the row was written. */
export function describeQuote(row: QuoteRow, today: string, links: QuoteLinks): Quote {
  const state = stateOn(row.state, row.validUntil, today)
  const priced = row.lines.map((line) => line.result)
  return {
    id: row.quoteId as QuoteId,
    number: row.number,
    rev: row.rev,
    state,
    currency: row.currency,
    language: row.language as Quote['language'],
    customerId: row.customerId as CustomerId | null,
    customer: row.customer,
    lines: row.lines,
    totals: { chargeMinor: row.chargeMinor, payoutMinor: row.payoutMinor, netMinor: row.netMinor },
    validDays: row.validDays,
    validUntil: row.validUntil,
    note: row.note,
    letCustomerChoose: row.letCustomerChoose,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    firstViewedAt: row.firstViewedAt?.toISOString() ?? null,
    acceptance: row.acceptance && {
      at: row.acceptance.at,
      propositionKeys: row.acceptance.propositionKeys,
      netMinor: row.acceptance.netMinor,
    },
    decline: row.decline,
    publicUrl: row.tokenHash && links.urlOf(row.teamId as TeamId, row.quoteId as QuoteId),
    obstacles: obstaclesToSending(
      { state, lines: priced, customer: row.customer, validUntil: row.validUntil },
      today,
    ),
  }
}

/** A stored quote as one row of a list. */
export function summariseQuote(row: QuoteRow, today: string): QuoteSummary {
  const [first] = row.lines
  return {
    id: row.quoteId as QuoteId,
    number: row.number,
    state: stateOn(row.state, row.validUntil, today),
    isViewed: row.firstViewedAt !== null,
    title: first?.device.name ?? '',
    variantLabel: first?.variantLabel ?? '',
    silhouette: silhouetteOf(first?.device.key),
    moreDevices: Math.max(0, row.lines.length - 1),
    kind: first?.kind ?? 'buy',
    customerName: row.customer?.name ?? null,
    currency: row.currency,
    netMinor: row.acceptance?.netMinor ?? row.netMinor,
    validUntil: row.validUntil,
    updatedAt: row.updatedAt.toISOString(),
  }
}
