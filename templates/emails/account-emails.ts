import { formatMoment, zoneNameAt } from '@costard/quotes'
import { createTexts, type Locale, type Texts } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { linkEmail } from './parts/link-email.ts'

export interface AccountLink {
  locale: Locale
  productName: string
  email: string
  /** For a change of address: the new address. */
  newEmail?: string
  link: string
  lifetimeSeconds: number
  requested?: MailRequest
}

/** The request that caused an email, described so that the reader can recognise it. */
export interface MailRequest {
  at: Date
  browser?: string
  system?: string
  /** Country of the requester. Without a time zone, times are in UTC. */
  country?: string
  timeZone?: string
}

type Kind =
  | 'signInLink'
  | 'passwordReset'
  | 'passwordRemoved'
  | 'emailVerification'
  | 'emailChange'
  | 'emailChanged'
  | 'emailRemoved'

/** Mail with a single-use sign-in link. */
export function signInLinkEmail(data: AccountLink): Email {
  return accountLinkEmail('signInLink', data)
}

/** Mail with the link for choosing a new password. */
export function passwordResetEmail(data: AccountLink): Email {
  return accountLinkEmail('passwordReset', data)
}

/** Mail saying that a sign-in by link removed a password. Its link only opens the product. */
export function passwordRemovedEmail(data: AccountLink): Email {
  return accountLinkEmail('passwordRemoved', data)
}

/** Mail with the link that confirms the reader's address. */
export function emailVerificationEmail(data: AccountLink): Email {
  return accountLinkEmail('emailVerification', data)
}

/** Mail to the new address; its link makes it the address of the account. */
export function emailChangeEmail(data: AccountLink): Email {
  return accountLinkEmail('emailChange', data)
}

/** Mail to the old address after a change or removal; its link restores that address. */
export function emailChangedEmail(data: AccountLink): Email {
  return accountLinkEmail(data.newEmail === undefined ? 'emailRemoved' : 'emailChanged', data)
}

function accountLinkEmail(
  kind: Kind,
  { locale, productName, email, newEmail = '', link, lifetimeSeconds, requested }: AccountLink,
): Email {
  const texts = createTexts(locale)
  const minutes = Math.ceil(lifetimeSeconds / 60)
  const days = Math.ceil(lifetimeSeconds / 86_400)
  const origin = requested && requestedWords(requested, locale, texts)
  return linkEmail({
    locale,
    texts,
    productName,
    subject: texts(`${kind}.subject`, { productName }),
    heading: texts(`${kind}.heading`, { productName }),
    body: texts(`${kind}.body`, { email, newEmail, minutes, days }),
    button: texts(`${kind}.button`, { productName }),
    link,
    notes: [texts(`${kind}.ignore`, { email, days }), ...(origin === undefined ? [] : [origin])],
  })
}

/** Returns when and where a mail was requested, as text. */
function requestedWords(
  { at, browser, system, country, timeZone = 'UTC' }: MailRequest,
  locale: Locale,
  texts: Texts,
): string {
  const region = country === undefined ? locale : `${locale}-${country}`
  const time = formatMoment(at, region, timeZone, { dateStyle: 'long', timeStyle: 'short' })
  const zone = zoneNameAt(at, region, timeZone)
  const place = browser && system ? texts('email.browserOn', { browser, system }) : (browser ?? system)
  return place === undefined
    ? texts('email.requestedAt', { time, zone })
    : texts('email.requestedFrom', { time, zone, place })
}
