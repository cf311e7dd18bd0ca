import type { Locale } from '@costard/templates'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import { addOneTimeCode } from './one-time-code-store.ts'
import type { IdentityConfig, Parts } from '../parts.ts'
import type { CodePurpose } from '../schema.ts'

interface AccountLinkRequest {
  purpose: CodePurpose
  /** Of the account; empty where it has none yet. */
  email: string
  newEmail?: string
  userId?: string
  continueUrl: string | undefined
  locale: Locale
}

/** How a link names what its code is for. Source: the protocol's query parameter `mode`. */
export const linkModes = {
  'sign-in': 'signIn',
  'password-reset': 'resetPassword',
  'verify-email': 'verifyEmail',
  'change-email': 'verifyAndChangeEmail',
  'recover-email': 'recoverEmail',
} as const satisfies Record<CodePurpose, string>

/** The event that asks for each kind of e-mail. */
export const accountLinkEvents = {
  'sign-in': 'sign-in-link-requested',
  'password-reset': 'password-reset-requested',
  'verify-email': 'email-verification-requested',
  'change-email': 'email-change-requested',
  'recover-email': 'email-changed',
} as const satisfies Record<CodePurpose, string>

export const linkSealPurpose = 'identity account link'

/** For links about an address: they let nobody in, and wait for mail that is read now and then. */
const addressLinkSeconds = 3 * 24 * 3600

/** Makes a code and has its link sent to the address. The waiting event holds the link sealed. */
export async function requestAccountLink(
  tx: Transaction,
  { config, sealer, apiKey, now }: Pick<Parts, 'config' | 'sealer' | 'apiKey' | 'now'>,
  { purpose, email, newEmail, userId, continueUrl, locale }: AccountLinkRequest,
): Promise<void> {
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds(purpose, config) * 1000)
  const about = { ...(newEmail !== undefined && { newEmail }), ...(userId !== undefined && { userId }) }
  const oobCode = await addOneTimeCode(tx, { purpose, email, ...about, createdAt, expiresAt })
  const query = new URLSearchParams({ mode: linkModes[purpose], oobCode, apiKey, lang: locale })
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl)
  const link = `${config.publicUrl}/__/auth/action?${query}`
  const sealedLink = sealer.seal(link, linkSealPurpose)
  await publish(tx, {
    type: accountLinkEvents[purpose],
    payload: { email, newEmail, locale, sealedLink, expiresAt: expiresAt.toISOString() },
  })
}

function lifetimeSeconds(purpose: CodePurpose, config: Pick<IdentityConfig, 'oobCodeTtlSeconds'>): number {
  const letsIn = purpose === 'sign-in' || purpose === 'password-reset'
  return letsIn ? config.oobCodeTtlSeconds : addressLinkSeconds
}
