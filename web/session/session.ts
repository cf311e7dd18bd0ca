import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  indexedDBLocalPersistence,
  initializeAuth,
  getRedirectResult,
  isSignInWithEmailLink,
  onAuthStateChanged,
  type PopupRedirectResolver,
  reload,
  signOut,
  type User,
} from 'firebase/auth'
import { loadCode } from '#code/load-code.ts'
import { callApiAs } from '#api/caller.ts'
import { queryClient } from '#api/query-client.ts'
import { type AppCheck, startAppCheck } from './app-check/start-app-check.ts'
import type { ClientConfig } from '#api/client-config.ts'
import { findKept } from '../offline/keeps-something.ts'
import { loadKept } from '../offline/use-kept.ts'

export interface Session {
  readonly auth: Auth
  readonly config: ClientConfig
  /**
   * Calls onUser with the signed-in user, now and on every change; null: signed out. Returns a function to
   * stop.
   */
  readonly watchUser: (onUser: (user: User | null) => void) => () => void
  /** Returns an App Check token, if App Check is used, for calls that the SDK does not make itself. */
  readonly appCheckToken: () => Promise<string | undefined>
  /** Returns the current address if it is a sign-in link. */
  readonly findSignInLink: () => string | undefined
  /** Sets the language of the identity service's mails. */
  readonly setMailLanguage: (language: string) => void
  /** Returns the error of the redirect sign-in that led to this page; only on the first call. */
  readonly takeRedirectError: () => Promise<unknown>
}

/** Opens the session with the unmodified SDK, using our own origin or the hosted identity service. */
export async function openSession(config: ClientConfig): Promise<Session> {
  const app = initializeApp(config)
  const appCheck = initAppCheck(app, config)
  const popupRedirectResolver = await findPopupResolver(config)
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(popupRedirectResolver && { popupRedirectResolver }),
  })
  // In the same tick as initializeAuth: with a stored user, the SDK sends its first request directly after.
  setEndpoints(auth, config)
  callApiAs(
    async () => auth.currentUser?.getIdToken(),
    // The SDK signs the user out if the provider rejects the user; a network failure signs nobody out.
    async () => auth.currentUser && reload(auth.currentUser).catch(noop),
  )
  let redirectError = popupRedirectResolver && getRedirectResult(auth).then(noop, identity)
  const takeRedirectError = async () => {
    const taken = redirectError
    redirectError = undefined
    return taken
  }
  const findSignInLink = () => {
    const { href } = window.location
    return isSignInWithEmailLink(auth, href) ? href : undefined
  }
  const watchUser = (onUser: (user: User | null) => void) =>
    onAuthStateChanged(auth, (user) => {
      // Clears cached data on sign-out, whatever its cause, so that the next user cannot see the data.
      if (!user) forgetHere()
      else appCheck?.keepFresh() // sockets may need a token at any time
      onUser(user)
    })
  const setMailLanguage = (language: string) => void (auth.languageCode = language)
  const appCheckToken = async () => appCheck?.token()
  return { auth, config, watchUser, appCheckToken, findSignInLink, setMailLanguage, takeRedirectError }
}

/** Without this setting the SDK uses Google's service. */
function setEndpoints(auth: Auth, { costard: { identity } }: ClientConfig): void {
  if (identity.kind === 'hosted' && identity.isGoogles) return
  const { origin } = window.location
  const { apiUrl, tokenUrl } = identity.kind === 'hosted' ? identity : { apiUrl: origin, tokenUrl: origin }
  const { protocol, host: apiHost } = new URL(apiUrl)
  const { host: tokenApiHost } = new URL(tokenUrl)
  Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost, tokenApiHost })
}

/** Loaded only if a popup may be needed; Google's own identity service has its own pages. */
async function findPopupResolver({ costard }: ClientConfig): Promise<PopupRedirectResolver | undefined> {
  if (!costard.microsoft) return undefined
  if (costard.identity.kind === 'hosted') return browserPopupRedirectResolver
  try {
    return (await loadCode(() => import('./popup/popup-resolver.ts'))).PopupResolver
  } catch (error) {
    console.warn('Sign-in by other windows did not start', error)
    return undefined
  }
}

function noop(): void {}
function identity(error: unknown): unknown {
  return error
}

/**
 * undefined if the server does not use App Check. Without a token calls are made anyway; the server decides.
 */
function initAppCheck(app: FirebaseApp, config: ClientConfig): AppCheck | undefined {
  if (config.costard.appCheck.mode === 'off') return undefined
  try {
    return startAppCheck(app, config)
  } catch (error) {
    console.warn('App Check did not start', error)
    return undefined
  }
}

/**
 * Time limit: waiting longer would keep a signed-out user on screen; the server ends idle sessions later.
 * Milliseconds.
 */
const longestWaitForServerMs = 3000

/** Signs out here, and ends the session on the server, since its refresh token may have been copied. */
export async function leaveSession({ auth }: Session): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, longestWaitForServerMs))
  await Promise.race([endOnServer(auth).catch(noop), waited])
  await removeKept()
  await signOut(auth)
}

function forgetHere(): void {
  queryClient.clear()
  closeKept().catch(noop)
}

async function closeKept(): Promise<void> {
  if (!(await findKept())) return
  const { closeKept: close } = await loadKept()
  await close()
}

/** Removes the data that this device keeps of the user who signs out, including the keys. */
async function removeKept(): Promise<void> {
  if (!(await findKept())) return
  const { removeKept: remove } = await loadKept()
  await remove()
}

/** The SDK has no call for this. Tokens of Google's service do not identify a session. */
async function endOnServer({ currentUser }: Auth): Promise<void> {
  const { claims } = (await currentUser?.getIdTokenResult()) ?? {}
  const sessionId = claims?.['sid']
  if (typeof sessionId !== 'string') return
  const { api } = await loadCode(() => import('#api/api.ts'))
  await api.account.endSession({ sessionId })
}
