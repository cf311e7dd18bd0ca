import { endGivenWebhooks } from './end-given-webhooks.ts'
import * as schema from './schema.ts'
import { webhookNames } from './webhook-names.ts'
import { deleteOldDeliveries } from './delivery-store.ts'
import { webhookEndpoints } from './endpoints.ts'
import { switchedOffMail } from './switched-off-mail.ts'
import { tryDelivery } from './try-delivery.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function webhookModule(parts: ProductParts, { config, mailer, outside }: ProductTools) {
  const { database, now } = parts
  return {
    tables: [schema],
    names: { webhook: webhookNames },
    givenRights: [endGivenWebhooks],
    calls: { webhooks: webhookEndpoints({ ...parts, ...outside }) },
    handlers: [tryDelivery({ ...parts, ...outside }), switchedOffMail({ ...parts, mailer, config })],
    cleanup: [() => deleteOldDeliveries(database.orm, now())],
  } satisfies ProductModule
}
