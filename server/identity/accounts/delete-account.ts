import { z } from 'zod'
import { publish } from '#outbox'
import { endOneTimeCodes } from '../one-time-codes.ts'
import type { Parts } from '../parts.ts'
import { revokeSessions } from '../sessions.ts'
import { requireLockedUser, requireRecentSignIn } from '../signed-in-user.ts'
import { isAnonymous, removeUser } from '../users.ts'

export const deleteAccountRequest = z.object({ idToken: z.string().optional() })

/** Removes the account an id token speaks for; its address is free again, its tokens and codes are worth nothing. */
export async function deleteAccount(
  parts: Parts,
  { idToken }: z.infer<typeof deleteAccountRequest>,
): Promise<{ kind: string }> {
  const { database, now } = parts
  await database.transaction(async (tx) => {
    const { user, token } = await requireLockedUser(tx, parts, idToken)
    if (!isAnonymous(user)) requireRecentSignIn(token, now())
    await revokeSessions(tx, user.id, now())
    await endOneTimeCodes(tx, { userId: user.id, email: user.email, now: now() })
    await removeUser(tx, user.id)
    // What others keep of the person is theirs to remove.
    await publish(tx, { type: 'account-deleted', payload: { userId: user.id } })
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
