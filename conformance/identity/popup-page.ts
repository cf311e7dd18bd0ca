// Runs in the browser: the unmodified client with our resolver, and functions for the test.
import { initializeApp, type FirebaseOptions } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { PopupResolver } from '../../web/session/popup/popup-resolver.ts'

const config = (await fetch('/__/firebase/init.json').then((response) => response.json())) as FirebaseOptions
const auth = sdk.initializeAuth(initializeApp(config), {
  persistence: [sdk.indexedDBLocalPersistence],
  popupRedirectResolver: PopupResolver,
})
const { host, protocol } = location
Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost: host, tokenApiHost: host })
await auth.authStateReady()

/** Returns the result or error of an SDK call as plain data. */
async function outcomeOf(act: (tools: Tools) => Promise<sdk.UserCredential | null>): Promise<Outcome> {
  try {
    const result = await act(tools)
    if (!result) return { result: null }
    const { user, operationType } = result
    const { isNewUser, providerId, profile } = sdk.getAdditionalUserInfo(result) ?? {}
    return {
      uid: user.uid,
      isAnonymous: user.isAnonymous,
      operationType,
      isNewUser,
      providerId,
      profile,
      providers: user.providerData.map((provider) => provider.providerId),
      hasCredential: sdk.OAuthProvider.credentialFromResult(result) !== null,
    }
  } catch (error) {
    const { code, customData } = error as { code?: string; customData?: { email?: string } }
    const credential = sdk.OAuthProvider.credentialFromError(error as never) // only read
    tools.credential = credential
    return { code: code ?? String(error), email: customData?.email, hasCredential: credential !== null }
  }
}

const tools = {
  sdk,
  auth,
  microsoft: () => new sdk.OAuthProvider('microsoft.com'),
  /** The credential of the last error. */
  credential: null as sdk.OAuthCredential | null,
}

export type Tools = typeof tools
export type Outcome = Record<string, unknown>

declare global {
  interface Window {
    outcomeOf: typeof outcomeOf
    tools: Tools
  }
}
Object.assign(window, { outcomeOf, tools })
