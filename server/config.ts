import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import {
  googleIdentity,
  readHostedDatabase,
  readHostedIdentity,
  readRecaptcha,
  type HostedDatabase,
  type HostedIdentity,
  type Recaptcha,
} from './firebase-config.ts'

export { ConfigError } from './config-error.ts'
export type { HostedDatabase, HostedIdentity } from './firebase-config.ts'

/** What a setting's text means; throws a Fault when it means nothing. */
type Parse<T> = (text: string) => T

type Setting<T> = { name: string; parse: Parse<T>; byDefault: string | undefined; isSecret: boolean }

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

// One row per variable. A row without default may be absent, and is then undefined.
const settings = {
  port: row('PORT', wholeNumber(1, 65_535), '3000'),
  host: row('HOST', hostName, '127.0.0.1'),
  dataDir: row('DATA_DIR', (text) => resolve(text), './data'),
  databaseUrl: secret('DATABASE_URL', url('postgres:', 'postgresql:')),
  smtpUrl: secret('SMTP_URL', url('smtp:', 'smtps:')),
  mailFrom: row('MAIL_FROM', mailbox),
  productName: row('PRODUCT_NAME', oneLine, 'Costard'),
  realtime: row('REALTIME', oneOf('embedded', 'firebase'), 'embedded'),
  content: row('CONTENT', served('embedded', ['prismic']), 'embedded'),
  apiKey: row('API_KEY', pattern(/^[\w-]{8,128}$/, '8 to 128 letters, digits, - or _')),
  microsoftClientId: row('MICROSOFT_CLIENT_ID', oneLine),
  microsoftClientSecret: secret('MICROSOFT_CLIENT_SECRET', oneLine),
  microsoftTenant: row('MICROSOFT_TENANT', pattern(/^[\w.-]+$/, 'a tenant id, a domain or common'), 'common'),
  microsoftIssuer: row('MICROSOFT_ISSUER', url('https:', 'http:')),
  appCheck: row('APP_CHECK', oneOf('off', 'audit', 'enforce'), 'audit'),
  hidesSignInMethods: row('IDENTITY_HIDE_METHODS', flag('true', 'false'), 'false'),
  idTokenTtlSeconds: row('ID_TOKEN_TTL_SECONDS', wholeNumber(1, 86_400), '3600'),
  oobCodeTtlSeconds: row('OOB_CODE_TTL_SECONDS', wholeNumber(1, 604_800), '3600'),
  trustedProxies: row('TRUSTED_PROXIES', networks, ''),
  hasRateLimits: row('RATE_LIMITS', flag('on', 'off'), 'on'),
  asksPrivateAddresses: row('LOOK_UP_PRIVATE_ADDRESSES', flag('on', 'off'), 'off'),
  secretKey: secret('SECRET_KEY', key),
  logLevel: row('LOG_LEVEL', oneOf(...logLevels), 'info'),
  metricsToken: secret('METRICS_TOKEN', oneLine),
} as const

// What the parts at Google are made of.
const firebaseSettings = {
  identity: row('IDENTITY', oneOf('embedded', 'google'), 'embedded'),
  appCheckIssuer: row('APP_CHECK_ISSUER', url('https:', 'http:')),
  recaptchaSiteKey: row(
    'RECAPTCHA_ENTERPRISE_KEY',
    pattern(/^[\w-]{8,128}$/, '8 to 128 letters, digits, - or _'),
  ),
  firebaseProjectId: row('FIREBASE_PROJECT_ID', pattern(/^[a-z][a-z\d-]+$/, 'the id of a Firebase project')),
  firebaseAppId: row(
    'FIREBASE_APP_ID',
    pattern(/^1:\d+:web:[\da-f]+$/, '1:{project number}:web:{hexadecimal}'),
  ),
  firebaseAuthDomain: row('FIREBASE_AUTH_DOMAIN', pattern(/^[a-z\d][a-z\d.-]*(:\d+)?$/i, 'a host name')),
  identityIssuer: row('IDENTITY_ISSUER', url('https:', 'http:')),
  identityKeysUrl: row('IDENTITY_KEYS_URL', url('https:', 'http:'), googleIdentity.keysUrl),
  identityApiUrl: row('IDENTITY_API_URL', origin, googleIdentity.apiUrl),
  identityTokenUrl: row('IDENTITY_TOKEN_URL', origin),
  firebaseDatabaseUrl: row('FIREBASE_DATABASE_URL', database),
  firebaseDatabaseSecret: secret('FIREBASE_DATABASE_SECRET', oneLine),
} as const

/** Read, so that a value nobody would act on stops the start instead of being passed over. */
const notServed = ['S3_URL', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']

type Parsed<Table> = { -readonly [Name in keyof Table]: Table[Name] extends Setting<infer T> ? T : never }
type Microsoft = { clientId: string; clientSecret: string; tenant: string; issuer: string | undefined }

/**
 * publicUrl has no slash at its end; microsoft is there when Microsoft accounts may sign in, recaptcha when it is
 * asked, hostedIdentity when another service keeps the accounts, hostedDatabase when one keeps the live documents.
 */
export type Config = Readonly<
  Omit<Parsed<typeof settings>, `microsoft${string}` | 'mailFrom'> & {
    publicUrl: string
    mailFrom: string
    microsoft: Microsoft | undefined
    recaptcha: Recaptcha | undefined
    hostedIdentity: HostedIdentity | undefined
    hostedDatabase: HostedDatabase | undefined
  }
>

/** Reads the environment. Throws ConfigError at the first wrong value. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  for (const name of notServed) {
    if (env[name]) throw new ConfigError(`${name}: is set, but not served yet; accepted: leave it unset`)
  }
  const { microsoftClientId, microsoftClientSecret, microsoftTenant, microsoftIssuer, mailFrom, ...parsed } =
    readAll(env, settings)
  const publicUrl = read(env, row('PUBLIC_URL', origin, `http://localhost:${parsed.port}`))!
  if (!microsoftClientId !== !microsoftClientSecret) {
    const missing = microsoftClientId ? 'MICROSOFT_CLIENT_SECRET' : 'MICROSOFT_CLIENT_ID'
    throw new ConfigError(`${missing}: is missing; accepted: both of client id and secret, or neither`)
  }
  const microsoft =
    microsoftClientId && microsoftClientSecret
      ? {
          clientId: microsoftClientId,
          clientSecret: microsoftClientSecret,
          tenant: microsoftTenant,
          issuer: microsoftIssuer,
        }
      : undefined
  const { identity, ...firebase } = readAll(env, firebaseSettings)
  const recaptcha = readRecaptcha({ ...firebase, apiKey: parsed.apiKey })
  const hostedIdentity =
    identity === 'google' ? readHostedIdentity({ ...firebase, apiKey: parsed.apiKey }) : undefined
  if (hostedIdentity && !hostedIdentity.isGoogles && microsoft) {
    throw new ConfigError(
      'MICROSOFT_CLIENT_ID: opens no windows at IDENTITY_API_URL; accepted: leave it unset',
    )
  }
  if (hostedIdentity && !recaptcha && parsed.appCheck === 'enforce') {
    throw new ConfigError(
      'APP_CHECK: "enforce" needs RECAPTCHA_ENTERPRISE_KEY with IDENTITY=google; accepted: off',
    )
  }
  const hostedDatabase =
    parsed.realtime === 'firebase' ? readHostedDatabase({ ...firebase, hostedIdentity }) : undefined
  return Object.freeze({
    ...parsed,
    publicUrl,
    mailFrom: mailFrom ?? `${parsed.productName} Pro <no-reply@${new URL(publicUrl).hostname}>`,
    microsoft,
    recaptcha,
    hostedIdentity,
    hostedDatabase,
  })
}

function readAll<Table extends Record<string, Setting<unknown>>>(
  env: Readonly<Record<string, string | undefined>>,
  table: Table,
): Parsed<Table> {
  const entries = Object.entries(table).map(([name, setting]) => [name, read<unknown>(env, setting)])
  // The table's keys and parsers are what Parsed is made of.
  return Object.fromEntries(entries) as Parsed<Table>
}

function read<T>(env: Readonly<Record<string, string | undefined>>, setting: Setting<T>): T | undefined {
  // An empty value is how compose files and shells say "not set".
  const text = env[setting.name]?.trim() || setting.byDefault
  if (text === undefined) return undefined
  try {
    return setting.parse(text)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const shown = setting.isSecret ? 'its value' : JSON.stringify(text)
    throw new ConfigError(`${setting.name}: ${shown} ${error.message}; accepted: ${error.accepted}`)
  }
}

class Fault extends Error {
  readonly accepted: string
  constructor(message: string, accepted: string) {
    super(message)
    this.accepted = accepted
  }
}

function row<T>(name: string, parse: Parse<T>, byDefault: string): Setting<T>
function row<T>(name: string, parse: Parse<T>): Setting<T | undefined>
function row<T>(name: string, parse: Parse<T>, byDefault?: string): Setting<T | undefined> {
  return { name, parse, byDefault, isSecret: false }
}

function secret<T>(name: string, parse: Parse<T>): Setting<T | undefined> {
  return { name, parse, byDefault: undefined, isSecret: true }
}

function wholeNumber(least: number, most: number): Parse<number> {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new Fault('is not such a number', `a whole number from ${least} to ${most}`)
  }
}

function oneOf<const T extends string>(...values: readonly T[]): Parse<T> {
  return (text) => {
    const value = values.find((each) => each === text)
    if (value !== undefined) return value
    throw new Fault('is not one of the choices', values.join(', '))
  }
}

function served<const T extends string>(value: T, later: readonly string[]): Parse<T> {
  return (text) => {
    if (text === value) return value
    throw new Fault(later.includes(text) ? 'is not served yet' : 'is not one of the choices', value)
  }
}

function flag(on: string, off: string): Parse<boolean> {
  const parse = oneOf(on, off)
  return (text) => parse(text) === on
}

function pattern(shape: RegExp, accepted: string): Parse<string> {
  return (text) => {
    if (shape.test(text)) return text
    throw new Fault('has another shape', accepted)
  }
}

function oneLine(text: string): string {
  if (!/[\u0000-\u001f\u007f]/.test(text)) return text
  throw new Fault('holds a line break or another control character', 'one line of text')
}

function hostName(text: string): string {
  if (isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)) return text
  throw new Fault('is not an address to listen on', 'an IP address or a host name')
}

function url(...protocols: readonly string[]): Parse<string> {
  const accepted = protocols.map((protocol) => `${protocol}//...`).join(' or ')
  return (text) => {
    // A PostgreSQL address may name no host (a unix socket), which URL alone would refuse.
    const parsed = URL.parse(text.replace(/^(postgres(?:ql)?:)\/\/(?=\/)/, '$1//localhost'))
    if (parsed && protocols.includes(parsed.protocol)) return text
    throw new Fault('is not such an address', accepted)
  }
}

function origin(text: string): string {
  const parsed = URL.parse(text)
  const isOrigin = parsed && ['http:', 'https:'].includes(parsed.protocol) && parsed.pathname === '/'
  if (isOrigin && !parsed.search && !parsed.hash && !parsed.username) return parsed.origin
  throw new Fault('is not a web address without a path', 'http://... or https://..., as people type it')
}

function database(text: string): string {
  const parsed = URL.parse(text)
  const isDatabase = parsed && ['http:', 'https:'].includes(parsed.protocol) && parsed.pathname === '/'
  if (isDatabase && /^(\?ns=[\w-]+)?$/.test(parsed.search) && !parsed.hash && !parsed.username) {
    return parsed.origin + parsed.search
  }
  throw new Fault('is not the address of a database', 'https://..., as the project shows it, or with ?ns=')
}

function networks(text: string): readonly string[] {
  const listed = text.split(',').flatMap((each) => each.trim() || [])
  for (const each of listed) {
    const [address = '', prefix = '0', ...rest] = each.split('/')
    const longest = isIP(address) === 6 ? 128 : 32
    const isNetwork = isIP(address) && rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= longest
    if (!isNetwork) throw new Fault('is not a list of addresses', '10.0.0.0/8, 192.0.2.7 and the like')
  }
  return listed
}

function mailbox(text: string): string {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) && !/[\r\n]/.test(text)) return text
  throw new Fault('is not one mail address', 'name@example.com or Name <name@example.com>')
}

function key(text: string): Buffer {
  const bytes = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  if (bytes.length === 32) return bytes
  throw new Fault('is not a key of 32 bytes', '64 hexadecimal digits, or 32 bytes as base64')
}
