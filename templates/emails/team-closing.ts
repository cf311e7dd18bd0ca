import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { dayAt, type MailPlace } from './parts/mail-place.ts'
import { linkEmail } from './parts/link-email.ts'

/** Mail to a member: their team was closed, or reopened. */
export function teamClosingEmail({
  locale,
  place,
  productName,
  what,
  teamName: team,
  by: name,
  link,
  erasedAt,
}: {
  readonly locale: Locale
  readonly place: MailPlace
  readonly productName: string
  readonly what: 'closed' | 'reopened'
  readonly teamName: string
  /** Name of the member who closed or reopened the team. */
  readonly by: string
  /** Address of the list of teams. */
  readonly link: string
  readonly erasedAt: Date
}): Email {
  const texts = createTexts(locale)
  const day = dayAt(erasedAt, locale, place)
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
