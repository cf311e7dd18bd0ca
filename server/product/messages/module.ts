import * as schema from './schema.ts'
import { messageEndpoints } from './endpoints.ts'
import { questionAnsweredMail, questionAskedMail } from './question-mails.ts'
import { quoteNewsMail } from './quote-news-mail.ts'
import { quoteSentMail } from './quote-sent-mail.ts'
import { remindExpiring } from './remind-expiring.ts'
import { triedMail } from './test-message.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function messageModule(parts: ProductParts, { config, mailer }: ProductTools) {
  const mailing = { ...parts, mailer, config }
  return {
    tables: [schema],
    archived: { messages: schema.messageWordings },
    calls: { messages: messageEndpoints(parts, config) },
    handlers: [
      quoteSentMail(mailing),
      quoteNewsMail(mailing),
      questionAskedMail(mailing),
      questionAnsweredMail(mailing),
      triedMail(mailing),
    ],
    reminders: [() => remindExpiring(parts)],
  } satisfies ProductModule
}
