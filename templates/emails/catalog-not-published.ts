import { formatMoment } from '@costard/quotes'
import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import type { MailPlace } from './parts/mail-place.ts'
import { teamNoticeEmail } from './parts/team-notice.ts'

/** Mail to the member who scheduled a catalog that was not published. */
export function catalogNotPublishedEmail({
  locale,
  productName,
  teamName,
  catalogName: name,
  at,
  place,
  why,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  readonly catalogName: string
  /** Time for which publishing was scheduled. */
  readonly at: Date
  readonly place: MailPlace
  readonly why: 'errors' | 'changed' | 'archived' | 'notAllowed' | 'other'
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const moment = formatMoment(at, `${locale}-${place.country}`, place.timeZone, {
    dateStyle: 'full',
    timeStyle: 'short',
  })
  return teamNoticeEmail({
    locale,
    texts,
    productName,
    teamName,
    subject: texts('catalog.subject', { name }),
    heading: texts('catalog.heading', { name }),
    paragraphs: [texts(`catalog.why.${why}`), texts('catalog.text', { at: moment })],
    button: texts('catalog.button'),
    link,
  })
}
