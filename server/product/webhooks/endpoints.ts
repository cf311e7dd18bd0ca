import { type contract, webhookLimits } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { addWebhook, editWebhook, removeWebhook, replaceSecret, type WebhookParts } from './change-webhook.ts'
import { describeDelivery, describeDeliveryDetail, getDelivery, listDeliveries } from './delivery-store.ts'
import { describeWebhook } from './describe-webhook.ts'
import { resend, sendTest } from './send-by-hand.ts'
import { getWebhook, listWebhooks } from './webhook-store.ts'

export function webhookEndpoints(parts: ProductParts & WebhookParts): Answers<typeof contract.webhooks> {
  const { orm } = parts.database
  return {
    list: async ({ input: { teamId } }) => (await listWebhooks(orm, teamId)).map(describeWebhook),
    add: ({ context: { call }, input }) => addWebhook(parts, call.change, call.member, input),
    edit: async ({ context: { call }, input: { webhookId, ...change } }) =>
      describeWebhook(await editWebhook(parts, call.change, call.member, webhookId, change)),
    remove: ({ context: { call }, input }) => removeWebhook(parts, call.change, call.member, input.webhookId),
    replaceSecret: ({ context: { call }, input }) =>
      replaceSecret(parts, call.change, call.member, input.webhookId),
    test: ({ context: { call }, input }) => sendTest(parts, call.change, call.member, input.webhookId),
    listDeliveries: async ({ input: { teamId, webhookId, before } }) => {
      await getWebhook(orm, teamId, webhookId)
      const rows = await listDeliveries(orm, teamId, webhookId, before)
      const { maxPage } = webhookLimits
      return { deliveries: rows.slice(0, maxPage).map(describeDelivery), hasMore: rows.length > maxPage }
    },
    getDelivery: async ({ input: { teamId, webhookId, deliveryId } }) =>
      describeDeliveryDetail(await getDelivery(orm, teamId, webhookId, deliveryId)),
    resend: ({ context: { call }, input: { webhookId, deliveryId } }) =>
      resend(parts, call.change, call.member, webhookId, deliveryId),
  }
}
