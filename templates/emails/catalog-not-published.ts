import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './email.ts'
import { teamNoticeEmail } from './team-notice.ts'

/** Goes to the member who scheduled a catalog that was not published. */
export function catalogNotPublishedEmail({
  locale,
  productName,
  teamName,
  catalogName: name,
  at,
  timeZone,
  why,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  readonly catalogName: string
  /** When it was to go live. */
  readonly at: Date
  readonly timeZone: string
  readonly why: 'errors' | 'changed' | 'archived' | 'notAllowed' | 'other'
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return teamNoticeEmail({
    locale,
    texts,
    productName,
    teamName,
    subject: texts('catalog.subject', { name }),
    heading: texts('catalog.heading', { name }),
    paragraphs: [texts(`catalog.why.${why}`), texts('catalog.text', { at: moment.format(at) })],
    button: texts('catalog.button'),
    link,
  })
}
