import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './email.ts'
import { linkEmail } from './link-email.ts'

/** Tells a member that their team was closed, or reopened. */
export function teamClosingEmail({
  locale,
  productName,
  what,
  teamName: team,
  by: name,
  link,
  erasedAt,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly what: 'closed' | 'reopened'
  readonly teamName: string
  /** Who did it. */
  readonly by: string
  /** Of the list of teams. */
  readonly link: string
  readonly erasedAt: Date
}): Email {
  const texts = createTexts(locale)
  // In UTC: the reader's time zone is unknown.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(erasedAt)
  return linkEmail({
    locale,
    texts,
    productName,
    subject: texts(`teamClosing.${what}.subject`, { name, team }),
    heading: texts(`teamClosing.${what}.heading`, { name, team }),
    body: texts(`teamClosing.${what}.body`, { name, team, day }),
    button: texts(`teamClosing.${what}.button`),
    link,
    notes: [],
  })
}
