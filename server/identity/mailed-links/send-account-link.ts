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
import { z } from 'zod'
import { readUserAgent } from '@costard/contract'
import { CodedError, type Log } from '#http'
import type { Mailer } from '#mail'
import type { EventHandler, EventHandlers } from '#outbox'
import type { Sealer } from '#secrets'
import { shownAddress } from '../users/email-address.ts'
import { accountLinkEvents, linkSealPurpose } from './account-link.ts'
import { passwordRemovedEvent } from './notify-of-removed-password.ts'
import type { IdentityConfig } from '../parts.ts'

interface Parts {
  mailer: Pick<Mailer, 'send'>
  sealer: Sealer
  config: Pick<IdentityConfig, 'productName' | 'publicUrl'>
  log: Log
  now: () => Date
}

const requestShape = z.object({
  locale: z.string(),
  requestedAt: z.iso.datetime().optional(),
  userAgent: z.string().optional(),
})

const payloadShape = requestShape.extend({
  email: z.string(),
  newEmail: z.string().optional(),
  sealedLink: z.string(),
  expiresAt: z.iso.datetime(),
})

/** Event handlers that send the e-mails published by requestAccountLink and notifyOfRemovedPassword. */
export function accountLinkHandlers(parts: Parts): EventHandlers {
  const { sealer, config, now } = parts
  const send = (makeEmail: (link: AccountLink) => Email, recipient: 'email' | 'newEmail'): EventHandler => {
    return async (payload, { id }) => {
      const { email, newEmail, sealedLink, expiresAt, ...about } = payloadShape.parse(payload)
      const lifetimeSeconds = (Date.parse(expiresAt) - now().getTime()) / 1000
      if (lifetimeSeconds <= 0) return // expired while mail was down
      const message = makeEmail({
        ...aboutRequest(about, config),
        email: shownAddress(email),
        ...(newEmail !== undefined && { newEmail: shownAddress(newEmail) }),
        link: sealer.open(sealedLink, linkSealPurpose),
        lifetimeSeconds,
      })
      await sendMail(parts, { id, to: (recipient === 'newEmail' ? newEmail : email) ?? '', ...message })
    }
  }
  return {
    [accountLinkEvents['sign-in']]: send(signInLinkEmail, 'email'),
    [accountLinkEvents['password-reset']]: send(passwordResetEmail, 'email'),
    [accountLinkEvents['verify-email']]: send(emailVerificationEmail, 'email'),
    [accountLinkEvents['change-email']]: send(emailChangeEmail, 'newEmail'),
    [accountLinkEvents['recover-email']]: send(emailChangedEmail, 'email'),
    [passwordRemovedEvent]: async (payload, { id }) => {
      const { email, ...about } = requestShape.extend({ email: z.string() }).parse(payload)
      const link = `${config.publicUrl}/`
      const message = passwordRemovedEmail({
        ...aboutRequest(about, config),
        email: shownAddress(email),
        link,
        lifetimeSeconds: 0,
      })
      await sendMail(parts, { id, to: email, ...message })
    },
  }
}

function aboutRequest(
  { locale, requestedAt, userAgent = '' }: z.infer<typeof requestShape>,
  { productName }: Parts['config'],
): Pick<AccountLink, 'locale' | 'productName' | 'requested'> {
  const requested = requestedAt && { requested: { at: new Date(requestedAt), ...readUserAgent(userAgent) } }
  return { locale: pickLocale(locale), productName, ...requested }
}

/** A mail refused for good is only logged: a retry would not change that. */
async function sendMail({ mailer, log }: Parts, mail: Parameters<Mailer['send']>[0]): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'mail/refused') throw error
    log.warn({ error }, 'mail of an account refused')
  }
}
