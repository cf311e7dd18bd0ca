import { startTestServer, type StartedTestServer } from './start-test-server.ts'

export interface Hosted {
  /** The installation that keeps the accounts. */
  readonly remote: StartedTestServer
  /** Another, with a database of its own, that leaves them there. */
  readonly here: StartedTestServer
  /** What the settings of the second say about the first. */
  readonly settings: Readonly<Record<string, string>>
}

/** Two installations: the second is told in its settings, and by nothing else, that the first keeps the accounts. */
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
