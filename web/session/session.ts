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
import { callApiAs } from '#api/caller.ts'
import { queryClient } from '#api/query-client.ts'
import { type AppCheck, startAppCheck } from './app-check/start-app-check.ts'
import type { ClientConfig } from '#api/client-config.ts'

export interface Session {
  readonly auth: Auth
  readonly config: ClientConfig
  /** Tells who is signed in, now and at every change; null is nobody. Returns how to stop listening. */
  readonly watchUser: (onUser: (user: User | null) => void) => () => void
  /** The address the browser is at, when it is a link that signs somebody in. */
  readonly findSignInLink: () => string | undefined
  /** What went wrong with the sign-in that this page came back from; tells it once. */
  readonly takeRedirectProblem: () => Promise<unknown>
}

/** Signing in through the unmodified SDK, pointed at our own origin or at who keeps the accounts instead. */
export async function openSession(config: ClientConfig): Promise<Session> {
  const app = initializeApp(config)
  const appCheck = proveApp(app, config)
  const popupRedirectResolver = await findPopupResolver(config)
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(popupRedirectResolver && { popupRedirectResolver }),
  })
  // In the same tick as initializeAuth: with a stored user the SDK's first call follows at once.
  pointAtService(auth, config)
  callApiAs(
    async () => auth.currentUser?.getIdToken(),
    // The SDK signs out whoever the provider says is out; while that can not be asked, nobody is.
    async () => auth.currentUser && reload(auth.currentUser).catch(nothing),
  )
  let redirectProblem = popupRedirectResolver && getRedirectResult(auth).then(nothing, same)
  const takeRedirectProblem = async () => {
    const taken = redirectProblem
    redirectProblem = undefined
    return taken
  }
  const findSignInLink = () => {
    const { href } = window.location
    return isSignInWithEmailLink(auth, href) ? href : undefined
  }
  const watchUser = (onUser: (user: User | null) => void) =>
    onAuthStateChanged(auth, (user) => {
      // What one person has read is not for the next at this screen, however the session came to its end.
      if (!user) queryClient.clear()
      else appCheck?.keepFresh() // sockets need a token at any time
      onUser(user)
    })
  return { auth, config, watchUser, findSignInLink, takeRedirectProblem }
}

/** The SDK finds Google's service by itself. */
function pointAtService(auth: Auth, { costard: { identity } }: ClientConfig): void {
  if (identity.kind === 'hosted' && identity.isGoogles) return
  const { origin } = window.location
  const { apiUrl, tokenUrl } = identity.kind === 'hosted' ? identity : { apiUrl: origin, tokenUrl: origin }
  const { protocol, host: apiHost } = new URL(apiUrl)
  const { host: tokenApiHost } = new URL(tokenUrl)
  Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost, tokenApiHost })
}

/** Loaded only where another window can be needed; the rest works without. At Google's, its own pages do that. */
async function findPopupResolver({ costard }: ClientConfig): Promise<PopupRedirectResolver | undefined> {
  if (!costard.microsoft) return undefined
  if (costard.identity.kind === 'hosted') return browserPopupRedirectResolver
  try {
    return (await import('./popup/popup-resolver.ts')).PopupResolver
  } catch (error) {
    console.warn('Sign-in by other windows did not start', error)
    return undefined
  }
}

function nothing(): void {}
function same(error: unknown): unknown {
  return error
}

/** Without it people may still be let in: only the server says. */
function proveApp(app: FirebaseApp, config: ClientConfig): AppCheck | undefined {
  if (config.costard.appCheck.mode === 'off') return undefined
  try {
    return startAppCheck(app, config)
  } catch (error) {
    console.warn('App Check did not start', error)
    return undefined
  }
}

export async function leaveSession({ auth }: Session): Promise<void> {
  await signOut(auth)
}
