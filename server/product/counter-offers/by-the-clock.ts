import { dayIn } from '@costard/quotes'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { eachOnItsOwn } from '../../each-on-its-own.ts'
import { recordAsSystem } from '../audit/recorded-change.ts'
import { isNotOff } from '../messages/message-store.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { saveFulfilment } from '../quotes/lines/fulfilment-store.ts'
import { quoteLines } from '../quotes/schema.ts'
import { findQuoteOfTeam, lockQuote, type QuoteRow, updateQuote } from '../quotes/quote-store.ts'
import { teams } from '../teams/schema.ts'
import { hasItsClock, zoneClocks } from '../teams/zone-clocks.ts'
import { publishCounterOffered } from './counter-offered.ts'
import {
  endCounterOffer,
  findCounterOffer,
  type LineKey,
  startCounterDelivery,
} from '../quotes/counter-offers/counter-offer-store.ts'
import { counterOffers } from '../quotes/counter-offers/schema.ts'

/** A customer who has not answered is reminded this many days before the last one, once. */
const daysBefore = 2
/** Counter-offers that were sent less than this ago are fresh in mind. */
const freshDays = 2
/** Hour from which reminders are sent, in the time zone of the team. */
const firstHour = 9
/** Counter-offers per run: the next run goes on. */
const maxPerRun = 1000

const { teamId, quoteId, lineId, answerBy, state, content, sentAt, delivery } = counterOffers

/** Ends counter-offers that nobody answered by their last day: silence is no consent, the device goes back. */
export async function endUnanswered(
  parts: Pick<ProductParts, 'database' | 'documents' | 'tellOfChange' | 'now'>,
): Promise<void> {
  const at = parts.now()
  const { orm } = parts.database
  const due = await orm
    .select({ teamId, quoteId, lineId })
    .from(counterOffers)
    .innerJoin(teams, eq(teams.teamId, teamId))
    .innerJoin(await zoneClocks(orm, at), hasItsClock)
    .where(
      // The second condition is for the index: no time zone is a day ahead of UTC.
      sql`${state} = 'sent' and ${answerBy} < ${dayIn('UTC', at)}::date + 1
        and ${answerBy} < clock.today`,
    )
    .orderBy(asc(answerBy))
    .limit(maxPerRun)
  await eachOnItsOwn(due, (key) => parts.database.transaction((tx) => endOne(tx, parts, key, at)))
}

async function endOne(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents' | 'tellOfChange'>,
  key: LineKey,
  at: Date,
): Promise<void> {
  const newest = await lockQuote(tx, key.teamId, key.quoteId)
  const offer = await findCounterOffer(tx, key)
  if (offer?.state !== 'sent') return // answered meanwhile
  await endCounterOffer(tx, key, 'lapsed', null)
  const quote = await revisionWith(tx, newest, key)
  const ended = { state: 'counterDeclined' as const, at: at.toISOString(), by: null, note: '' }
  await saveFulfilment(tx, quote, key.lineId, ended)
  const row = await updateQuote(tx, quote, { quote: { updatedAt: at } })
  await bumpQuoteRevision(tx, parts, row, null)
  const { teamId: ofTeam, quoteId: entityId } = key
  await recordAsSystem(tx, parts, { action: 'counterOffers.lapse', at }, [
    {
      teamId: ofTeam,
      entity: 'quote',
      entityId,
      before: { fulfilment: 'counterOffered' },
      after: { lineId: key.lineId, fulfilment: 'counterDeclined', answerBy: offer.answerBy },
    },
  ])
}

/** Returns the revision that has the line with its counter-offer; a later draft does not. */
async function revisionWith(tx: Transaction, newest: QuoteRow, key: LineKey): Promise<QuoteRow> {
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
  const found = line && (await findQuoteOfTeam(tx, { ...key, revision: line.revision }))
  return found?.quote ?? newest
}

/** Reminds customers of counter-offers that are about to end. At most one mail for each, besides those of members. */
export async function remindUnanswered(parts: Pick<ProductParts, 'database' | 'now'>): Promise<void> {
  const at = parts.now()
  const moment = sql`${at.toISOString()}::timestamptz`
  const { orm } = parts.database
  const due = await orm
    .select({ teamId, quoteId, lineId, delivery, team: { name: teams.name } })
    .from(counterOffers)
    .innerJoin(teams, eq(teams.teamId, teamId))
    .innerJoin(await zoneClocks(orm, at), hasItsClock)
    .where(
      sql`${state} = 'sent' and ${answerBy} <= ${dayIn('UTC', at)}::date + ${daysBefore + 1}::int
        and ${answerBy} between clock.today + 1 and clock.today + ${daysBefore}::int
        and clock.hour >= ${firstHour}
        and ${sentAt} < ${moment} - ${freshDays} * interval '1 day'
        and ${delivery} ->> 'state' = 'sent' and ${delivery} ->> 'kind' = 'offer'
        and case when ${content} ->> 'kind' = 'repair' then ${isNotOff(teamId, 'repairReminder')}
          else ${isNotOff(teamId, 'counterReminder')} end and ${teams.closedAt} is null`,
    )
    .orderBy(asc(answerBy))
    .limit(maxPerRun)
  await eachOnItsOwn(due, ({ team, delivery: before, ...key }) => {
    const sending = before.sending + 1
    return parts.database.transaction(async (tx) => {
      const next = { state: 'sending' as const, at: at.toISOString(), sending, kind: 'reminder' as const }
      if (!(await startCounterDelivery(tx, key, next))) return
      await publishCounterOffered(tx, key, { sender: null, team, sending, kind: 'reminder' })
    })
  })
}
