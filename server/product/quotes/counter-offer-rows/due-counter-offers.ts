import { dayIn } from '@costard/quotes'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { teamClocks } from '../../teams/team-clocks.ts'
import { findQuoteOfTeam, type QuoteRow } from '../quote-store.ts'
import { quoteLines } from '../schema.ts'
import type { LineKey } from './counter-offer-store.ts'
import { counterOffers } from './schema.ts'

/** Days before the last day on which a customer without an answer is reminded, once. */
const daysBefore = 2
/** No reminder within this many days after sending. */
const freshDays = 2
/** Hour from which reminders are sent, in the time zone of the team. */
const firstHour = 9
const { teamId, quoteId, lineId, answerBy, state, content, sentAt, delivery } = counterOffers

/** Returns counter-offers whose last day is over in the time zone of their team, earliest ended first. */
export async function listLapsed(tx: Transaction, at: Date, limit: number): Promise<LineKey[]> {
  const clock = await teamClocks(tx, at)
  return tx
    .select({ teamId, quoteId, lineId })
    .from(counterOffers)
    .innerJoin(clock, eq(clock.teamId, teamId))
    .where(
      // The second condition is for the index: no time zone is a day ahead of UTC.
      sql`${state} = 'sent' and ${answerBy} < ${dayIn('UTC', at)}::date + 1
        and ${answerBy} < ${clock.today}`,
    )
    .orderBy(asc(answerBy))
    .limit(limit)
}

/** SQL condition: a team sends this kind of mail to customers. */
type IsNotOff = (teamId: AnyPgColumn, kind: 'repairReminder' | 'counterReminder') => SQL

/** Returns counter-offers whose customers are due for a reminder, earliest ending first. */
export async function listUnreminded(
  tx: Transaction,
  at: Date,
  { limit, isNotOff }: { readonly limit: number; readonly isNotOff: IsNotOff },
) {
  const clock = await teamClocks(tx, at)
  const moment = sql`${at.toISOString()}::timestamptz`
  return tx
    .select({ teamId, quoteId, lineId, delivery, team: { name: clock.name } })
    .from(counterOffers)
    .innerJoin(clock, eq(clock.teamId, teamId))
    .where(
      sql`${state} = 'sent' and ${answerBy} <= ${dayIn('UTC', at)}::date + ${daysBefore + 1}::int
        and ${answerBy} between ${clock.today} + 1 and ${clock.today} + ${daysBefore}::int
        and ${clock.hour} >= ${firstHour}
        and ${sentAt} < ${moment} - ${freshDays} * interval '1 day'
        and ${delivery} ->> 'state' = 'sent' and ${delivery} ->> 'kind' = 'offer'
        and case when ${content} ->> 'kind' = 'repair' then ${isNotOff(teamId, 'repairReminder')}
          else ${isNotOff(teamId, 'counterReminder')} end and ${clock.closedAt} is null`,
    )
    .orderBy(asc(answerBy))
    .limit(limit)
}

/** Returns the revision with the line of a counter-offer, even if a later draft does not have the line. */
export async function findRevisionWithOffer(tx: Transaction, key: LineKey): Promise<QuoteRow | undefined> {
  const [line] = await tx
    .select({ revision: quoteLines.revision })
    .from(quoteLines)
    .where(
      and(
        eq(quoteLines.teamId, key.teamId),
        eq(quoteLines.quoteId, key.quoteId),
        eq(quoteLines.lineId, key.lineId),
        sql`${quoteLines.fulfilment} ->> 'state' = 'counterOffered'`,
      ),
    )
    .orderBy(desc(quoteLines.revision))
    .limit(1)
  return line && (await findQuoteOfTeam(tx, { ...key, revision: line.revision }))?.quote
}
