import { html } from '../html.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailLink, emailNote, emailText } from './email-layout.ts'
import type { Email } from './email.ts'

export interface AccountLink {
  locale: Locale
  productName: string
  email: string
  /** The address that takes the place of `email`, where the link is about that. */
  newEmail?: string
  link: string
  lifetimeSeconds: number
}

type Kind =
  | 'signInLink'
  | 'passwordReset'
  | 'emailVerification'
  | 'emailChange'
  | 'emailChanged'
  | 'emailRemoved'

/** An e-mail whose one purpose is a link that acts on the reader's account. */
export function accountLinkEmail(
  kind: Kind,
  { locale, productName, email, newEmail = '', link, lifetimeSeconds }: AccountLink,
): Email {
  const texts = createTexts(locale)
  const minutes = Math.ceil(lifetimeSeconds / 60)
  const days = Math.ceil(lifetimeSeconds / 86_400)
  const subject = texts(`${kind}.subject`, { productName })
  const heading = texts(`${kind}.heading`, { productName })
  const body = texts(`${kind}.body`, { email, newEmail, minutes, days })
  const ignore = texts(`${kind}.ignore`, { email, days })
  const product = texts('email.quotedWith', { productName })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: product,
      rows: [
        emailHeading(heading),
        emailText(body),
        emailButton(link, texts(`${kind}.button`)),
        emailNote(html`${texts('email.linkFallback')}<br />${emailLink(link, link)}`),
        emailNote(ignore),
      ],
      foot: html`${product}`,
    }),
    text: [heading, body, link, ignore, product].join('\n\n') + '\n',
  }
}
