import { endUnanswered, remindUnanswered } from './by-the-clock.ts'
import { counterOfferMail } from './counter-offer-mail.ts'
import { counterOfferEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function counterOfferModule(parts: ProductParts, { config, mailer }: ProductTools) {
  return {
    calls: { counterOffers: counterOfferEndpoints(parts) },
    handlers: [counterOfferMail({ ...parts, mailer, config })],
    expiries: [() => endUnanswered(parts)],
    reminders: [() => remindUnanswered(parts)],
  } satisfies ProductModule
}
