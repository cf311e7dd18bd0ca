import { quoteLimits, type TeamId } from '@costard/contract'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteLines, quotes } from '../schema.ts'

export type WaitingFor = 'release' | 'price'

const line = {
  lineId: quoteLines.lineId,
  deviceKey: quoteLines.deviceKey,
  deviceName: quoteLines.deviceName,
  variantLabel: quoteLines.variantLabel,
  approval: quoteLines.approval,
}

const lineOfQuote = and(
  eq(quoteLines.teamId, quotes.teamId),
  eq(quoteLines.quoteId, quotes.quoteId),
  eq(quoteLines.revision, quotes.revision),
)

/**
 * Returns the drafts that have waited longest, each with its first waiting line; one more than is shown if
 * there are more.
 */
export function listWaiting(tx: Transaction, teamId: TeamId, waitingFor: WaitingFor) {
  const since = waitingFor === 'release' ? quotes.toReleaseSince : quotes.toPriceSince
  const isWaiting: SQL | undefined =
    waitingFor === 'price'
      ? eq(quoteLines.obstacle, 'price-missing')
      : and(sql`${quoteLines.approval} ->> 'state' = 'asked'`, sql`${quoteLines.obstacle} like 'needs-%'`)
  const first = tx
    .select(line)
    .from(quoteLines)
    .where(and(lineOfQuote, isWaiting))
    .orderBy(asc(quoteLines.position))
    .limit(1)
    .as('first_waiting')
  return tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      revision: quotes.revision,
      customer: quotes.customer,
      since,
      lineId: first.lineId,
      deviceKey: first.deviceKey,
      deviceName: first.deviceName,
      variantLabel: first.variantLabel,
      approval: first.approval,
    })
    .from(quotes)
    .innerJoinLateral(first, sql`true`)
    .where(and(eq(quotes.teamId, teamId), isNotNull(since), isNull(quotes.archivedAt)))
    .orderBy(asc(since), asc(quotes.quoteId))
    .limit(quoteLimits.maxWaiting + 1)
}

/** Returns the answers since a moment, newest first. netMinor: net amount of the line. */
export async function listAnswered(tx: Transaction, teamId: TeamId, since: Date) {
  const answeredAt = sql<string>`(${quoteLines.approval} ->> 'answeredAt')`
  return tx
    .select({
      ...line,
      quoteId: quotes.quoteId,
      number: quotes.number,
      revision: quotes.revision,
      netMinor: quoteLines.netMinor,
      obstacle: quoteLines.obstacle,
      answeredAt,
    })
    .from(quoteLines)
    .innerJoin(quotes, lineOfQuote)
    .where(
      and(
        eq(quoteLines.teamId, teamId),
        sql`${quoteLines.approval} ->> 'answeredAt' is not null`,
        sql`${answeredAt} >= ${since.toISOString()}`,
      ),
    )
    .orderBy(desc(answeredAt))
    .limit(quoteLimits.maxAnswered)
}
