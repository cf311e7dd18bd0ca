import { z } from 'zod'
import type { Transaction } from '#database'
import { type EventType, eventType, publish } from '#outbox'
import type { Call } from '../wire/call.ts'
import { addOneTimeCode } from './one-time-code-store.ts'
import type { IdentityConfig, Parts } from '../parts.ts'
import type { CodePurpose } from '../schema.ts'

interface AccountLinkRequest {
  purpose: CodePurpose
  /** Address of the account; empty if it has none yet. */
  email: string
  newEmail?: string
  userId?: string
  continueUrl: string | undefined
  /** Call that requests the mail. */
  call: Call
}

/** The link's query parameter `mode`, as the protocol names each purpose. */
export const linkModes = {
  'sign-in': 'signIn',
  'password-reset': 'resetPassword',
  'verify-email': 'verifyEmail',
  'change-email': 'verifyAndChangeEmail',
  'recover-email': 'recoverEmail',
} as const satisfies Record<CodePurpose, string>

/** Facts about the request for a mail. */
export const MailRequest = z.object({
  locale: z.string(),
  requestedAt: z.iso.datetime().optional(),
  userAgent: z.string().optional(),
  country: z.string().optional(),
})

const RequestedLink = MailRequest.extend({
  email: z.string(),
  newEmail: z.string().optional(),
  sealedLink: z.string(),
  expiresAt: z.iso.datetime(),
})

/** The event that triggers each e-mail. */
export const accountLinkEvents = {
  'sign-in': eventType('sign-in-link-requested', RequestedLink, 'mail'),
  'password-reset': eventType('password-reset-requested', RequestedLink, 'mail'),
  'verify-email': eventType('email-verification-requested', RequestedLink, 'mail'),
  'change-email': eventType('email-change-requested', RequestedLink, 'mail'),
  'recover-email': eventType('email-changed', RequestedLink, 'mail'),
} as const satisfies Record<CodePurpose, EventType<typeof RequestedLink>>

export const linkSealPurpose = 'identity account link'

/**
 * Lifetime of links about an address. Longer than that of others: these links sign nobody in, and some mail
 * is read rarely.
 */
const addressLinkSeconds = 3 * 24 * 3600

/** Adds a code and publishes the event that e-mails a link with the code, encrypted in the event. */
export async function requestAccountLink(
  tx: Transaction,
  { config, sealer, apiKey, now }: Pick<Parts, 'config' | 'sealer' | 'apiKey' | 'now'>,
  { purpose, email, newEmail, userId, continueUrl, call }: AccountLinkRequest,
): Promise<void> {
  const createdAt = now()
  const { locale, userAgent, country } = call
  const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds(purpose, config) * 1000)
  const about = { ...(newEmail !== undefined && { newEmail }), ...(userId !== undefined && { userId }) }
  const oobCode = await addOneTimeCode(tx, { purpose, email, ...about, createdAt, expiresAt })
  const query = new URLSearchParams({ mode: linkModes[purpose], oobCode, apiKey, lang: locale })
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl)
  const link = `${config.publicUrl}/__/auth/action?${query}`
  const sealedLink = sealer.seal(link, linkSealPurpose)
  await publish(tx, accountLinkEvents[purpose], {
    email,
    newEmail,
    locale,
    sealedLink,
    expiresAt: expiresAt.toISOString(),
    requestedAt: createdAt.toISOString(),
    userAgent,
    country,
  })
}

function lifetimeSeconds(purpose: CodePurpose, config: Pick<IdentityConfig, 'oobCodeTtlSeconds'>): number {
  const givesAccess = purpose === 'sign-in' || purpose === 'password-reset'
  return givesAccess ? config.oobCodeTtlSeconds : addressLinkSeconds
}
