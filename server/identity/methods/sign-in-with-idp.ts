import { z } from 'zod'
import type { Transaction } from '#database'
import { CodedError } from '#http'
import type { Call } from '../wire/call.ts'
import { identityError } from '../errors.ts'
import { rememberSignIn } from '../limits/remember-sign-in.ts'
import type { Parts } from '../parts.ts'
import { findLinkedUserId, linkIdentity, lockIdentity } from '../providers/linked-identity-store.ts'
import { readPendingToken } from '../providers/pending-token.ts'
import { providerReply, type ProviderReply } from '../providers/provider-reply.ts'
import type { ProvenIdentity } from '../providers/proven-identity.ts'
import { consumeProviderSignIn } from '../providers/provider-sign-in-store.ts'
import { requireProvider } from '../providers/start-sign-in.ts'
import { upgradeAnonymousSessions } from '../sessions/session-store.ts'
import { signIn, type TokenReply } from '../sessions/sign-in.ts'
import { signInMethodsOf } from '../users/sign-in-methods.ts'
import { requireLockedUser, requireRecentSignIn } from '../sessions/signed-in-user.ts'
import { addUser, findUser, findUserByEmail, lockUser } from '../users/user-store.ts'
import { isAnonymous, type User, type UserChanges } from '../users/user.ts'
import { toWireMessage } from '../wire/wire-errors.ts'

export const signInWithIdpRequest = z.object({
  requestUri: z.string().optional(),
  postBody: z.string().optional(),
  sessionId: z.string().optional(),
  idToken: z.string().optional(),
  pendingToken: z.string().optional(),
  returnIdpCredential: z.boolean().optional(),
  autoCreate: z.boolean().optional(),
})

type SignInWithIdp = z.infer<typeof signInWithIdpRequest>
type SignInWithIdpReply = ProviderReply &
  Partial<TokenReply> & {
    isNewUser?: true
    needConfirmation?: true
    verifiedProvider?: string[]
    errorMessage?: string
  }

/**
 * Signs in with an identity at a provider: to its linked account, to a new one, or to the account of the id
 * token.
 */
export async function signInWithIdp(
  parts: Parts,
  request: SignInWithIdp,
  call: Call,
): Promise<SignInWithIdpReply> {
  const identity = await verifyIdentity(parts, request)
  const about = providerReply(parts, identity)
  try {
    const result = request.idToken
      ? await link(parts, request.idToken, identity, call)
      : await signInOrSignUp(parts, request, identity, call)
    await rememberClient(parts, call, result)
    return { ...about, ...result }
  } catch (error) {
    // The SDK reads the pending credential only from a 200 response.
    const errorMessage = error instanceof CodedError && canContinueWithIdentity(error) && toWireMessage(error)
    if (request.returnIdpCredential && errorMessage) return { ...about, errorMessage }
    throw error
  }
}

/** Makes the client known for the address of the account that signed in. */
async function rememberClient(
  { database: { orm }, rateLimits }: Parts,
  { client }: Call,
  { localId }: Partial<TokenReply>,
): Promise<void> {
  const user = localId === undefined ? undefined : await findUser(orm, localId)
  if (user?.email) await rememberSignIn(rateLimits, client, user.email)
}

function canContinueWithIdentity({ code }: CodedError): boolean {
  return code === 'identity/identity-taken' || code === 'identity/email-exists'
}

async function verifyIdentity(parts: Parts, request: SignInWithIdp): Promise<ProvenIdentity> {
  const { requestUri, sessionId, pendingToken } = request
  if (!requestUri) throw identityError('identity/request-uri-missing')
  if (pendingToken !== undefined) {
    requireProvider(parts, 'microsoft.com')
    return readPendingToken(parts, pendingToken)
  }
  if (sessionId !== undefined) return exchangeProviderResponse(parts, requestUri, sessionId)
  const post = new URLSearchParams(request.postBody)
  const microsoft = requireProvider(parts, post.get('providerId'))
  const idToken = post.get('id_token')
  // An access token alone may have been issued to another app.
  if (!idToken) throw identityError('identity/provider-answer-invalid', 'An id token is needed')
  return microsoft.verifyIdToken(idToken, post.get('nonce') ?? undefined)
}

/** Exchanges the provider's redirect to requestUri. Consumes the pending sign-in, even on failure. */
async function exchangeProviderResponse(
  parts: Parts,
  requestUri: string,
  sessionId: string,
): Promise<ProvenIdentity> {
  const redirect = URL.parse(requestUri)
  const state = redirect?.searchParams.get('state')
  if (!redirect || !state) throw identityError('identity/provider-answer-invalid', 'requestUri has no state')
  const started = await consumeProviderSignIn(parts.database.orm, parts, { state, sessionId })
  if (!started) throw identityError('identity/provider-answer-invalid', 'The sign-in is unknown or over')
  const microsoft = requireProvider(parts, started.providerId)
  if (`${redirect.origin}${redirect.pathname}` !== started.redirectUri) {
    throw identityError('identity/provider-answer-invalid', 'requestUri is another address')
  }
  const providerError = redirect.searchParams.get('error')
  if (providerError === 'access_denied') throw identityError('identity/provider-cancelled')
  if (providerError) throw identityError('identity/provider-answer-invalid', providerError.slice(0, 100))
  return microsoft.exchange(redirect, { state, ...started })
}

/**
 * Links the identity to the account of the id token. An account without an address gets that of the identity.
 */
function link(
  parts: Parts,
  idToken: string,
  identity: ProvenIdentity,
  { userAgent }: Call,
): Promise<TokenReply> {
  return parts.database.transaction(async (tx) => {
    await lockIdentity(tx, identity)
    const { user, token } = await requireLockedUser(tx, parts, idToken)
    const holder = identity.email === null ? undefined : await findUserByEmail(tx, identity.email)
    const linked = await findLinkedUserId(tx, identity)
    if (linked !== undefined && linked !== user.id) throw identityError('identity/identity-taken')
    if (holder && holder.id !== user.id) throw identityError('identity/email-exists')
    // A new sign-in method counts as a recent sign-in once linked, so require one first.
    if (linked === undefined && !isAnonymous(user)) requireRecentSignIn(token, parts.now())
    await linkIdentity(tx, user.id, identity, parts.now())
    await upgradeAnonymousSessions(tx, user.id, identity.providerId)
    const changes = { ...profileFrom(identity, user), ...(user.email === null && { email: identity.email }) }
    return signIn(tx, parts, user, { provider: identity.providerId, userAgent }, changes)
  })
}

async function signInOrSignUp(
  parts: Parts,
  { autoCreate }: SignInWithIdp,
  identity: ProvenIdentity,
  call: Call,
): Promise<Omit<SignInWithIdpReply, keyof ProviderReply>> {
  const { database, rateLimits } = parts
  const known = await database.transaction((tx) => signInLinkedUser(tx, parts, identity, call))
  if (known) return known
  // USER_NOT_FOUND would make the SDK sign the user out.
  if (autoCreate === false) throw identityError('identity/email-unknown')
  await rateLimits.hit('sign-up-per-client', call.client)
  return database.transaction(async (tx) => {
    await lockIdentity(tx, identity)
    return (
      (await signInLinkedUser(tx, parts, identity, call)) ?? signUpWithIdentity(tx, parts, identity, call)
    )
  })
}

async function signInLinkedUser(
  tx: Transaction,
  parts: Parts,
  identity: ProvenIdentity,
  { userAgent }: Call,
): Promise<TokenReply | undefined> {
  const user = await lockLinkedUser(tx, identity)
  if (!user) return undefined
  if (user.isDisabled) throw identityError('identity/user-disabled')
  await linkIdentity(tx, user.id, identity, parts.now())
  return signIn(tx, parts, user, { provider: identity.providerId, userAgent })
}

/** Locks and returns the linked account. Retries if the identity was unlinked or moved while waiting for the lock. */
async function lockLinkedUser(tx: Transaction, identity: ProvenIdentity): Promise<User | undefined> {
  const userId = await findLinkedUserId(tx, identity)
  if (userId === undefined) return undefined
  await lockUser(tx, userId)
  const isStill = (await findLinkedUserId(tx, identity)) === userId
  return isStill ? findUser(tx, userId) : lockLinkedUser(tx, identity)
}

async function signUpWithIdentity(
  tx: Transaction,
  parts: Parts,
  identity: ProvenIdentity,
  { userAgent }: Call,
): Promise<Omit<SignInWithIdpReply, keyof ProviderReply>> {
  const { email, providerId: provider } = identity
  const user = await addUser(tx, parts.now(), { email, ...profileFrom(identity) })
  if (user) {
    await linkIdentity(tx, user.id, identity, parts.now())
    return { ...(await signIn(tx, parts, user, { provider, userAgent })), isNewUser: true }
  }
  // Another account has the address. A provider's claim of an address does not prove ownership.
  const holder = email === null ? undefined : await findUserByEmail(tx, email)
  const { allProviders } = signInMethodsOf(parts, holder)
  return {
    needConfirmation: true,
    ...(!parts.config.hidesSignInMethods && { verifiedProvider: allProviders }),
  }
}

/** Returns the provider's values for empty profile fields. */
function profileFrom({ displayName, photoUrl }: ProvenIdentity, user?: User): UserChanges {
  return {
    ...(!user?.displayName && displayName !== null && { displayName }),
    ...(!user?.photoUrl && photoUrl !== null && { photoUrl }),
  }
}
