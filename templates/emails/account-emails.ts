import { html } from '../html.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailLink, emailNote, emailText } from './email-layout.ts'
import type { Email } from './email.ts'

export interface AccountLink {
  locale: Locale
  productName: string
  email: string
  /** For a change of address: the new one. */
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

/** Carries a single-use sign-in link. */
export function signInLinkEmail(data: AccountLink): Email {
  return accountLinkEmail('signInLink', data)
}

/** Carries the link to choose a new password. */
export function passwordResetEmail(data: AccountLink): Email {
  return accountLinkEmail('passwordReset', data)
}

/** Carries the link that confirms the reader's address. */
export function emailVerificationEmail(data: AccountLink): Email {
  return accountLinkEmail('emailVerification', data)
}

/** Goes to the new address; its link makes it the address of the account. */
export function emailChangeEmail(data: AccountLink): Email {
  return accountLinkEmail('emailChange', data)
}

/** Goes to the old address after a change or removal; its link restores that address. */
export function emailChangedEmail(data: AccountLink): Email {
  return accountLinkEmail(data.newEmail === undefined ? 'emailRemoved' : 'emailChanged', data)
}

function accountLinkEmail(
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
