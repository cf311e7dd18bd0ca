import type { EarlierRevision, Quote, QuoteHead, QuoteSummary } from '@costard/contract'
import { obstaclesToSending, priceObstaclesIn, revisionNumber, stateOn, validUntil } from '@costard/quotes'
import type { QuoteLinks } from './quote-link.ts'
import type { ListedQuote } from './lists/quote-list-store.ts'
import type { QuoteRow } from './quote-store.ts'
import type { QuoteContent } from './lines/read-content.ts'
import type { EarlierRow } from './revision-store.ts'
import { standingMinorIn } from './deals/settled-minor.ts'
import { silhouetteOf } from './sending/snapshot/silhouette.ts'

/** Returns a stored quote for members, on the day `today`. lines: the first page. */
export function describeQuote(
  row: QuoteRow,
  { lines, earlier, questions }: QuoteContent,
  today: string,
  links: QuoteLinks,
): Quote {
  return {
    ...describeHead(row, today, links),
    earlier: earlier.map((one) => describeEarlier(row.number, one, today, links)),
    questions,
    lines,
  }
}

function describeEarlier(number: string, row: EarlierRow, today: string, links: QuoteLinks): EarlierRevision {
  const { revision, state, validUntil: lastDay, acceptance, netMinor, sentAt } = row
  return {
    number: revisionNumber(number, revision),
    revision,
    state: stateOn(state, lastDay, today),
    netMinor: acceptance?.netMinor ?? netMinor,
    sentAt: sentAt?.toISOString() ?? '',
    validUntil: lastDay,
    publicUrl: links.urlOf(row),
  }
}

/** Returns a stored quote without its lines. */
export function describeHead(row: QuoteRow, today: string, links: QuoteLinks): QuoteHead {
  const state = stateOn(row.state, row.validUntil, today)
  const lastDay = lastDayOf(row, today)
  const standing = standingMinorIn(row)
  return {
    id: row.quoteId,
    number: revisionNumber(row.number, row.revision),
    isTrial: row.isTrial,
    revision: row.revision,
    rev: row.rev,
    state,
    currency: row.currency,
    language: row.language as QuoteHead['language'], // the language of the team
    customerId: row.customerId,
    customer: row.customer,
    visitor: row.visitor,
    lineCount: row.lineCount,
    totals: {
      chargeMinor: row.chargeMinor,
      payoutMinor: row.payoutMinor,
      netMinor: row.netMinor,
      cashStepMinor: row.cashStepMinor,
      cashRoundingMinor: row.netMinor - (row.chargeMinor - row.payoutMinor + row.taxRoundingMinor),
      ...(row.taxRounding === 'document' && {
        taxRounding: row.taxRounding,
        taxRoundingMinor: row.taxRoundingMinor,
      }),
      kind: row.totalKind,
    },
    validDays: row.validDays,
    validUntil: lastDay,
    note: row.note,
    letCustomerChoose: row.letCustomerChoose,
    siteId: row.siteId,
    siteChanges: row.siteChanges,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    assistant: row.assistant,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    firstViewedAt: row.firstViewedAt?.toISOString() ?? null,
    acceptance: row.acceptance && {
      at: row.acceptance.at,
      propositionKeys: row.acceptance.propositionKeys,
      ...(row.acceptance.options && { options: row.acceptance.options }),
      ...(row.acceptance.leftOut && { leftOut: row.acceptance.leftOut }),
      netMinor: row.acceptance.netMinor,
      ...(row.acceptance.lineNets && { lineNets: row.acceptance.lineNets }),
      ...(row.acceptance.cashRoundingMinor !== undefined && {
        cashRoundingMinor: row.acceptance.cashRoundingMinor,
      }),
      ...(row.acceptance.taxRoundingMinor !== undefined && {
        taxRoundingMinor: row.acceptance.taxRoundingMinor,
      }),
      ...(row.acceptance.name !== undefined && { name: row.acceptance.name }),
      ...(row.acceptance.signature !== undefined && { signature: row.acceptance.signature }),
      ...(row.acceptance.onBehalf && { onBehalf: row.acceptance.onBehalf }),
      ...(row.acceptance.signedAt !== undefined && { signedAt: row.acceptance.signedAt }),
    },
    decline: row.decline,
    cancellation: row.cancellation,
    channel: row.sentAt && (row.channel ?? 'email'),
    sendWhenReleased: row.sendWhenReleased && {
      by: row.sendWhenReleased.by,
      at: row.sendWhenReleased.at,
      state: row.sendWhenReleased.state,
      reasons: [...row.sendWhenReleased.reasons],
    },
    delivery: row.delivery && {
      state: row.delivery.state,
      ...(row.delivery.reason && { reason: row.delivery.reason }),
      at: row.delivery.at,
      isReminder: row.delivery.kind !== undefined,
    },
    publicUrl: row.tokenHash && links.urlOf(row),
    ...(standing !== undefined && { settledMinor: standing }),
    hasCounterOffer: (row.openCounterOffers ?? 0) > 0,
    obstacles: obstaclesToSending(
      {
        state,
        isTrial: row.isTrial,
        lineCount: row.lineCount,
        priceObstacles: row.priceObstacles,
        customer: row.customer,
        validUntil: lastDay,
      },
      today,
    ),
  }
}

/** Returns a stored quote as a row of the list. */
export function summariseQuote(row: ListedQuote, today: string): QuoteSummary {
  const state = stateOn(row.state, row.validUntil, today)
  const totalKind = row.acceptedAt === null ? row.totalKind : 'exact'
  const obstacles = obstaclesToSending(
    {
      state,
      isTrial: row.isTrial,
      lineCount: row.lineCount,
      priceObstacles: row.priceObstacles,
      customer: row.customer,
      validUntil: lastDayOf(row, today),
    },
    today,
  )
  return {
    id: row.quoteId,
    number: revisionNumber(row.number, row.revision),
    isTrial: row.isTrial,
    rev: row.rev,
    state,
    isViewed: row.firstViewedAt !== null,
    hasCounterOffer: (row.openCounterOffers ?? 0) > 0,
    title: row.deviceName ?? '',
    variantLabel: row.variantLabel ?? '',
    silhouette: silhouetteOf(row.deviceKey ?? undefined),
    moreDevices: Math.max(0, row.lineCount - 1),
    kind: row.kind,
    customerName: row.customer?.name ?? null,
    currency: row.currency,
    netMinor: priceObstaclesIn(obstacles).length > 0 || totalKind === 'open' ? null : row.netMinor,
    totalKind,
    obstacles,
    delivery: row.delivery,
    declineReason: row.decline?.reason ?? null,
    validDays: row.validDays,
    validUntil: lastDayOf(row, today),
    questionsOpen: row.questionsOpen,
    siteId: row.siteId,
    createdBy: row.createdBy,
    assignedTo: row.assignedTo,
    assistant: row.assistant,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/**
 * Returns the last day. The validity of a draft starts when it is sent, so its last day depends on `today`.
 */
export function lastDayOf(row: Pick<QuoteRow, 'state' | 'validDays' | 'validUntil'>, today: string): string {
  return isDraft(row.state) ? validUntil(today, row.validDays) : row.validUntil
}

function isDraft(state: QuoteRow['state']): boolean {
  return state === 'draft' || state === 'pendingApproval'
}
