import { z } from 'zod'
import type { Parts } from '../parts.ts'
import { requireUser } from '../sessions/signed-in-user.ts'
import { profileReply } from './profile-fields.ts'

export const lookupRequest = z.object({ idToken: z.string().optional() })

type LookupReply = { kind: string; users: object[] }

/** Returns the account of an id token. */
export async function lookup(parts: Parts, { idToken }: z.infer<typeof lookupRequest>): Promise<LookupReply> {
  const { user } = await requireUser(parts.database.orm, parts, idToken)
  const shown = {
    ...profileReply(user),
    validSince: String(user.validSince.getTime() / 1000),
    // Times are strings: with numbers, the SDK rejects its stored user on the next page load.
    createdAt: String(user.createdAt.getTime()),
    lastLoginAt: String(user.lastSignInAt.getTime()),
    ...(user.usesEmailLink && { emailLinkSignin: true }),
  }
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [shown] }
}
