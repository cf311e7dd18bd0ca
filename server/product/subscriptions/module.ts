import * as schema from './schema.ts'
import { billingEnder } from './end-billing.ts'
import { subscriptionEndpoints } from './endpoints.ts'
import { manualBilling } from './manual-billing.ts'
import { planWarnedMail } from './plan-warned-mail.ts'
import { readBilling } from './read-billing.ts'
import { stripeEventRoutes } from './stripe-events.ts'
import { deleteOldEvents } from './subscription-store.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export async function subscriptionModule(parts: ProductParts, { config, mailer, plans }: ProductTools) {
  const { database, log, now } = parts
  const { stripe: settings, publicUrl } = config
  // Imported on demand: Stripe's client takes 36 MB.
  const stripe =
    settings && (await import('./stripe-billing.ts')).stripeBilling({ settings, publicUrl, log, now })
  const billing = stripe ?? manualBilling({ now })
  return {
    tables: [schema],
    calls: {
      subscription: subscriptionEndpoints({ ...parts, billing, plans, hasLimits: config.hasRateLimits }),
    },
    routes: stripe ? [stripeEventRoutes(parts, stripe, settings)] : [],
    handlers: [
      planWarnedMail({ ...parts, mailer, config }),
      ...(stripe ? [readBilling(parts, stripe), billingEnder(parts, stripe)] : []),
    ],
    cleanup: [() => deleteOldEvents(database.orm, now())],
  } satisfies ProductModule
}
