import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { teamNoticeEmail } from './parts/team-notice.ts'

/** Mail to the owners of a team when a webhook was switched off because nothing could be delivered. */
export function webhookSwitchedOffEmail({
  locale,
  productName,
  teamName,
  host,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Host of the webhook's address. */
  readonly host: string
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  return teamNoticeEmail({
    locale,
    texts,
    productName,
    teamName,
    subject: texts('webhook.subject', { host }),
    heading: texts('webhook.heading'),
    paragraphs: [texts('webhook.text', { host }), texts('webhook.next')],
    button: texts('webhook.button'),
    link,
  })
}
