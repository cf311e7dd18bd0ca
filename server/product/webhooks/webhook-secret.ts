import { randomBytes } from 'node:crypto'
import type { SealedColumn, Sealer } from '#secrets'
import { webhooks } from './schema.ts'
import type { WebhookRow } from './webhook-store.ts'

type Key = Pick<WebhookRow, 'teamId' | 'webhookId'>

/** Returns a new secret in the format of Standard Webhooks: 256 bits. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

export function sealSecret(secret: string, sealer: Sealer, key: Key): string {
  return sealer.seal(secret, purposeOf(key))
}

/**
 * Returns the secrets for signing: the newest first, then the previous one for some hours after its
 * replacement.
 */
export function secretsOf(webhook: WebhookRow, sealer: Sealer, at: Date): readonly string[] {
  const { sealedSecret, sealedOldSecret, oldSecretUntil } = webhook
  const isOldValid = sealedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > at
  return [sealedSecret, ...(isOldValid ? [sealedOldSecret] : [])].map((sealed) =>
    sealer.open(sealed, purposeOf(webhook)),
  )
}

const key = [webhooks.teamId, webhooks.webhookId]
const purposeOfKey = ([teamId, webhookId]: readonly string[]): string =>
  purposeOf({ teamId, webhookId } as Key)
export const sealedWebhookSecrets: readonly SealedColumn[] = [
  { column: webhooks.sealedSecret, key, purposeOf: purposeOfKey },
  { column: webhooks.sealedOldSecret, key, purposeOf: purposeOfKey },
]

/** Purpose that binds the sealed secret to its row. */
function purposeOf({ teamId, webhookId }: Key): string {
  return `webhook ${teamId} ${webhookId}`
}
