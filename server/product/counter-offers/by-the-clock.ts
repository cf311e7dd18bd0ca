import type { Transaction } from '#database'
import { eachOnItsOwn } from '../../each-on-its-own.ts'
import { recordAsSystem } from '../audit/recorded-change.ts'
import { isNotOff } from '../messages/message-store.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { saveFulfilment } from '../quotes/lines/fulfilment-store.ts'
import { lockQuote, updateQuote } from '../quotes/quote-store.ts'
import { standingMinorOf } from '../quotes/deals/settled-minor.ts'
import { publishCounterOffered } from './counter-offered.ts'
import {
  endCounterOffer,
  findCounterOffer,
  type LineKey,
  startCounterDelivery,
} from '../quotes/counter-offer-rows/counter-offer-store.ts'
import {
  findRevisionWithOffer,
  listLapsed,
  listUnreminded,
} from '../quotes/counter-offer-rows/due-counter-offers.ts'

/** Maximum counter-offers per run: the next run continues. */
const maxPerRun = 1000

/**
 * Ends counter-offers without an answer by their last day: silence is not consent, so the device is returned.
 */
export async function endUnanswered(
  parts: Pick<ProductParts, 'database' | 'documents' | 'notifyOfChange' | 'now'>,
): Promise<void> {
  const at = parts.now()
  const due = await listLapsed(parts.database.orm, at, maxPerRun)
  await eachOnItsOwn(due, (key) => parts.database.transaction((tx) => endOne(tx, parts, key, at)))
}

async function endOne(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents' | 'notifyOfChange'>,
  key: LineKey,
  at: Date,
): Promise<void> {
  const newest = await lockQuote(tx, key.teamId, key.quoteId)
  const offer = await findCounterOffer(tx, key)
  if (offer?.state !== 'sent') return // the customer answered meanwhile
  await endCounterOffer(tx, key, 'lapsed', null)
  const quote = (await findRevisionWithOffer(tx, key)) ?? newest
  const ended = { state: 'counterDeclined' as const, at: at.toISOString(), by: null, note: '' }
  await saveFulfilment(tx, quote, key.lineId, ended)
  const row = await updateQuote(tx, quote, {
    quote: { updatedAt: at, settledMinor: await standingMinorOf(tx, quote) },
  })
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

/**
 * Reminds customers of counter-offers that end soon. At most one mail for each, besides reminders by members.
 */
export async function remindUnanswered(parts: Pick<ProductParts, 'database' | 'now'>): Promise<void> {
  const at = parts.now()
  const due = await listUnreminded(parts.database.orm, at, { limit: maxPerRun, isNotOff })
  await eachOnItsOwn(due, ({ team, delivery: before, ...key }) => {
    const sending = before.sending + 1
    return parts.database.transaction(async (tx) => {
      const next = { state: 'sending' as const, at: at.toISOString(), sending, kind: 'reminder' as const }
      if (!(await startCounterDelivery(tx, key, next))) return
      await publishCounterOffered(tx, key, { sender: null, team, sending, kind: 'reminder' })
    })
  })
}
