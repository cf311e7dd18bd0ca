import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { ProductParts } from '../parts.ts'
import { teams } from '../teams/schema.ts'
import { startDelivery } from './delivery-store.ts'
import { publishQuoteSent } from './quote-mail.ts'
import { quoteRevisions, quotes } from './schema.ts'

/** A customer who has not answered is reminded this many days before the last one, once. */
const daysBefore = 3
/** Offers that were sent less than this ago are fresh in mind. */
const freshDays = 2
/** Hour from which reminders are sent, in the time zone of the team. */
const firstHour = 9
/** Quotes per transaction, and transactions per run: the next run goes on. */
const batchSize = 100
const maxBatches = 50

/** Reminds customers of offers that end in some days. At most one mail for each revision, besides those of members. */
export async function remindExpiring(parts: Pick<ProductParts, 'database' | 'now'>): Promise<void> {
  const at = parts.now()
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await parts.database.transaction(async (tx) => {
      const due = await listDue(tx, at)
      for (const { team, delivery, ...quote } of due) {
        const next = {
          state: 'sending' as const,
          at: at.toISOString(),
          sending: (delivery?.sending ?? 1) + 1,
          kind: 'reminder' as const,
        }
        const started = await startDelivery(tx, quote, next)
        if (started) await publishQuoteSent(tx, { ...quote, delivery: next }, null, team)
      }
      return due.length
    })
    if (count < batchSize) return
  }
}

/** Returns quotes whose customers are to be reminded now. */
function listDue(tx: Transaction, at: Date) {
  const local = sql`(${at.toISOString()}::timestamptz at time zone ${teams.timeZone})`
  const { teamId, quoteId, revision, delivery, validUntil, state, sentAt } = quoteRevisions
  return tx
    .select({ teamId, quoteId, revision, delivery, team: { name: teams.name } })
    .from(quoteRevisions)
    .innerJoin(quotes, and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
    .innerJoin(teams, eq(teams.teamId, teamId))
    .where(
      sql`${state} = 'sent' and ${quoteRevisions.expiredAt} is null
        and ${validUntil} <= (${at.toISOString()}::timestamptz at time zone 'UTC')::date + ${daysBefore + 1}::int
        and ${validUntil} between ${local}::date + 1 and ${local}::date + ${daysBefore}::int
        and extract(hour from ${local}) >= ${firstHour}
        and ${sentAt} < ${at.toISOString()}::timestamptz - ${freshDays} * interval '1 day'
        and ${quotes.revision} = ${revision}
        and ${delivery} ->> 'state' = 'sent' and ${delivery} ->> 'kind' is null`,
    )
    .orderBy(validUntil)
    .limit(batchSize)
}
