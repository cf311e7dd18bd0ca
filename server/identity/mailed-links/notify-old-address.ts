import type { Transaction } from '#database'
import { requestAccountLink } from './account-link.ts'
import type { Call } from '../wire/call.ts'
import type { Parts } from '../parts.ts'
import { isAnonymous, type User } from '../users/user.ts'

/** E-mails the account's current address a link that restores it later. Does nothing for anonymous accounts. */
export async function notifyOldAddress(
  tx: Transaction,
  parts: Parts,
  user: User,
  { newEmail, call }: { newEmail?: string; call: Call },
): Promise<void> {
  if (user.email === null || isAnonymous(user)) return
  const about = { email: user.email, userId: user.id, ...(newEmail !== undefined && { newEmail }) }
  await requestAccountLink(tx, parts, { purpose: 'recover-email', ...about, continueUrl: undefined, call })
}
