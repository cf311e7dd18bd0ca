import { offsetAt } from '@costard/quotes'
import {
  type AccountLink,
  type Email,
  emailChangedEmail,
  emailChangeEmail,
  emailVerificationEmail,
  passwordRemovedEmail,
  passwordResetEmail,
  pickLocale,
  signInLinkEmail,
} from '@costard/templates'
import type { z } from 'zod'
import { readUserAgent } from '@costard/contract'
import { CodedError, type Log } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import type { Sealer } from '#secrets'
import { shownAddress } from '../users/email-address.ts'
import { accountLinkEvents, linkSealPurpose, type MailRequest } from './account-link.ts'
import { passwordRemoved } from './notify-of-removed-password.ts'
import type { IdentityConfig } from '../parts.ts'
import type { CodePurpose } from '../schema.ts'

interface Parts {
  mailer: Pick<Mailer, 'send'>
  sealer: Sealer
  config: Pick<IdentityConfig, 'productName' | 'publicUrl'>
  log: Log
  now: () => Date
}

/** Event handlers that send the e-mails published by requestAccountLink and notifyOfRemovedPassword. */
export function accountLinkHandlers(parts: Parts): readonly EventHandler[] {
  const { sealer, config, now } = parts
  const send = (
    purpose: CodePurpose,
    makeEmail: (link: AccountLink) => Email,
    recipient: 'email' | 'newEmail',
  ): EventHandler =>
    on(accountLinkEvents[purpose], async ({ email, newEmail, sealedLink, expiresAt, ...about }, { id }) => {
      const lifetimeSeconds = (Date.parse(expiresAt) - now().getTime()) / 1000
      if (lifetimeSeconds <= 0) return // the code expired while mail was down
      const message = makeEmail({
        ...aboutRequest(about, config),
        email: shownAddress(email),
        ...(newEmail !== undefined && { newEmail: shownAddress(newEmail) }),
        link: sealer.open(sealedLink, linkSealPurpose),
        lifetimeSeconds,
      })
      await sendMail(parts, { id, to: (recipient === 'newEmail' ? newEmail : email) ?? '', ...message })
    })
  return [
    send('sign-in', signInLinkEmail, 'email'),
    send('password-reset', passwordResetEmail, 'email'),
    send('verify-email', emailVerificationEmail, 'email'),
    send('change-email', emailChangeEmail, 'newEmail'),
    send('recover-email', emailChangedEmail, 'email'),
    on(passwordRemoved, async ({ email, ...about }, { id }) => {
      const link = `${config.publicUrl}/`
      const message = passwordRemovedEmail({
        ...aboutRequest(about, config),
        email: shownAddress(email),
        link,
        lifetimeSeconds: 0,
      })
      await sendMail(parts, { id, to: email, ...message })
    }),
  ]
}

function aboutRequest(
  { locale, requestedAt, userAgent = '', country }: z.infer<typeof MailRequest>,
  { productName }: Parts['config'],
): Pick<AccountLink, 'locale' | 'productName' | 'requested'> {
  const at = requestedAt === undefined ? undefined : new Date(requestedAt)
  const requested = at && { requested: { at, ...readUserAgent(userAgent), ...placeOf(country, at) } }
  return { locale: pickLocale(locale), productName, ...requested }
}

/**
 * Returns the country and time zone of the reader; no zone if the country has several clocks or is unknown.
 */
function placeOf(
  country: string | undefined,
  at: Date,
): { readonly country: string; readonly timeZone?: string } | undefined {
  if (country === undefined) return undefined
  // TypeScript 7.0 has no type for getTimeZones.
  const { getTimeZones } = Intl.Locale.prototype as { getTimeZones?: () => string[] }
  const zones = getTimeZones?.call(new Intl.Locale(`und-${country}`)) ?? []
  const [timeZone] = new Set(zones.map((zone) => offsetAt(zone, at))).size === 1 ? zones : []
  return { country, ...(timeZone !== undefined && { timeZone }) }
}

/** A permanently refused mail is only logged: a retry would be refused too. */
async function sendMail({ mailer, log }: Parts, mail: Parameters<Mailer['send']>[0]): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'mail/refused') throw error
    log.warn({ error }, 'mail of an account refused')
  }
}
