import type { Transaction } from '#database'
import { requestAccountLink } from './account-link.ts'
import type { Call } from '../wire/call.ts'
import type { Parts } from '../parts.ts'
import { isAnonymous, type User } from '../users/user.ts'

/**
 * Sends the address that an account had a link that brings it back, be there a new one or none. Before anybody can
 * sign in, nothing was taken.
 */
export async function notifyOldAddress(
  tx: Transaction,
  parts: Parts,
  user: User,
  { newEmail, call: { locale } }: { newEmail?: string; call: Call },
): Promise<void> {
  if (user.email === null || isAnonymous(user)) return
  const about = { email: user.email, userId: user.id, ...(newEmail !== undefined && { newEmail }) }
  await requestAccountLink(tx, parts, { purpose: 'recover-email', ...about, continueUrl: undefined, locale })
}
