import type { TestContext } from 'vitest'
import { signInAnonymously, signOut, updateCurrentUser, type Auth } from 'firebase/auth'
import { getDatabase, ref, type Database, type DatabaseReference } from 'firebase/database'
import type { StartClient } from './start-client.ts'

export interface LiveClient {
  auth: Auth
  db: Database
  uid: string
  /** Returns a reference below the account's preferences, which it may read and write. */
  own: (path?: string) => DatabaseReference
}

/**
 * Starts a client of the realtime database at an origin, signed in to a new account or to the account of
 * another client.
 */
export async function startLiveClient(
  t: TestContext,
  { startClient, origin, like }: { startClient: StartClient; origin: string; like?: LiveClient },
): Promise<LiveClient> {
  const auth = startClient(t)
  // Runs before the app is deleted, which would leave the token refresh timer running.
  t.onTestFinished(() => signOut(auth))
  if (like) await updateCurrentUser(auth, like.auth.currentUser)
  else await signInAnonymously(auth)
  const db = getDatabase(auth.app, `${origin}?ns=costard`)
  const uid = auth.currentUser!.uid // just signed in
  return { auth, db, uid, own: (path = '') => ref(db, `preferences/${uid}/${path}`) }
}
