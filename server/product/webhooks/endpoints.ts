import { type contract, webhookLimits } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { addWebhook, editWebhook, removeWebhook, replaceSecret, type WebhookParts } from './change-webhook.ts'
import { describeDelivery, describeDeliveryDetail, getDelivery, listDeliveries } from './delivery-store.ts'
import { describeWebhook } from './describe-webhook.ts'
import { resend, sendTest } from './send-by-hand.ts'
import { getWebhook, listWebhooks } from './webhook-store.ts'

export function webhookEndpoints(
  parts: ProductParts & WebhookParts,
): Router<typeof contract.webhooks, CallContext> {
  const { orm } = parts.database
  const { webhooks } = api
  return {
    list: webhooks.list.handler(async ({ input: { teamId } }) =>
      (await listWebhooks(orm, teamId)).map(describeWebhook),
    ),
    add: webhooks.add.handler(({ context: { call }, input }) =>
      addWebhook(parts, call.change, call.member, input),
    ),
    edit: webhooks.edit.handler(async ({ context: { call }, input: { webhookId, ...change } }) =>
      describeWebhook(await editWebhook(parts, call.change, call.member, webhookId, change)),
    ),
    remove: webhooks.remove.handler(({ context: { call }, input }) =>
      removeWebhook(parts, call.change, call.member, input.webhookId),
    ),
    replaceSecret: webhooks.replaceSecret.handler(({ context: { call }, input }) =>
      replaceSecret(parts, call.change, call.member, input.webhookId),
    ),
    test: webhooks.test.handler(({ context: { call }, input }) =>
      sendTest(parts, call.change, call.member, input.webhookId),
    ),
    listDeliveries: webhooks.listDeliveries.handler(async ({ input: { teamId, webhookId, before } }) => {
      await getWebhook(orm, teamId, webhookId)
      const rows = await listDeliveries(orm, teamId, webhookId, before)
      const { maxPage } = webhookLimits
      return { deliveries: rows.slice(0, maxPage).map(describeDelivery), hasMore: rows.length > maxPage }
    }),
    getDelivery: webhooks.getDelivery.handler(async ({ input: { teamId, webhookId, deliveryId } }) =>
      describeDeliveryDetail(await getDelivery(orm, teamId, webhookId, deliveryId)),
    ),
    resend: webhooks.resend.handler(({ context: { call }, input: { webhookId, deliveryId } }) =>
      resend(parts, call.change, call.member, webhookId, deliveryId),
    ),
  }
}
