import type { SealedColumn } from '#secrets'
import { sealedServiceSecrets } from './device-checks/save-service.ts'
import { sealedPayouts } from './payouts/payout-secrets.ts'
import { sealedHeaders } from './price-sources/source-secret.ts'
import { sealedWebhookSecrets } from './webhooks/webhook-secret.ts'

/** All columns of teams' data with sealed texts. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedServiceSecrets,
  sealedHeaders,
  ...sealedPayouts,
  ...sealedWebhookSecrets,
]
