import type { Locale } from '@costard/templates'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import { addOneTimeCode } from './one-time-codes.ts'
import type { Parts } from './parts.ts'
import type { CodePurpose } from './schema.ts'

interface AccountLinkRequest {
  purpose: CodePurpose
  email: string
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

/** Makes a code and has its link sent to the address. The waiting event holds the link sealed. */
export async function requestAccountLink(
  tx: Transaction,
  { config, sealer, apiKey, now }: Pick<Parts, 'config' | 'sealer' | 'apiKey' | 'now'>,
  { purpose, email, userId, continueUrl, locale }: AccountLinkRequest,
): Promise<void> {
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + config.oobCodeTtlSeconds * 1000)
  const owner = userId === undefined ? {} : { userId }
  const oobCode = await addOneTimeCode(tx, { purpose, email, ...owner, createdAt, expiresAt })
  const query = new URLSearchParams({ mode: linkModes[purpose], oobCode, apiKey, lang: locale })
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl)
  const link = `${config.publicUrl}/__/auth/action?${query}`
  const sealedLink = sealer.seal(link, linkSealPurpose)
  await publish(tx, {
    type: accountLinkEvents[purpose],
    payload: { email, locale, sealedLink, expiresAt: expiresAt.toISOString() },
  })
}
