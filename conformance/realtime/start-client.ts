import type { TestContext } from 'vitest'
import { deleteApp, getApps, initializeApp, type FirebaseOptions } from 'firebase/app'
import { initializeAuth, inMemoryPersistence, type Auth, type Persistence } from 'firebase/auth'

export interface Client {
  persistence?: Persistence
  name?: string
}

export type StartClient = (t: TestContext, client?: Client) => Auth

/** Returns a function that starts unmodified clients of the server at an origin, configured with its three hosts. */
export async function clientStarter(origin: string): Promise<StartClient> {
  const settings = await fetch(`${origin}/__/firebase/init.json`)
  const clientConfig = (await settings.json()) as FirebaseOptions
  const { protocol, host } = new URL(origin)
  return (t, { persistence = inMemoryPersistence, name = crypto.randomUUID() } = {}) => {
    const app = initializeApp(clientConfig, name)
    const auth = initializeAuth(app, { persistence })
    Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost: host, tokenApiHost: host })
    t.onTestFinished(() => closePage(auth))
    return auth
  }
}

/** Closes a client like closing its page does; its persistence is kept. */
export async function closePage({ app }: Auth): Promise<void> {
  if (getApps().includes(app)) await deleteApp(app)
}
