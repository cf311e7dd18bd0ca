import { z } from 'zod'
import type { Transaction } from '#database'
import { CodedError } from '#http'
import type { Call } from '../wire/call.ts'
import { identityError } from '../errors.ts'
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

/** Signs in whoever a provider vouches for: into the account linked to them, a new one, or the one of an id token. */
export async function signInWithIdp(
  parts: Parts,
  request: SignInWithIdp,
  call: Call,
): Promise<SignInWithIdpReply> {
  const identity = await proveIdentity(parts, request)
  const about = providerReply(parts, identity)
  try {
    const found = request.idToken
      ? await link(parts, request.idToken, identity, call)
      : await enter(parts, request, identity, call)
    return { ...about, ...found }
  } catch (error) {
    // Told as a success, so that the client gets hold of what it needs to go on with this identity.
    const errorMessage = error instanceof CodedError && keepsIdentityPending(error) && toWireMessage(error)
    if (request.returnIdpCredential && errorMessage) return { ...about, errorMessage }
    throw error
  }
}

function keepsIdentityPending({ code }: CodedError): boolean {
  return code === 'identity/identity-taken' || code === 'identity/email-exists'
}

async function proveIdentity(parts: Parts, request: SignInWithIdp): Promise<ProvenIdentity> {
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
  // Who holds an access token alone may have got it for another app.
  if (!idToken) throw identityError('identity/provider-answer-invalid', 'An id token is needed')
  return microsoft.prove(idToken, post.get('nonce') ?? undefined)
}

/** The provider sent a browser back to requestUri. Used up whatever comes of it. */
async function exchangeProviderResponse(
  parts: Parts,
  requestUri: string,
  sessionId: string,
): Promise<ProvenIdentity> {
  const returned = URL.parse(requestUri)
  const state = returned?.searchParams.get('state')
  if (!returned || !state) throw identityError('identity/provider-answer-invalid', 'requestUri has no state')
  const started = await consumeProviderSignIn(parts.database.orm, parts, { state, sessionId })
  if (!started) throw identityError('identity/provider-answer-invalid', 'The sign-in is unknown or over')
  const microsoft = requireProvider(parts, started.providerId)
  if (`${returned.origin}${returned.pathname}` !== started.redirectUri) {
    throw identityError('identity/provider-answer-invalid', 'requestUri is another address')
  }
  const refusal = returned.searchParams.get('error')
  if (refusal === 'access_denied') throw identityError('identity/provider-cancelled')
  if (refusal) throw identityError('identity/provider-answer-invalid', refusal.slice(0, 100))
  return microsoft.exchange(returned, { state, ...started })
}

/** Adds the identity to the account of an id token, which keeps its id; an anonymous one gets the address as well. */
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
    // A new way in, from then on as good as a recent sign-in.
    if (linked === undefined && !isAnonymous(user)) requireRecentSignIn(token, parts.now())
    await linkIdentity(tx, user.id, identity, parts.now())
    await upgradeAnonymousSessions(tx, user.id, identity.providerId)
    const changes = { ...profileFrom(identity, user), ...(user.email === null && { email: identity.email }) }
    return signIn(tx, parts, user, { provider: identity.providerId, userAgent }, changes)
  })
}

async function enter(
  parts: Parts,
  { autoCreate }: SignInWithIdp,
  identity: ProvenIdentity,
  call: Call,
): Promise<Omit<SignInWithIdpReply, keyof ProviderReply>> {
  const { database, rateLimits } = parts
  const known = await database.transaction((tx) => signInLinkedUser(tx, parts, identity, call))
  if (known) return known
  // Not USER_NOT_FOUND, which would sign the client out.
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

/** The identity can be taken off its account while we wait for that. */
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
  // Somebody has the address, and that a provider names it does not show that they are the same.
  const holder = email === null ? undefined : await findUserByEmail(tx, email)
  const { allProviders } = signInMethodsOf(parts, holder)
  return {
    needConfirmation: true,
    ...(!parts.config.hidesSignInMethods && { verifiedProvider: allProviders }),
  }
}

/** What the provider tells goes into the profile where that is still empty. */
function profileFrom({ displayName, photoUrl }: ProvenIdentity, user?: User): UserChanges {
  return {
    ...(!user?.displayName && displayName !== null && { displayName }),
    ...(!user?.photoUrl && photoUrl !== null && { photoUrl }),
  }
}
