import type { TeamId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { recordAsSystem } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { publishNews } from '../quote-news.ts'
import type { ProductParts } from '../../parts.ts'
import { teamClocks } from '../../teams/team-clocks.ts'
import { quoteRevisions } from '../schema.ts'

/** Quotes per transaction, and transactions per run: the next run continues. */
const batchSize = 100
const maxBatches = 100

/** Returns those of the teams that let customers be mailed about expired quotes. */
export type MailedTeams = (
  tx: Transaction,
  news: 'expired',
  teamIds: readonly TeamId[],
) => Promise<ReadonlySet<TeamId>>

/**
 * Records sent quotes whose last day is over in the time zone of their team: an audit entry, and notices for
 * screens.
 */
export async function recordExpired(
  parts: Pick<ProductParts, 'database' | 'documents' | 'notifyOfChange' | 'now'>,
  mailed: MailedTeams,
): Promise<void> {
  const at = parts.now()
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await parts.database.transaction(async (tx) => {
      const expired = await markExpired(tx, at)
      await recordAsSystem(
        tx,
        parts,
        { action: 'quotes.expire', at },
        expired.map(({ teamId, quoteId, validUntil }) => ({
          teamId,
          entity: 'quote' as const,
          entityId: quoteId,
          before: { state: 'sent' },
          after: { state: 'expired', validUntil },
        })),
      )
      const teamsToMail = await mailed(tx, 'expired', [...new Set(expired.map(({ teamId }) => teamId))])
      for (const row of expired) if (teamsToMail.has(row.teamId)) await publishNews(tx, row, ['expired'])
      for (const [teamId, quotes = []] of Map.groupBy(expired, (row) => row.teamId)) {
        const ids = quotes.map(({ quoteId }) => quoteId)
        await bumpRevisions(tx, parts, teamId, { quotes: ids, quoteCounts: ids[0] ?? [] }, null)
      }
      return expired.length
    })
    if (count < batchSize) return
  }
}

async function markExpired(tx: Transaction, at: Date) {
  const clock = await teamClocks(tx, at)
  // The second condition is for the index: no time zone is a day ahead of UTC.
  const due = tx
    .select({
      teamId: quoteRevisions.teamId,
      quoteId: quoteRevisions.quoteId,
      revision: quoteRevisions.revision,
    })
    .from(quoteRevisions)
    .innerJoin(clock, eq(clock.teamId, quoteRevisions.teamId))
    .where(
      sql`${quoteRevisions.state} = 'sent' and ${isNull(quoteRevisions.expiredAt)}
        and ${quoteRevisions.validUntil} < ${dayIn('UTC', at)}::date + 1
        and ${quoteRevisions.validUntil} < ${clock.today}`,
    )
    .orderBy(quoteRevisions.validUntil)
    .limit(batchSize)
  return tx
    .update(quoteRevisions)
    .set({ expiredAt: at })
    .where(
      sql`(${quoteRevisions.teamId}, ${quoteRevisions.quoteId}, ${quoteRevisions.revision}) in ${due}
        and ${quoteRevisions.state} = 'sent' and ${isNull(quoteRevisions.expiredAt)}`,
    )
    .returning({
      teamId: quoteRevisions.teamId,
      quoteId: quoteRevisions.quoteId,
      revision: quoteRevisions.revision,
      validUntil: quoteRevisions.validUntil,
    })
}
