import { z } from 'zod'
import type { Transaction } from '#database'
import { countAsLookup } from '../limits/count-as-lookup.ts'
import type { Call } from '../wire/call.ts'
import { requireEmailAddress } from '../users/email-address.ts'
import { endSessionsAndLinks } from '../mailed-links/end-sessions-and-links.ts'
import { identityError } from '../errors.ts'
import { endOneTimeCodes } from '../mailed-links/one-time-code-store.ts'
import type { Parts } from '../parts.ts'
import { hashPassword, requirePassword } from '../users/passwords.ts'
import { unlinkIdentities } from '../providers/linked-identity-store.ts'
import { upgradeAnonymousSessions } from '../sessions/session-store.ts'
import { startSession, type TokenReply } from '../sessions/sign-in.ts'
import { requireLockedUser, requireRecentSignIn, requireUser } from '../sessions/signed-in-user.ts'
import { notifyOldAddress } from '../mailed-links/notify-old-address.ts'
import { changeUser, findUser } from '../users/user-store.ts'
import { isAnonymous, type User, type UserChanges } from '../users/user.ts'
import { applyCode } from './apply-code.ts'
import { displayName, photoUrl, profileReply } from './profile-fields.ts'

export const updateRequest = z.object({
  idToken: z.string().optional(),
  oobCode: z.string().optional(),
  displayName: displayName.optional(),
  photoUrl: photoUrl.optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  deleteAttribute: z.array(z.string()).optional(),
  deleteProvider: z.array(z.string()).optional(),
  customAttributes: z.unknown().optional(),
  disableUser: z.unknown().optional(),
})

type Update = z.infer<typeof updateRequest>
type UpdateReply = ReturnType<typeof profileReply> & Partial<TokenReply> & { kind: string; newEmail?: string }
type Keys = { email?: string; passwordHash?: string }

const kind = 'identitytoolkit#SetAccountInfoResponse'

/** Changes the profile of the account an id token speaks for, or what it is entered with; or does what a code says. */
export async function update(parts: Parts, request: Update, call: Call): Promise<UpdateReply> {
  requireServed(request)
  const { idToken, oobCode } = request
  if (idToken === undefined && oobCode !== undefined) {
    const { user, code } = await applyCode(parts, oobCode, call)
    return { kind, ...profileReply(user), ...(code.newEmail !== null && { newEmail: code.newEmail }) }
  }
  const keys = await prepareCredentials(parts, request, call)
  const hasNewCredentials = Object.keys(keys).length > 0
  const write = async (tx: Transaction): Promise<UpdateReply> => {
    const { user, token } = await requireLockedUser(tx, parts, idToken)
    const { removesIdentity, removesAddress } = removedSignInMethods(request, user)
    const changesSignInMethods = hasNewCredentials || removesAddress || removesIdentity
    if (changesSignInMethods && !isAnonymous(user)) requireRecentSignIn(token, parts.now())
    const credentialChanges = hasNewCredentials
      ? await changeCredentials(tx, parts, user, { keys, call })
      : {}
    const changes = {
      ...profileChanges(request),
      ...(removesAddress && (await removeAddress(tx, parts, user, call))),
      ...credentialChanges,
    }
    if (removesIdentity) await unlinkIdentities(tx, user.id, 'microsoft.com')
    const changed =
      Object.keys(changes).length > 0 ? await changeUser(tx, user.id, changes) : await findUser(tx, user.id)
    if (!changed) throw identityError('identity/user-unknown')
    const provider = keys.passwordHash === undefined ? token.provider : 'password'
    const session = { provider, userAgent: call.userAgent, signedInAt: token.signedInAt }
    return {
      kind,
      ...profileReply(changed),
      // What changed nothing ended no session either, and would leave two for one browser.
      ...(Object.keys(credentialChanges).length > 0 && (await startSession(tx, parts, changed, session))),
    }
  }
  const asker = keys.email === undefined ? undefined : call.client
  return countAsLookup(parts, asker, () => parts.database.transaction(write))
}

function requireServed(request: Update): void {
  if (request.customAttributes !== undefined) throw identityError('identity/admin-only')
  if (request.disableUser !== undefined) throw identityError('identity/not-allowed')
  if (request.idToken === undefined && request.oobCode === undefined) {
    throw identityError('identity/request-type-invalid', 'Unsupported request parameters.')
  }
  // Together they would leave a password without an address, or an address that nobody can enter by.
  const dropsProvider = (request.deleteProvider ?? []).length > 0
  if (dropsProvider && (request.email ?? request.password) !== undefined) {
    throw identityError(
      'identity/request-type-invalid',
      'deleteProvider goes with no new address or password.',
    )
  }
}

/** Spares the hashing for callers who may not change anything, and counts what may have the old address told. */
async function prepareCredentials(parts: Parts, request: Update, { client }: Call): Promise<Keys> {
  const { email, password, idToken, deleteProvider = [] } = request
  if (email === undefined && password === undefined && deleteProvider.length === 0) return {}
  const { user } = await requireUser(parts.database.orm, parts, idToken)
  const address = email === undefined ? undefined : requireEmailAddress(email)
  const isMoving = address !== undefined && address !== user.email
  if (isMoving || deleteProvider.length > 0) await parts.rateLimits.hit('code-per-client', client)
  return {
    ...(address !== undefined && { email: address }),
    ...(password !== undefined && { passwordHash: await hashPassword(requirePassword(password)) }),
  }
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

/** The last way in takes the address with it: from then on anybody signed in may give the account another. */
function removedSignInMethods(
  { deleteProvider = [] }: Update,
  user: User,
): { removesIdentity: boolean; removesAddress: boolean } {
  const removesIdentity = user.linkedIdentities.length > 0 && deleteProvider.includes('microsoft.com')
  const isLast = removesIdentity && isAnonymous({ ...user, linkedIdentities: [] })
  const removesAddress = user.email !== null && (isLast || deleteProvider.includes('password'))
  return { removesIdentity, removesAddress }
}

/** Both ways in by email end. The session goes on: clients take no new tokens for this. */
async function removeAddress(tx: Transaction, parts: Parts, user: User, call: Call): Promise<UserChanges> {
  await notifyOldAddress(tx, parts, user, { call })
  await endOneTimeCodes(tx, { userId: user.id, email: user.email, now: parts.now() })
  return { email: null, isEmailVerified: false, passwordHash: null, usesEmailLink: false }
}

/**
 * A new address or password ends every other session and link under way. An anonymous account gains its first
 * address and password without that: nobody else can have had a key to it.
 */
async function changeCredentials(
  tx: Transaction,
  parts: Parts,
  user: User,
  { keys, call }: { keys: Keys; call: Call },
): Promise<UserChanges> {
  if (user.email === null && keys.email === undefined) throw identityError('identity/email-missing')
  const isMoving = keys.email !== undefined && keys.email !== user.email
  if (!isMoving && keys.passwordHash === undefined) return {}
  const changes = { ...keys, ...(isMoving && { isEmailVerified: false }) }
  if (isAnonymous(user)) {
    if (keys.passwordHash !== undefined) await upgradeAnonymousSessions(tx, user.id, 'password')
    return changes
  }
  if (keys.email !== undefined && isMoving) {
    await notifyOldAddress(tx, parts, user, { newEmail: keys.email, call })
  }
  return { ...changes, ...(await endSessionsAndLinks(tx, user, parts.now())) }
}
