import { z } from 'zod'
import type { Transaction } from '#database'
import type { Call } from '../call.ts'
import { requireEmailAddress } from '../email-address.ts'
import { identityError } from '../errors.ts'
import { endOneTimeCodes } from '../one-time-codes.ts'
import type { Parts } from '../parts.ts'
import { hashPassword, requirePassword } from '../passwords.ts'
import { nameAnonymousSessions, revokeSessions } from '../sessions.ts'
import { startSession, type TokenReply } from '../sign-in.ts'
import { requireRecentSignIn, requireUser } from '../signed-in-user.ts'
import { changeUser, isAnonymous, wholeSeconds, type User, type UserChanges } from '../users.ts'
import { displayName, photoUrl, profileReply } from './profile-fields.ts'

export const updateRequest = z.object({
  idToken: z.string().optional(),
  oobCode: z.string().optional(),
  displayName: displayName.optional(),
  photoUrl: photoUrl.optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  deleteAttribute: z.array(z.string()).optional(),
  deleteProvider: z.unknown().optional(),
  customAttributes: z.unknown().optional(),
  disableUser: z.unknown().optional(),
})

type Update = z.infer<typeof updateRequest>
type UpdateReply = ReturnType<typeof profileReply> & Partial<TokenReply> & { kind: string }

/** Changes the profile of the account an id token speaks for, or what it is entered with. */
export async function update(parts: Parts, request: Update, { userAgent }: Call): Promise<UpdateReply> {
  requireServed(request)
  const { idToken } = request
  const email = request.email === undefined ? undefined : requireEmailAddress(request.email)
  const passwordHash =
    request.password === undefined ? undefined : await hashFor(parts, idToken, request.password)
  return parts.database.transaction(async (tx) => {
    const { user, token } = await requireUser(tx, parts, idToken)
    const keys = {
      ...(email !== undefined && { email }),
      ...(passwordHash !== undefined && { passwordHash }),
    }
    const hasNewKeys = Object.keys(keys).length > 0
    if (hasNewKeys && !isAnonymous(user)) requireRecentSignIn(token, parts.now())
    const changes = {
      ...profileChanges(request),
      ...(hasNewKeys && (await changeKeys(tx, parts, user, keys))),
    }
    const changed = Object.keys(changes).length > 0 ? await changeUser(tx, user.id, changes) : user
    const provider = passwordHash === undefined ? token.provider : 'password'
    const session = { provider, userAgent, signedInAt: token.signedInAt }
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      ...profileReply(changed),
      ...(hasNewKeys && (await startSession(tx, parts, changed, session))),
    }
  })
}

function requireServed(request: Update): void {
  if (request.customAttributes !== undefined) throw identityError('identity/admin-only')
  if (request.disableUser !== undefined || request.deleteProvider !== undefined) {
    throw identityError('identity/not-allowed')
  }
  if (request.idToken !== undefined) return
  if (request.oobCode !== undefined) throw identityError('identity/code-invalid')
  throw identityError('identity/request-type-invalid', 'Unsupported request parameters.')
}

/** Spares the hashing for callers who are not signed in. */
async function hashFor({ idTokens }: Parts, idToken: string | undefined, password: string): Promise<string> {
  await idTokens.verify(idToken ?? '')
  return hashPassword(requirePassword(password))
}

function profileChanges(request: Update): UserChanges {
  const { displayName: name, photoUrl: photo, deleteAttribute = [] } = request
  return {
    ...(name !== undefined && { displayName: name || null }),
    ...(photo !== undefined && { photoUrl: photo || null }),
    ...(deleteAttribute.includes('DISPLAY_NAME') && { displayName: null }),
    ...(deleteAttribute.includes('PHOTO_URL') && { photoUrl: null }),
  }
}

/**
 * A new password ends every other session and link under way. An anonymous account gains its first address and
 * password without that: nobody else can have had a key to it.
 */
async function changeKeys(
  tx: Transaction,
  { now }: Parts,
  user: User,
  keys: { email?: string; passwordHash?: string },
): Promise<UserChanges> {
  if (user.email !== null && keys.email !== undefined && keys.email !== user.email) {
    throw identityError('identity/not-allowed', 'The address of an account can not be changed')
  }
  if (keys.passwordHash === undefined) return keys
  if (user.email === null && keys.email === undefined) throw identityError('identity/email-missing')
  if (isAnonymous(user)) {
    await nameAnonymousSessions(tx, user.id, 'password')
    return keys
  }
  const at = now()
  await revokeSessions(tx, user.id, at)
  await endOneTimeCodes(tx, { userId: user.id, email: user.email, now: at })
  return { ...keys, validSince: wholeSeconds(at) }
}
