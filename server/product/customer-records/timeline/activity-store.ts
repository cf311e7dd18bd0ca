import { type QuoteId, quoteLimits, type TeamId } from '@costard/contract'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import { auditEntries } from '../../audit/schema.ts'
import { quoteLines, quoteRevisions, quotes } from '../../quotes/schema.ts'
import { activityActions } from './describe-timeline.ts'
import { compareSources } from './timeline-position.ts'
import type { FoundEntry } from './timeline-store.ts'

interface QuoteKey {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
}

type FoundEvent = Exclude<FoundEntry, { readonly source: 'note' }>

/**
 * Returns the newest events of a quote: entries of the audit log by the index of the quote, and the first opening of
 * each revision.
 */
export async function listActivity(
  tx: Transaction,
  { teamId, quoteId }: QuoteKey,
): Promise<{ readonly entries: readonly FoundEvent[]; readonly isCut: boolean }> {
  const changes = await tx
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        eq(auditEntries.entity, 'quote'),
        eq(auditEntries.entityId, quoteId),
        inArray(auditEntries.action, [...activityActions]),
      ),
    )
    .orderBy(desc(auditEntries.entryId))
    .limit(quoteLimits.maxActivity + 1)
  const { firstViewedAt, revision } = quoteRevisions
  const views = await tx
    .select({ at: firstViewedAt, revision })
    .from(quoteRevisions)
    .where(
      and(eq(quoteRevisions.teamId, teamId), eq(quoteRevisions.quoteId, quoteId), isNotNull(firstViewedAt)),
    )
  const found: FoundEvent[] = [
    ...changes.map(({ at, entryId, ...change }) => ({
      source: 'change' as const,
      at,
      key: [entryId],
      change: { ...change, quoteId },
    })),
    ...views.flatMap(({ at, ...view }) =>
      at === null ? [] : { source: 'view' as const, at, key: [quoteId, view.revision], quoteId },
    ),
  ]
  const entries = found.toSorted(compareSources).slice(0, quoteLimits.maxActivity)
  return { entries, isCut: found.length > entries.length }
}

/** Text of a member about a line, with the time it was stored. */
export interface SaidOnLine {
  readonly at: string
  readonly text: string
}

/** Returns texts of members about held lines and prices by hand of the newest revision. */
export async function listSaidOnLines(
  tx: Transaction,
  { teamId, quoteId }: QuoteKey,
): Promise<readonly SaidOnLine[]> {
  const rows = await tx
    .select({ approval: quoteLines.approval, handPrice: quoteLines.handPrice })
    .from(quotes)
    .innerJoin(
      quoteLines,
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .where(and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
  return rows.flatMap(({ approval, handPrice }) => [
    ...(approval ? [{ at: approval.askedAt, text: approval.question }] : []),
    ...(approval?.messages ?? []).map(({ at, text }) => ({ at, text })),
    ...(approval?.answeredAt ? [{ at: approval.answeredAt, text: approval.note }] : []),
    ...(handPrice ? [{ at: handPrice.at, text: handPrice.reason }] : []),
  ])
}
