import type { TeamId, WebhookDeliveryId, WebhookId } from '@costard/contract'
import { query } from '#api/api.ts'

export function apiKeysQuery(teamId: TeamId) {
  return query.apiKeys.list.queryOptions({ input: { teamId } })
}

export function assistantsQuery(teamId: TeamId) {
  return query.assistants.list.queryOptions({ input: { teamId } })
}

export function assistantRulesQuery(teamId: TeamId) {
  return query.assistants.rules.queryOptions({ input: { teamId } })
}

export function webhooksQuery(teamId: TeamId) {
  return query.webhooks.list.queryOptions({ input: { teamId } })
}

/** How often deliveries are read again while an attempt is due soon. Milliseconds. */
const readAgainMs = 3000

export function deliveriesQuery(teamId: TeamId, webhookId: WebhookId) {
  return query.webhooks.listDeliveries.queryOptions({
    input: { teamId, webhookId },
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting') ? readAgainMs : false,
  })
}

export function deliveryQuery(teamId: TeamId, webhookId: WebhookId, deliveryId: WebhookDeliveryId) {
  return query.webhooks.getDelivery.queryOptions({ input: { teamId, webhookId, deliveryId } })
}
