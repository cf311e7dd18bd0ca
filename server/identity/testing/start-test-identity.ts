import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { Database } from '#database'
import { createSealer } from '#secrets'
import { fixedClock, testDatabase, type FixedClock } from '#testing'
import { useLightPasswords } from '../../testing/light-passwords.ts'
import { createOperator, type Operator } from '../accounts/operator.ts'
import { createIdentity, type EmbeddedIdentity, type IdentityConfig } from '../identity.ts'

export interface TestIdentity {
  identity: EmbeddedIdentity
  operator: Operator
  database: Database
  clock: FixedClock
  apiKey: string
  /** Calls a method as a client would. */
  call: (method: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  refresh: (refreshToken: string) => Promise<Answer>
  /** Signs up a new account with the password `orchard`. */
  anAccount: () => Promise<TestAccount>
  /** Returns the mails sent since the last call. */
  mails: () => Promise<Mail[]>
  /** Returns the code of the only link mailed since the last call. */
  mailedCode: () => Promise<string>
}

export interface Answer {
  status: number
  /** `error.message` of the envelope. */
  message: string | undefined
  body: any
}

export interface TestAccount {
  email: string
  localId: string
  idToken: string
  refreshToken: string
}

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

type Settings = Partial<IdentityConfig> & { now?: () => Date }

export const publicUrl = 'https://pro.example'

/** Body of sendOobCode for a sign-in link. */
export function signInLinkRequest(email: string): object {
  return { requestType: 'EMAIL_SIGNIN', email, continueUrl: `${publicUrl}/`, canHandleCodeInApp: true }
}

/** Starts the module on its own database with a fixed clock. `mails` delivers pending events first. */
export async function startTestIdentity({ now, ...settings }: Settings = {}): Promise<TestIdentity> {
  useLightPasswords()
  const database = await testDatabase()
  const clock = fixedClock()
  const sent: Mail[] = []
  const config: IdentityConfig = {
    publicUrl,
    apiKey: 'test-key',
    idTokenTtlSeconds: 3600,
    oobCodeTtlSeconds: 3600,
    hasRateLimits: true,
    trustedProxies: [],
    hidesSignInMethods: false,
    productName: 'Costard',
    microsoft: undefined,
    appCheck: 'off',
    recaptcha: undefined,
    ...settings,
  }
  const identity = await createIdentity({
    database,
    config,
    sealer: createSealer(randomBytes(32)),
    mailer: { send: async (mail) => void sent.push(mail) },
    log: pino({ level: 'silent' }),
    now: now ?? clock.now,
  })
  const { apiKey } = identity.clientConfig()

  const call: TestIdentity['call'] = (method, body, headers = {}) =>
    answer(
      identity.routes.request(`/v1/accounts:${method}?key=${apiKey}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  let people = 0

  async function mails(): Promise<Mail[]> {
    const { rows } = await database.pool.query<{ id: string; payload: { type: string; payload: unknown } }>(
      `delete from graphile_worker._private_jobs returning id, payload`,
    )
    for (const { id, payload } of rows) {
      const handler = identity.handlers.find(({ type }) => type === payload.type)
      await handler?.handle(payload.payload, { id, attempt: 1, isLast: false })
    }
    return sent.splice(0)
  }

  return {
    identity,
    operator: createOperator({ database, now: now ?? clock.now }),
    database,
    clock,
    apiKey,
    call,
    anAccount: async () =>
      (await call('signUp', { email: `person-${++people}@liffey.example`, password: 'orchard' })).body,
    refresh: (refreshToken) =>
      answer(
        identity.routes.request(`/v1/token?key=${apiKey}`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
        }),
      ),
    mails,
    mailedCode: async () => {
      const sentCodes = (await mails()).flatMap(({ text }) => /oobCode=([\w-]+)/.exec(text)?.[1] ?? [])
      const [code, ...others] = sentCodes
      if (!code || others.length > 0) throw new Error('Expected exactly one mail with a code')
      return code
    },
  }
}

async function answer(replied: Response | Promise<Response>): Promise<Answer> {
  const response = await replied
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  const body: any = isJson ? await response.json() : await response.text()
  return { status: response.status, message: body.error?.message, body }
}
