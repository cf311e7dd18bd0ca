import type { EventHandler } from '#outbox'
import { on } from '#outbox'
import { recordAsSystem } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { lockTeam } from '../teams/team-store.ts'
import { billingChanged } from './billing-changed.ts'
import { subscriptionSetting } from './choose-plan.ts'
import type { StripeBilling } from './stripe-billing.ts'
import { findSubscription, findTeamOfCustomer, saveSubscription } from './subscription-store.ts'

/** Handles `billing-changed`: stores the current state at the payment provider. */
export function readBilling(
  parts: Pick<ProductParts, 'database' | 'documents' | 'notifyOfChange' | 'log' | 'now'>,
  billing: Pick<StripeBilling, 'read'>,
): EventHandler {
  const { database, log, now } = parts
  return on(billingChanged, async ({ customerRef }) => {
    const teamId = await findTeamOfCustomer(database.orm, customerRef)
    if (!teamId) return log.warn({ customerRef }, 'event of an unknown customer of the payment provider')
    await database.transaction(async (tx) => {
      // Locked during Stripe's answer, so that an earlier read is not stored later.
      await lockTeam(tx, teamId)
      const row = await findSubscription(tx, teamId)
      if (!row) return
      const next = await billing.read(customerRef, row)
      if (JSON.stringify(next) === JSON.stringify(row)) return
      await saveSubscription(tx, next)
      await recordAsSystem(tx, parts, { action: 'subscription.read', at: now() }, [
        {
          teamId,
          entity: 'setting',
          entityId: subscriptionSetting,
          before: { plan: row.plan, next: row.nextPlan, isLate: row.pastDueSince !== null },
          after: { plan: next.plan, next: next.nextPlan, isLate: next.pastDueSince !== null },
        },
      ])
      await bumpRevisions(tx, parts, teamId, { settings: subscriptionSetting }, null)
    })
  })
}
