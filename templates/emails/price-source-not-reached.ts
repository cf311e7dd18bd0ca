import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { teamNoticeEmail } from './parts/team-notice.ts'

/** Mail to the creator of a price source whose address did not respond. */
export function priceSourceNotReachedEmail({
  locale,
  productName,
  teamName,
  sourceName,
  host,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  readonly sourceName: string
  /** Host of the source's address. */
  readonly host: string
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  return teamNoticeEmail({
    locale,
    texts,
    productName,
    teamName,
    subject: texts('priceSource.subject', { name: sourceName }),
    heading: texts('priceSource.heading'),
    paragraphs: [texts('priceSource.text', { name: sourceName, host }), texts('priceSource.next')],
    button: texts('priceSource.button'),
    link,
  })
}
