import { after } from './after.ts'
import { type Logger, pino } from 'pino'
import { type Database, openDatabase } from '#database'
import { keepAnswer } from './kept-answers.ts'
import { ofTest } from './kept-statements.ts'
import { fixedClock, type FixedClock } from './fixed-clock.ts'
import { startTestServer, type StartedTestServer } from './start-test-server.ts'

/** The response of a call to our own API. */
export interface Answer {
  readonly status: number
  /** Error code, if there is one. */
  readonly code: string | undefined
  readonly body: any
  readonly headers: Headers
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** A user with an account; call sends requests with their id token, to paths below /api. */
export interface Person {
  readonly userId: string
  readonly email: string | undefined
  readonly idToken: () => Promise<string>
  readonly call: Call
}

export interface TestProduct extends StartedTestServer {
  readonly clock: FixedClock
  /** The server's own database, for states that no call can create. */
  readonly database: Database
  /** Calls without an account. */
  readonly call: Call
  /** Creates a user with a password and, by default, a verified address. */
  readonly aPerson: (named?: { email?: string; name?: string; isVerified?: boolean }) => Promise<Person>
  readonly anAnonymousPerson: () => Promise<Person>
}

/** Id tokens are renewed after this long, well before they expire. Milliseconds. */
const renewAfterMs = 3_000_000

/** Starts the whole server with a fixed clock and without rate limits; users sign up through the API. */
export async function startTestProduct(env: Record<string, string> = {}, log?: Logger): Promise<TestProduct> {
  const clock = fixedClock()
  const server = await startTestServer({ now: clock.now, env: { RATE_LIMITS: 'off', ...env }, log })
  const databaseUrl = server.config.databaseDirectUrl ?? server.config.databaseUrl
  const database = await openDatabase(
    { databaseUrl: databaseUrl && ofTest(databaseUrl), dataDir: '' },
    pino({ level: 'silent' }),
  )
  after(() => database.close())
  const settings = await fetch(`${server.url}/__/firebase/init.json`)
  const { apiKey } = (await settings.json()) as { apiKey: string }
  let people = 0

  async function identity(address: string, body: string | URLSearchParams): Promise<any> {
    const response = await fetch(`${server.url}${address}?key=${apiKey}`, {
      method: 'POST',
      headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
      body,
    })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  async function signUp(
    profile: { email?: string; password?: string; displayName?: string },
    isVerified = true,
  ): Promise<Person> {
    const signedUp = await identity(
      '/v1/accounts:signUp',
      JSON.stringify({ ...profile, returnSecureToken: true }),
    )
    if (profile.email !== undefined && isVerified) await verifyAddress(signedUp.localId)
    let token: string = signedUp.idToken
    let tokenAt = clock.now()
    const idToken = async (): Promise<string> => {
      if (clock.now().getTime() - tokenAt.getTime() > renewAfterMs) {
        const grant = { grant_type: 'refresh_token', refresh_token: signedUp.refreshToken }
        token = (await identity('/v1/token', new URLSearchParams(grant))).id_token
        tokenAt = clock.now()
      }
      return token
    }
    const call: Call = async (method, path, body, headers) =>
      callApi(server.url, method, path, body, { authorization: `Bearer ${await idToken()}`, ...headers })
    return { userId: signedUp.localId, email: profile.email, idToken, call }
  }

  /** Verifies the address of an account, like the emailed link. */
  async function verifyAddress(userId: string): Promise<void> {
    await database.pool.query('update identity.users set is_email_verified = true where id = $1', [userId])
  }

  return {
    ...server,
    clock,
    database,
    call: (method, path, body, headers) => callApi(server.url, method, path, body, headers),
    aPerson: ({
      email = `person-${(people += 1)}@shop.example`,
      name = 'Pat Person',
      isVerified = true,
    } = {}) => signUp({ email, password: 'correct horse battery', displayName: name }, isVerified),
    anAnonymousPerson: () => signUp({}),
  }
}

/** body: text and bytes are sent unchanged, anything else as JSON. */
async function callApi(
  url: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    // Uncompressed, since compressing and decompressing would cost as much as most calls.
    headers: {
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body:
        body instanceof Uint8Array
          ? new Uint8Array(body)
          : typeof body === 'string'
            ? body
            : JSON.stringify(body),
    }),
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const isJson = /^application\/(problem\+)?json/.test(type)
  const answered: any = isJson && text !== '' ? JSON.parse(text) : text
  if (method !== 'HEAD') keepAnswer({ method, address: response.url, status: response.status, type }, text)
  return { status: response.status, code: answered?.error?.code, body: answered, headers: response.headers }
}
