import { TeamId } from '@costard/contract'
import { z } from 'zod'
import type { Transaction } from '#database'
import { type EventHandler, eventType, on, publish } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { findTeam } from '../teams/team-store.ts'
import type { StripeBilling } from './stripe-billing.ts'
import { findSubscription } from './subscription-store.ts'

/** Published when a team was closed or erased; its handler ends the charges. */
const billingEnds = eventType('billing-ends', z.object({ teamId: TeamId, customerRef: z.string() }))

/** Ends the billing of a team. Call before the rows of the team are deleted. */
export async function endBilling(tx: Transaction, teamId: TeamId): Promise<void> {
  const customerRef = (await findSubscription(tx, teamId))?.customerRef
  if (customerRef) await publish(tx, billingEnds, { teamId, customerRef })
}

/**
 * Handles `billing-ends`: the subscription of an erased team ends now, of a closed one at the end of its
 * period.
 */
export function billingEnder(
  { database }: Pick<ProductParts, 'database'>,
  { end }: Pick<StripeBilling, 'end'>,
): EventHandler {
  return on(billingEnds, async ({ teamId, customerRef }) => {
    const team = await findTeam(database.orm, teamId)
    if (!team) await end(customerRef, 'now')
    else if (team.closedAt) await end(customerRef, 'with-period')
  })
}
