import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { type ContentSource, readContentSource } from './content-source.ts'
import { parseEnvironment, type Variables } from './environment.ts'
import {
  readHostedDatabase,
  readHostedIdentity,
  readRecaptcha,
  type HostedDatabase,
  type HostedIdentity,
  type Recaptcha,
} from './firebase.ts'

export { ConfigError } from './config-error.ts'
export { addressesOf } from './database-address.ts'
export type { ContentSource } from './content-source.ts'
export type { HostedDatabase, HostedIdentity } from './firebase.ts'

/** The meanings are described in setting-texts.ts. */
export interface Config {
  readonly port: number
  readonly host: string
  /** An origin, without a trailing slash. */
  readonly publicUrl: string
  /** An absolute path. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /**
   * Address of the same database for connections that need a lasting session; undefined: databaseUrl provides
   * it.
   */
  readonly databaseDirectUrl: string | undefined
  /** Address of a replica for large reads. */
  readonly databaseReadUrl: string | undefined
  readonly databaseConnections: number
  readonly drainSeconds: number
  /** Bucket for files; undefined: files are on disk. */
  readonly s3: Variables['S3_URL']
  /** undefined: no backups are scheduled. */
  readonly backups: ScheduledBackups | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly productName: string
  /** The operator's pages, linked on the sign-in screen. */
  readonly privacyUrl: string | undefined
  readonly termsUrl: string | undefined
  readonly realtime: Variables['REALTIME']
  readonly content: ContentSource
  /** Contact address for users who find no answer in the help. */
  readonly supportEmail: string | undefined
  readonly apiKey: string | undefined
  /** undefined: signing in with Microsoft is not available. */
  readonly microsoft: Microsoft | undefined
  readonly appCheck: Variables['APP_CHECK']
  /** Names and limits of plans; undefined: the built-in ones. */
  readonly plansFile: string | undefined
  /** undefined: payments are off. */
  readonly stripe: StripeSettings | undefined
  /** undefined: App Check uses a proof of work. */
  readonly recaptcha: Recaptcha | undefined
  /** undefined: the accounts are in our database. */
  readonly hostedIdentity: HostedIdentity | undefined
  /** undefined: the live documents are in our database. */
  readonly hostedDatabase: HostedDatabase | undefined
  readonly hidesSignInMethods: boolean
  readonly idTokenTtlSeconds: number
  readonly oobCodeTtlSeconds: number
  /** Addresses and networks such as 10.0.0.0/8. */
  readonly trustedProxies: readonly string[]
  readonly hasRateLimits: boolean
  readonly allowsPrivateAddresses: boolean
  /** 32 bytes. */
  readonly secretKey: Buffer | undefined
  /** Keys that secrets were encrypted with before, or will be next; used only to decrypt. */
  readonly acceptedSecretKeys: readonly Buffer[]
  readonly logLevel: Variables['LOG_LEVEL']
  /** Which traces are sent to a collector; undefined: none, and the code for it is not loaded. */
  readonly traces: { readonly sampler: Variables['OTEL_TRACES_SAMPLER']; readonly ratio: number } | undefined
  /** How often metrics are sent to a collector; undefined: never, and the code for it is not loaded. */
  readonly sentMetrics: { readonly intervalMs: number } | undefined
  readonly logsRequests: boolean
  readonly metricsToken: string | undefined
}

interface ScheduledBackups {
  /** An absolute path, or a bucket. */
  readonly to: string | NonNullable<Variables['S3_URL']>
  /** Time of day in UTC. */
  readonly at: string
  readonly keep: number
  /** Public age keys; if there are none, backups are not encrypted. */
  readonly recipients: readonly string[]
}

interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** An origin. */
  readonly apiUrl: string
}

interface Microsoft {
  readonly clientId: string
  readonly clientSecret: string
  readonly tenant: string
  readonly issuer: string | undefined
}

/** Reads the environment. Throws ConfigError for the first invalid value. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const variables = parseEnvironment(env)
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (variables[name] === undefined || variables.DATABASE_URL !== undefined) continue
    throw new ConfigError(`${name}: is set without DATABASE_URL; accepted: both, or DATABASE_URL alone`)
  }
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`
  const microsoft = readMicrosoft(variables)
  const recaptcha = readRecaptcha(variables)
  const hostedIdentity = variables.IDENTITY === 'google' ? readHostedIdentity(variables) : undefined
  if (hostedIdentity && !hostedIdentity.isGoogles && microsoft) {
    throw new ConfigError(
      'MICROSOFT_CLIENT_ID: cannot be used with this IDENTITY_API_URL; accepted: leave it unset',
    )
  }
  if (hostedIdentity && !recaptcha && variables.APP_CHECK === 'enforce') {
    throw new ConfigError(
      'APP_CHECK: "enforce" needs RECAPTCHA_ENTERPRISE_KEY with IDENTITY=google; accepted: off',
    )
  }
  const hostedDatabase =
    variables.REALTIME === 'firebase' ? readHostedDatabase(variables, hostedIdentity) : undefined
  return Object.freeze({
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    databaseDirectUrl: variables.DATABASE_DIRECT_URL,
    databaseReadUrl: variables.DATABASE_READ_URL,
    databaseConnections: variables.DATABASE_CONNECTIONS,
    drainSeconds: variables.DRAIN_SECONDS,
    s3: variables.S3_URL,
    backups: readBackups(variables),
    smtpUrl: variables.SMTP_URL,
    mailFrom:
      variables.MAIL_FROM ?? `${variables.PRODUCT_NAME} Pro <no-reply@${new URL(publicUrl).hostname}>`,
    productName: variables.PRODUCT_NAME,
    privacyUrl: variables.PRIVACY_URL,
    termsUrl: variables.TERMS_URL,
    realtime: variables.REALTIME,
    content: readContentSource(variables),
    supportEmail: variables.SUPPORT_EMAIL,
    apiKey: variables.API_KEY,
    microsoft,
    appCheck: variables.APP_CHECK,
    plansFile: variables.PLANS_FILE,
    stripe: readStripe(variables),
    recaptcha,
    hostedIdentity,
    hostedDatabase,
    hidesSignInMethods: variables.IDENTITY_HIDE_METHODS,
    idTokenTtlSeconds: variables.ID_TOKEN_TTL_SECONDS,
    oobCodeTtlSeconds: variables.OOB_CODE_TTL_SECONDS,
    trustedProxies: variables.TRUSTED_PROXIES,
    hasRateLimits: variables.RATE_LIMITS,
    allowsPrivateAddresses: variables.LOOK_UP_PRIVATE_ADDRESSES,
    secretKey: variables.SECRET_KEY,
    acceptedSecretKeys: variables.SECRET_KEYS_ACCEPTED ?? [],
    logLevel: variables.LOG_LEVEL,
    traces: readTraces(variables),
    sentMetrics: readSentMetrics(variables),
    logsRequests: variables.LOG_REQUESTS,
    metricsToken: variables.METRICS_TOKEN,
  })
}

function readBackups(variables: Variables): ScheduledBackups | undefined {
  const { BACKUP_TO: to, BACKUP_AT: at, BACKUP_KEEP: keep, BACKUP_RECIPIENT: recipient } = variables
  return to === undefined
    ? undefined
    : { to: typeof to === 'string' ? resolve(to) : to, at, keep, recipients: recipient ? [recipient] : [] }
}

function readMicrosoft(variables: Variables): Microsoft | undefined {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = variables
  if (clientId && clientSecret) {
    return { clientId, clientSecret, tenant: variables.MICROSOFT_TENANT, issuer: variables.MICROSOFT_ISSUER }
  }
  if (!clientId && !clientSecret) return undefined
  const missing = clientId ? 'MICROSOFT_CLIENT_SECRET' : 'MICROSOFT_CLIENT_ID'
  throw new ConfigError(`${missing}: is missing; accepted: both of client id and secret, or neither`)
}

function readTraces(variables: Variables): Config['traces'] {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (endpoint === undefined || variables.OTEL_SDK_DISABLED) return undefined
  return { sampler: variables.OTEL_TRACES_SAMPLER, ratio: Number(variables.OTEL_TRACES_SAMPLER_ARG) }
}

function readSentMetrics(variables: Variables): Config['sentMetrics'] {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT
  const isOff = variables.OTEL_SDK_DISABLED || variables.OTEL_METRICS_EXPORTER === 'none'
  return endpoint === undefined || isOff ? undefined : { intervalMs: variables.OTEL_METRIC_EXPORT_INTERVAL }
}

function readStripe(variables: Variables): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl: variables.STRIPE_API_URL }
  if (!secretKey && !webhookSecret) return undefined
  const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
  throw new ConfigError(`${missing}: is missing; accepted: both of secret key and webhook secret, or neither`)
}
