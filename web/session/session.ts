import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signOut,
  type User,
} from 'firebase/auth'
import { callApiAs, queryClient } from '#api/api.ts'
import type { ClientConfig } from '#api/client-config.ts'

export interface Session {
  readonly auth: Auth
  readonly config: ClientConfig
}

/** Signing in through the unmodified SDK, pointed at our own origin. */
export function openSession(config: ClientConfig): Session {
  const app = initializeApp(config)
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  const { host, protocol } = window.location
  // In the same tick as initializeAuth: with a stored user the SDK's first call follows at once.
  Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost: host, tokenApiHost: host })
  callApiAs(async () => auth.currentUser?.getIdToken())
  return { auth, config }
}

/** Tells who is signed in, now and at every change; null is nobody. Returns how to stop listening. */
export function watchUser({ auth }: Session, onUser: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth, onUser)
}

export async function leaveSession({ auth }: Session): Promise<void> {
  await signOut(auth)
  queryClient.clear()
}
