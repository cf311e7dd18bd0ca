import assert from 'node:assert/strict'
import type { Call, Person } from './start-test-product.ts'

/** Password of the accounts created here. */
export const password = 'correct horse'

/** A user who signed up through the API, without the screens; a guest has neither name nor address. */
export interface Account extends Person {
  readonly name: string
  /** The entry that the SDK stores for this session in a browser. */
  readonly stored: { readonly key: string; readonly user: object }
}

/** Signs up at the server of an origin; without a profile as a guest. */
export async function signUp(
  origin: string,
  profile: { name: string; email: string } | undefined,
): Promise<Account> {
  const settings = await fetch(`${origin}/__/firebase/init.json`)
  const { apiKey } = (await settings.json()) as { apiKey: string }
  const { name = '', email } = profile ?? {}
  const response = await fetch(`${origin}/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(profile && { email, password, displayName: name }),
      returnSecureToken: true,
    }),
  })
  assert.equal(response.status, 200)
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string>
  const user = {
    uid: localId,
    email,
    displayName: name,
    emailVerified: false,
    isAnonymous: !profile,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
    apiKey,
    appName: '[DEFAULT]',
  }
  return {
    userId: localId ?? '',
    email,
    name,
    idToken: async () => idToken ?? '',
    call: callAs(origin, idToken ?? ''),
    stored: { key: `firebase:authUser:${apiKey}:[DEFAULT]`, user },
  }
}

function callAs(origin: string, idToken: string): Call {
  return async (method, path, body, headers) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: any = await response.json()
    return { status: response.status, code: answer?.error?.code, body: answer, headers: response.headers }
  }
}
