import { html } from '../html.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailLink, emailNote, emailText } from './email-layout.ts'
import { emailMark, markImage } from './email-mark.ts'
import type { Email } from './email.ts'

/** Carries the link of an invitation to a team. */
export function invitationEmail({
  locale,
  productName,
  teamName: team,
  invitedBy: name,
  role,
  email,
  link,
  until,
}: {
  readonly locale: Locale
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
  const subject = texts('invitation.subject', { name, team })
  const heading = texts('invitation.heading', { name, team })
  const body = texts('invitation.body', { team, product, role, email })
  // In UTC: the reader's time zone is unknown.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until)
  const notes = [texts('invitation.until', { day }), texts('invitation.ignore')]
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: emailMark(product, 28),
      rows: [
        emailHeading(heading),
        emailText(body),
        emailButton(link, texts('invitation.button')),
        emailNote(html`${texts('email.linkFallback')}<br />${emailLink(link, link)}`),
        ...notes.map((note) => emailNote(note)),
      ],
      foot: html`${product}`,
    }),
    images: [markImage],
    text: `${[heading, body, link, ...notes, product].join('\n\n')}\n`,
  }
}
