import { publicUrl, startTestIdentity, type Answer, type TestIdentity } from './start-test-identity.ts'
import { startTestProvider, type ProviderAccount, type TestProvider } from './start-test-provider.ts'

export const handler = `${publicUrl}/__/auth/handler`

export interface MicrosoftIdentity extends TestIdentity {
  provider: TestProvider
  /** The module's settings for the provider. */
  microsoft: { clientId: string; clientSecret: string; tenant: string; issuer: string }
  now: () => Date
  /** Sets the module's clock ahead of real time by milliseconds. */
  setClockAhead: (ms: number) => void
  /** Creates an account at the provider. */
  aProviderAccount: (details?: Partial<ProviderAccount>) => ProviderAccount & { email: string }
  /** Signs in with an id token of the provider. */
  signInWithMicrosoft: (account: ProviderAccount, more?: object) => Promise<Answer>
  lookup: (idToken: string) => Promise<any>
}

/** Starts the module with a real OpenID provider in Microsoft's place. Both clocks run. */
export async function startMicrosoftIdentity(): Promise<MicrosoftIdentity> {
  const provider = await startTestProvider({ redirectUris: [handler] })
  const { url: issuer, clientId, clientSecret } = provider
  const microsoft = { clientId, clientSecret, tenant: 'common', issuer }
  let aheadMs = 0
  const now = (): Date => new Date(Date.now() + aheadMs)
  const started = await startTestIdentity({ microsoft, now, hasRateLimits: false })
  const { call } = started
  let accounts = 0
  return {
    ...started,
    provider,
    microsoft,
    now,
    setClockAhead: (ms) => void (aheadMs = ms),
    aProviderAccount(details = {}) {
      accounts += 1
      const email = details.email ?? `person-${accounts}@liffey.example`
      const account = { oid: `oid-${accounts}`, name: `Person ${accounts}`, ...details, email }
      provider.accounts.set(account.oid, account)
      return account
    },
    signInWithMicrosoft: async (account, more = {}) =>
      call('signInWithIdp', { ...signInBody(await provider.signIdToken(account)), ...more }),
    lookup: async (idToken) => (await call('lookup', { idToken })).body.users[0],
  }
}

export function signInBody(idToken: string, more: Record<string, string> = {}) {
  const postBody = new URLSearchParams({ id_token: idToken, providerId: 'microsoft.com', ...more })
  return { requestUri: 'http://localhost', postBody: String(postBody), returnSecureToken: true }
}
