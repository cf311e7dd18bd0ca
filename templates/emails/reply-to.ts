import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { linkEmail } from './parts/link-email.ts'

/** Mail with the link that verifies an address for customers' replies. */
export function replyToEmail({
  locale,
  productName,
  teamName: team,
  by: name,
  hours,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  readonly by: string
  readonly hours: number
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  return linkEmail({
    locale,
    texts,
    productName,
    subject: texts('replyTo.subject', { team }),
    heading: texts('replyTo.heading', { team }),
    body: texts('replyTo.body', { name, team }),
    button: texts('replyTo.button'),
    link,
    notes: [texts('replyTo.until', { hours: String(hours) }), texts('replyTo.ignore')],
  })
}
