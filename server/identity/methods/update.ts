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
type Credentials = { email?: string; passwordHash?: string }

const kind = 'identitytoolkit#SetAccountInfoResponse'

/** Changes profile or credentials of the account of an id token, or applies a code about an address. */
export async function update(parts: Parts, request: Update, call: Call): Promise<UpdateReply> {
  requireServed(request)
  const { idToken, oobCode } = request
  if (idToken === undefined && oobCode !== undefined) {
    const { user, code } = await applyCode(parts, oobCode, call)
    return { kind, ...profileReply(user), ...(code.newEmail !== null && { newEmail: code.newEmail }) }
  }
  const credentials = await prepareCredentials(parts, request, call)
  const hasNewCredentials = Object.keys(credentials).length > 0
  const write = async (tx: Transaction): Promise<UpdateReply> => {
    const { user, token } = await requireLockedUser(tx, parts, idToken)
    const { removesIdentity, removesAddress } = removedSignInMethods(request, user)
    const changesSignInMethods = hasNewCredentials || removesAddress || removesIdentity
    if (changesSignInMethods && !isAnonymous(user)) requireRecentSignIn(token, parts.now())
    const credentialChanges = hasNewCredentials
      ? await changeCredentials(tx, parts, user, { credentials, call })
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
    const provider = credentials.passwordHash === undefined ? token.provider : 'password'
    const session = { provider, userAgent: call.userAgent, signedInAt: token.signedInAt }
    return {
      kind,
      ...profileReply(changed),
      // Start a session only if sessions were ended: the client would otherwise have two.
      ...(Object.keys(credentialChanges).length > 0 && (await startSession(tx, parts, changed, session))),
    }
  }
  const client = credentials.email === undefined ? undefined : call.client
  return countAsLookup(parts, client, () => parts.database.transaction(write))
}

function requireServed(request: Update): void {
  if (request.customAttributes !== undefined) throw identityError('identity/admin-only')
  if (request.disableUser !== undefined) throw identityError('identity/not-allowed')
  if (request.idToken === undefined && request.oobCode === undefined) {
    throw identityError('identity/request-type-invalid', 'Unsupported request parameters.')
  }
  // Combined, the changes could leave a password without an address, or an address without a sign-in method.
  const removesProvider = (request.deleteProvider ?? []).length > 0
  if (removesProvider && (request.email ?? request.password) !== undefined) {
    throw identityError(
      'identity/request-type-invalid',
      'deleteProvider goes with no new address or password.',
    )
  }
}

/** Checks the caller before the expensive hashing, and counts changes that send an e-mail to the old address. */
async function prepareCredentials(parts: Parts, request: Update, { client }: Call): Promise<Credentials> {
  const { email, password, idToken, deleteProvider = [] } = request
  if (email === undefined && password === undefined && deleteProvider.length === 0) return {}
  const { user } = await requireUser(parts.database.orm, parts, idToken)
  const address = email === undefined ? undefined : requireEmailAddress(email)
  const isNewAddress = address !== undefined && address !== user.email
  if (isNewAddress || deleteProvider.length > 0) await parts.rateLimits.hit('code-per-client', client)
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

/** Removing the last sign-in method also removes the address, because an anonymous account's address can be changed freely. */
function removedSignInMethods(
  { deleteProvider = [] }: Update,
  user: User,
): { removesIdentity: boolean; removesAddress: boolean } {
  const removesIdentity = user.linkedIdentities.length > 0 && deleteProvider.includes('microsoft.com')
  const isLast = removesIdentity && isAnonymous({ ...user, linkedIdentities: [] })
  const removesAddress = user.email !== null && (isLast || deleteProvider.includes('password'))
  return { removesIdentity, removesAddress }
}

/** Removes password and e-mail link. The session continues, because the SDK ignores new tokens in this reply. */
async function removeAddress(tx: Transaction, parts: Parts, user: User, call: Call): Promise<UserChanges> {
  await notifyOldAddress(tx, parts, user, { call })
  await endOneTimeCodes(tx, { userId: user.id, email: user.email, now: parts.now() })
  return {
    email: null,
    isEmailVerified: false,
    passwordHash: null,
    passwordRemovedAt: null,
    usesEmailLink: false,
  }
}

/**
 * Ends all other sessions and pending links when address or password change. Not for anonymous accounts: they had no
 * credentials that others may know.
 */
async function changeCredentials(
  tx: Transaction,
  parts: Parts,
  user: User,
  { credentials, call }: { credentials: Credentials; call: Call },
): Promise<UserChanges> {
  if (user.email === null && credentials.email === undefined) throw identityError('identity/email-missing')
  const isNewAddress = credentials.email !== undefined && credentials.email !== user.email
  if (!isNewAddress && credentials.passwordHash === undefined) return {}
  const changes = {
    ...credentials,
    ...(credentials.passwordHash !== undefined && { passwordRemovedAt: null }),
    ...(isNewAddress && { isEmailVerified: false }),
  }
  if (isAnonymous(user)) {
    if (credentials.passwordHash !== undefined) await upgradeAnonymousSessions(tx, user.id, 'password')
    return changes
  }
  if (credentials.email !== undefined && isNewAddress) {
    await notifyOldAddress(tx, parts, user, { newEmail: credentials.email, call })
  }
  return { ...changes, ...(await endSessionsAndLinks(tx, user, parts.now())) }
}
