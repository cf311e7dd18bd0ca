import {
  type AccountLink,
  type Email,
  emailChangedEmail,
  emailChangeEmail,
  emailVerificationEmail,
  passwordResetEmail,
  pickLocale,
  signInLinkEmail,
} from '@costard/templates'
import { z } from 'zod'
import type { Mailer } from '#mail'
import type { EventHandler, EventHandlers } from '#outbox'
import type { Sealer } from '#secrets'
import { accountLinkEvents, linkSealPurpose } from './account-link.ts'
import type { IdentityConfig } from '../parts.ts'

interface Parts {
  mailer: Pick<Mailer, 'send'>
  sealer: Sealer
  config: Pick<IdentityConfig, 'productName'>
  now: () => Date
}

const payloadShape = z.object({
  email: z.string(),
  newEmail: z.string().optional(),
  locale: z.string(),
  sealedLink: z.string(),
  expiresAt: z.iso.datetime(),
})

/** Event handlers that send the e-mails published by requestAccountLink. */
export function accountLinkHandlers({ mailer, sealer, config, now }: Parts): EventHandlers {
  const send = (makeEmail: (link: AccountLink) => Email, recipient: 'email' | 'newEmail'): EventHandler => {
    return async (payload) => {
      const { email, newEmail, locale, sealedLink, expiresAt } = payloadShape.parse(payload)
      const lifetimeSeconds = (Date.parse(expiresAt) - now().getTime()) / 1000
      if (lifetimeSeconds <= 0) return // expired while mail was down
      const message = makeEmail({
        locale: pickLocale(locale),
        productName: config.productName,
        email,
        ...(newEmail !== undefined && { newEmail }),
        link: sealer.open(sealedLink, linkSealPurpose),
        lifetimeSeconds,
      })
      await mailer.send({ to: (recipient === 'newEmail' ? newEmail : email) ?? '', ...message })
    }
  }
  return {
    [accountLinkEvents['sign-in']]: send(signInLinkEmail, 'email'),
    [accountLinkEvents['password-reset']]: send(passwordResetEmail, 'email'),
    [accountLinkEvents['verify-email']]: send(emailVerificationEmail, 'email'),
    [accountLinkEvents['change-email']]: send(emailChangeEmail, 'newEmail'),
    [accountLinkEvents['recover-email']]: send(emailChangedEmail, 'email'),
  }
}
