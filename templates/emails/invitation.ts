import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { dayAt, type MailPlace } from './parts/mail-place.ts'
import { linkEmail } from './parts/link-email.ts'

/** Mail with the link of an invitation to a team. */
export function invitationEmail({
  locale,
  place,
  productName,
  teamName: team,
  invitedBy: name,
  role,
  email,
  link,
  until,
}: {
  readonly locale: Locale
  readonly place: MailPlace
  readonly productName: string
  readonly teamName: string
  readonly invitedBy: string
  readonly role: 'admin' | 'manager' | 'agent' | 'viewer'
  /** The invited address. */
  readonly email: string
  readonly link: string
  readonly until: Date
}): Email {
  const texts = createTexts(locale)
  const product = texts('email.quotedWith', { productName })
  const day = dayAt(until, locale, place)
  return linkEmail({
    locale,
    texts,
    productName,
    subject: texts('invitation.subject', { name, team }),
    heading: texts('invitation.heading', { name, team }),
    body: texts('invitation.body', { team, product, role, email }),
    button: texts('invitation.button'),
    link,
    notes: [texts('invitation.until', { day }), texts('invitation.ignore')],
  })
}
