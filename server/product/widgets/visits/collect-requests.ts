import { TeamId, WidgetId, widgetLimits } from '@costard/contract'
import { z } from 'zod'
import type { Transaction } from '#database'
import { type EventHandler, eventType, on, publish } from '#outbox'
import type { ProductParts } from '../../parts.ts'
import type { WidgetKey, WidgetRow } from '../widget-store.ts'
import { findMailTimesIfAwaited, lockMailTimes, saveMailTimes, takeAwaiting } from './request-mail-store.ts'
import { requestsCollected } from './request-mail.ts'

/** Published when requests of a widget await a mail; its handler collects them. */
const requestsWaiting = eventType('widget-requests-waiting', z.object({ teamId: TeamId, widgetId: WidgetId }))

/** Minimum pause between two mails about a widget. */
const pauseMs = widgetLimits.mailPauseSeconds * 1000
/** Maximum number of requests in a mail: as many as a widget gets in a day (usage-limits.ts). */
const maxCollected = 2000

/**
 * Publishes in the transaction of a request that it awaits a mail: at once, or after the pause since the last
 * mail. Locks the key of the widget until the commit. The counters of the team must be locked before: then no
 * other transaction has locked the key of one of its widgets.
 */
export function publishWaiting(
  tx: Transaction,
  { teamId, widgetId, requestsMailedAt }: WidgetKey & Pick<WidgetRow, 'requestsMailedAt'>,
  now: Date,
): Promise<void> {
  return publish(
    tx,
    requestsWaiting,
    { teamId, widgetId },
    {
      key: `widget-requests ${widgetId}`,
      keepsTime: true,
      delayMs: pauseLeft(requestsMailedAt, now),
    },
  )
}

/**
 * Handles `widget-requests-waiting`: publishes one mail about all waiting requests. A concurrent event finds
 * that the pause has begun.
 */
export function collectRequests({ database, now }: Pick<ProductParts, 'database' | 'now'>): EventHandler {
  return on(requestsWaiting, async (key) => {
    await database.transaction(async (tx) => {
      const at = now()
      const last = await lockMailTimes(tx, key)
      if (!last || pauseLeft(last.requestsMailedAt, at) > 0) return
      const { quoteIds, count } = await takeAwaiting(tx, key, {
        taken: maxCollected,
        listed: widgetLimits.maxMailedRequests,
      })
      if (count === 0) return
      await saveMailTimes(tx, key, { requestsMailedAt: at })
      await publish(tx, requestsCollected, { ...key, quoteIds: [...quoteIds], count })
    })
    // Publish after the transaction: waiting for the key while the widget is locked could deadlock.
    const last = await findMailTimesIfAwaited(database.orm, key)
    if (last) await publishWaiting(database.orm, { ...key, ...last }, now())
  })
}

/**
 * Returns the milliseconds until the next mail. A time far from now is ignored: it was written with a wrong
 * clock.
 */
function pauseLeft(mailedAt: Date | null, now: Date): number {
  const passed = mailedAt ? now.getTime() - mailedAt.getTime() : pauseMs
  return Math.abs(passed) >= pauseMs ? 0 : pauseMs - passed
}
