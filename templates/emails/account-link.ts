import { html } from '../html.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailLink, emailNote, emailText } from './email-layout.ts'
import type { Email } from './email.ts'

export interface AccountLink {
  locale: Locale
  productName: string
  email: string
  link: string
  lifetimeSeconds: number
}

/** An e-mail whose one purpose is a link that acts on the reader's account. */
export function accountLinkEmail(
  kind: 'signInLink' | 'passwordReset',
  { locale, productName, email, link, lifetimeSeconds }: AccountLink,
): Email {
  const texts = createTexts(locale)
  const subject = texts(`${kind}.subject`, { productName })
  const heading = texts(`${kind}.heading`, { productName })
  const body = texts(`${kind}.body`, { email, minutes: Math.ceil(lifetimeSeconds / 60) })
  const ignore = texts(`${kind}.ignore`)
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
