import type { QuoteId, TeamId } from '@costard/contract'
import { dayIn, validUntil as dayAfter } from '@costard/quotes'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { teamClocks } from '../../teams/team-clocks.ts'
import { quoteRevisions, quotes } from '../schema.ts'

/**
 * Days before the last day on which a customer without an answer is reminded once; another reminder follows
 * on the last day.
 */
const daysBefore = 3
/** No reminder within this many days after sending. */
const freshDays = 2
/** Hours in which a customer gets at most one such mail. */
const quietHours = 20
/** Hour from which reminders are sent, in the time zone of the team. */
const firstHour = 9
export type Stage = 'reminder' | 'lastDay'

const { teamId, quoteId, revision, delivery, validUntil, state, sentAt } = quoteRevisions

/** SQL condition: a team sends this kind of mail to customers. */
export type IsNotOff = (teamId: AnyPgColumn, kind: 'reminder' | 'expiringSoon') => SQL

/** Returns offers whose customers are due for a reminder, earliest ending first. */
export async function listExpiring(
  tx: Transaction,
  stage: Stage,
  at: Date,
  { limit, isNotOff }: { readonly limit: number; readonly isNotOff: IsNotOff },
) {
  const clock = await teamClocks(tx, at)
  const moment = sql`${at.toISOString()}::timestamptz`
  return tx
    .select({ teamId, quoteId, revision, delivery, team: { name: clock.name } })
    .from(quoteRevisions)
    .innerJoin(quotes, and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
    .innerJoin(clock, eq(clock.teamId, teamId))
    .where(
      sql`${state} = 'sent' and ${quoteRevisions.expiredAt} is null
        and ${validUntil} <= ${dayIn('UTC', at)}::date + ${daysBefore + 1}::int
        and ${clock.hour} >= ${firstHour}
        and ${quotes.revision} = ${revision} and ${clock.closedAt} is null
        and ${delivery} ->> 'state' = 'sent'
        and ${stage === 'reminder' ? isSoon(clock.today, moment, isNotOff) : isToday(clock.today, moment, isNotOff)}`,
    )
    .orderBy(validUntil)
    .limit(limit)
}

/**
 * Returns the day of the reminder to the customer of an offer, in the time zone of the team; null: there will
 * be none. A day before today means that the reminder is sent soon.
 */
export async function findReminderDay(
  tx: Transaction,
  key: { readonly teamId: TeamId; readonly quoteId: QuoteId },
  timeZone: string,
  isNotOff: IsNotOff,
): Promise<string | null> {
  const [offer] = await tx
    .select({ validUntil, sentAt })
    .from(quotes)
    .innerJoin(
      quoteRevisions,
      and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId), eq(quotes.revision, revision)),
    )
    .where(
      sql`${quotes.teamId} = ${key.teamId} and ${quotes.quoteId} = ${key.quoteId}
        and ${state} = 'sent' and ${quoteRevisions.expiredAt} is null
        and ${delivery} ->> 'state' <> 'failed' and ${delivery} ->> 'kind' is null
        and ${isNotOff(teamId, 'reminder')}`,
    )
  if (!offer?.sentAt) return null
  const early = dayAfter(offer.validUntil, -daysBefore)
  const fresh = dayAfter(dayIn(timeZone, offer.sentAt), freshDays)
  const day = early < fresh ? fresh : early
  return day < offer.validUntil ? day : null
}

function isSoon(today: SQL.Aliased, moment: SQL, isNotOff: IsNotOff): SQL {
  return sql`${validUntil} between ${today} + 1 and ${today} + ${daysBefore}::int
    and ${sentAt} < ${moment} - ${freshDays} * interval '1 day'
    and ${delivery} ->> 'kind' is null and ${isNotOff(teamId, 'reminder')}`
}

function isToday(today: SQL.Aliased, moment: SQL, isNotOff: IsNotOff): SQL {
  return sql`${validUntil} = ${today}
    and (${delivery} ->> 'at')::timestamptz < ${moment} - ${quietHours} * interval '1 hour'
    and ${delivery} ->> 'kind' is distinct from 'lastDay' and ${isNotOff(teamId, 'expiringSoon')}`
}
