import type { Webhook } from '@costard/contract'
import type { CountedWebhook } from './webhook-store.ts'

export function describeWebhook(row: CountedWebhook): Webhook {
  return {
    id: row.webhookId,
    url: row.url,
    events: row.events,
    isOn: row.isOn,
    switchedOffAt: row.switchedOffAt?.toISOString() ?? null,
    waiting: row.waiting,
    total: row.total,
    createdAt: row.createdAt.toISOString(),
  }
}
