import { and, eq, inArray, lt } from 'drizzle-orm'
import type { EndGivenRights } from '../given-rights.ts'
import { webhooksSetting } from './record-try.ts'
import { webhookDeliveries, webhooks } from './schema.ts'

/** Removes webhooks that an account added, with their deliveries. */
export const endGivenWebhooks: EndGivenRights = async (tx, { userId, before }) => {
  const hooks = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.createdBy, userId), lt(webhooks.createdAt, before)))
    .returning({ teamId: webhooks.teamId, entityId: webhooks.webhookId, url: webhooks.url })
  const removed = hooks.map(({ entityId }) => entityId)
  await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.webhookId, removed))
  return {
    action: 'webhooks.remove',
    setting: webhooksSetting,
    changes: hooks.map(({ url, ...key }) => ({
      ...key,
      entity: 'webhook',
      before: { host: new URL(url).host },
      after: { isRemoved: true },
    })),
  }
}
