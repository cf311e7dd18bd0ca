import { z } from 'zod'
import type { Parts } from '../parts.ts'
import { removeAccount } from '../accounts/remove-account.ts'
import { requireLockedUser, requireRecentSignIn } from '../sessions/signed-in-user.ts'
import { isAnonymous } from '../users/user.ts'

export const deleteAccountRequest = z.object({ idToken: z.string().optional() })

/** Deletes the account of an id token and all its data. */
export async function deleteAccount(
  parts: Parts,
  { idToken }: z.infer<typeof deleteAccountRequest>,
): Promise<{ kind: string }> {
  const { database, now } = parts
  await database.transaction(async (tx) => {
    const { user, token } = await requireLockedUser(tx, parts, idToken)
    if (!isAnonymous(user)) requireRecentSignIn(token, now())
    await removeAccount(tx, user, now())
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
