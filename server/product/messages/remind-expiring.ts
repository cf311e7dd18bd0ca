import { dayIn } from '@costard/quotes'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { isNotOff } from './message-store.ts'
import type { ProductParts } from '../parts.ts'
import { teams } from '../teams/schema.ts'
import { hasItsClock, zoneClocks } from '../teams/zone-clocks.ts'
import { startDelivery } from '../quotes/delivery-store.ts'
import { publishQuoteSent } from '../quotes/quote-mail.ts'
import { quoteRevisions, quotes } from '../quotes/schema.ts'

/** A customer who has not answered is reminded this many days before the last one, once; and on the last one. */
const daysBefore = 3
/** Offers that were sent less than this ago are fresh in mind. */
const freshDays = 2
/** Hours in which a customer gets at most one such mail. */
const quietHours = 20
/** Hour from which reminders are sent, in the time zone of the team. */
const firstHour = 9
/** Quotes per transaction, and transactions per run: the next run goes on. */
const batchSize = 100
const maxBatches = 50

type Stage = 'reminder' | 'lastDay'

/** Reminds customers of offers that end in some days or today. At most one mail of each kind for each revision. */
export async function remindExpiring(parts: Pick<ProductParts, 'database' | 'now'>): Promise<void> {
  for (const stage of ['reminder', 'lastDay'] as const)
    for (let batch = 0; batch < maxBatches; batch += 1) {
      if ((await remindSome(parts, stage)) < batchSize) break
    }
}

/** Returns how many were due. */
function remindSome(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  stage: Stage,
): Promise<number> {
  const at = now()
  return database.transaction(async (tx) => {
    const due = await listDue(tx, stage, at)
    for (const { team, delivery, ...quote } of due) {
      const next = {
        state: 'sending' as const,
        at: at.toISOString(),
        sending: (delivery?.sending ?? 1) + 1,
        kind: stage,
      }
      const started = await startDelivery(tx, quote, next)
      if (started) await publishQuoteSent(tx, { ...quote, delivery: next }, null, team)
    }
    return due.length
  })
}

const { teamId, quoteId, revision, delivery, validUntil, state, sentAt } = quoteRevisions

/** Returns quotes whose customers are to be reminded now. */
async function listDue(tx: Transaction, stage: Stage, at: Date) {
  const moment = sql`${at.toISOString()}::timestamptz`
  return tx
    .select({ teamId, quoteId, revision, delivery, team: { name: teams.name } })
    .from(quoteRevisions)
    .innerJoin(quotes, and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
    .innerJoin(teams, eq(teams.teamId, teamId))
    .innerJoin(await zoneClocks(tx, at), hasItsClock)
    .where(
      sql`${state} = 'sent' and ${quoteRevisions.expiredAt} is null
        and ${validUntil} <= ${dayIn('UTC', at)}::date + ${daysBefore + 1}::int
        and clock.hour >= ${firstHour}
        and ${quotes.revision} = ${revision} and ${teams.closedAt} is null
        and ${delivery} ->> 'state' = 'sent'
        and ${stage === 'reminder' ? isSoon(moment) : isToday(moment)}`,
    )
    .orderBy(validUntil)
    .limit(batchSize)
}

function isSoon(moment: SQL): SQL {
  return sql`${validUntil} between clock.today + 1 and clock.today + ${daysBefore}::int
    and ${sentAt} < ${moment} - ${freshDays} * interval '1 day'
    and ${delivery} ->> 'kind' is null and ${isNotOff(teamId, 'reminder')}`
}

function isToday(moment: SQL): SQL {
  return sql`${validUntil} = clock.today
    and (${delivery} ->> 'at')::timestamptz < ${moment} - ${quietHours} * interval '1 hour'
    and ${delivery} ->> 'kind' is distinct from 'lastDay' and ${isNotOff(teamId, 'expiringSoon')}`
}
