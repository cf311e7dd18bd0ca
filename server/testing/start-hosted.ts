import { startTestServer, type StartedTestServer } from './start-test-server.ts'

export interface Hosted {
  /** The installation that stores the accounts. */
  readonly remote: StartedTestServer
  /** A second server with its own database that uses the first as its identity service. */
  readonly here: StartedTestServer
  /** Settings of the second server for using the first. */
  readonly settings: Readonly<Record<string, string>>
}

/** Starts two installations; the second uses the accounts of the first, configured only by its settings. */
export async function startHosted(
  options: { now?: () => Date; settings?: Record<string, string> } = {},
): Promise<Hosted> {
  const { now } = options
  const remote = await startTestServer(now && { now })
  const answer = await fetch(`${remote.url}/__/firebase/init.json`)
  const { apiKey, projectId, authDomain } = (await answer.json()) as Record<string, string>
  const settings = {
    IDENTITY: 'google',
    API_KEY: apiKey!,
    FIREBASE_PROJECT_ID: projectId!,
    FIREBASE_AUTH_DOMAIN: authDomain!,
    IDENTITY_ISSUER: `${remote.url}/${projectId}`,
    IDENTITY_KEYS_URL: `${remote.url}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
    IDENTITY_API_URL: remote.url,
    ...options.settings,
  }
  return { remote, here: await startTestServer({ env: settings, ...(now && { now }) }), settings }
}
