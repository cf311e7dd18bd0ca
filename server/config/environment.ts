import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { databaseAddress } from './database-address.ts'
import * as format from './formats.ts'
import { googleIdentity } from './google-identity.ts'

const web = format.url('https:', 'http:')

/**
 * The environment variables that the server reads. The messages complete the text `{name}: "{value}" ...`.
 */
const variables = z.object({
  PORT: format.wholeNumber(1, 65_535).prefault('3000'),
  HOST: format.hostName.prefault('127.0.0.1'),
  DATA_DIR: z.string().prefault('./data'),
  S3_URL: secret(format.bucketUrl),
  BACKUP_TO: secret(format.folderOrBucket),
  BACKUP_AT: format
    .pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'hours and minutes, such as 02:30')
    .prefault('02:30'),
  BACKUP_KEEP: format.wholeNumber(1, 1_000).prefault('14'),
  BACKUP_RECIPIENT: format.pattern(/^age1[a-z\d]+$/, 'a public key of age, age1...').optional(),
  DATABASE_CONNECTIONS: format.wholeNumber(8, 500).prefault('20'),
  DRAIN_SECONDS: format.wholeNumber(0, 120).prefault('0'),
  DATABASE_URL: secret(databaseAddress),
  DATABASE_DIRECT_URL: secret(databaseAddress),
  DATABASE_READ_URL: secret(format.url('postgres:', 'postgresql:')),
  SMTP_URL: secret(format.url('smtp:', 'smtps:')),
  MAIL_FROM: format.mailbox.optional(),
  PRODUCT_NAME: format.oneLine.prefault('Costard'),
  PRIVACY_URL: web.optional(),
  TERMS_URL: web.optional(),
  REALTIME: format.oneOf('embedded', 'firebase').prefault('embedded'),
  CONTENT: format.oneOf('embedded', 'prismic').prefault('embedded'),
  CONTENT_DIR: z.string().optional(),
  CONTENT_API_URL: web.optional(),
  CONTENT_ACCESS_TOKEN: format.oneLine.optional(),
  SUPPORT_EMAIL: format.address.optional(),
  API_KEY: format.apiKey.optional(),
  MICROSOFT_CLIENT_ID: format.oneLine.optional(),
  MICROSOFT_CLIENT_SECRET: secret(format.oneLine),
  MICROSOFT_TENANT: format.pattern(/^[\w.-]+$/, 'a tenant id, a domain or common').prefault('common'),
  MICROSOFT_ISSUER: web.optional(),
  APP_CHECK: format.oneOf('off', 'audit', 'enforce').prefault('audit'),
  IDENTITY_HIDE_METHODS: format.flag('true', 'false').prefault('false'),
  ID_TOKEN_TTL_SECONDS: format.wholeNumber(1, 86_400).prefault('3600'),
  OOB_CODE_TTL_SECONDS: format.wholeNumber(1, 604_800).prefault('3600'),
  TRUSTED_PROXIES: format.networks.prefault(''),
  RATE_LIMITS: format.flag('on', 'off').prefault('on'),
  LOOK_UP_PRIVATE_ADDRESSES: format.flag('on', 'off').prefault('off'),
  SECRET_KEY: secret(format.key),
  SECRET_KEYS_ACCEPTED: secret(format.keys),
  LOG_LEVEL: format.oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').prefault('info'),
  LOG_REQUESTS: format.flag('on', 'off').prefault('off'),
  METRICS_TOKEN: secret(format.oneLine),
  OTEL_SDK_DISABLED: format.flag('true', 'false').prefault('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: web.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: web.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: format.oneOf('http/protobuf').prefault('http/protobuf'),
  OTEL_TRACES_SAMPLER: format
    .oneOf(
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
      'always_on',
      'always_off',
      'traceidratio',
    )
    .prefault('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: format.pattern(/^(0(\.\d+)?|1(\.0+)?)$/, 'a number from 0 to 1').prefault('1'),
  OTEL_METRICS_EXPORTER: format.oneOf('otlp', 'none').prefault('otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: format.wholeNumber(100, 86_400_000).prefault('60000'),
  PUBLIC_URL: format.origin.optional(),
  IDENTITY: format.oneOf('embedded', 'google').prefault('embedded'),
  APP_CHECK_ISSUER: web.optional(),
  RECAPTCHA_ENTERPRISE_KEY: format.apiKey.optional(),
  FIREBASE_PROJECT_ID: format.pattern(/^[a-z][a-z\d-]+$/, 'the id of a Firebase project').optional(),
  FIREBASE_APP_ID: format.pattern(/^1:\d+:web:[\da-f]+$/, '1:{project number}:web:{hexadecimal}').optional(),
  FIREBASE_AUTH_DOMAIN: format.pattern(/^[a-z\d][a-z\d.-]*(:\d+)?$/i, 'a host name').optional(),
  IDENTITY_ISSUER: web.optional(),
  IDENTITY_KEYS_URL: web.prefault(googleIdentity.keysUrl),
  IDENTITY_API_URL: format.origin.prefault(googleIdentity.apiUrl),
  IDENTITY_TOKEN_URL: format.origin.optional(),
  FIREBASE_DATABASE_URL: format.databaseUrl.optional(),
  FIREBASE_DATABASE_SECRET: secret(format.oneLine),
  PLANS_FILE: z.string().optional(),
  STRIPE_SECRET_KEY: secret(format.oneLine),
  STRIPE_WEBHOOK_SECRET: secret(format.oneLine),
  STRIPE_API_URL: format.origin.prefault('https://api.stripe.com'),
})

/** Settings that have no effect. Setting one stops the start, since ignoring it would mislead. */
const notSupported = ['STRIPE_PUBLISHABLE_KEY']

export type Variables = Readonly<z.output<typeof variables>>

/** Returns the variables, validated and with defaults. Throws ConfigError for the first invalid value. */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Variables {
  for (const name of notSupported) {
    if (env[name]) throw new ConfigError(`${name}: is set, but not used; accepted: leave it unset`)
  }
  // Compose files and shells use an empty value for "not set".
  const names = Object.keys(variables.shape) as (keyof Variables & string)[] // the keys of the shape
  const values = Object.fromEntries(names.map((name) => [name, env[name]?.trim() || undefined]))
  const { data, error } = variables.safeParse(values)
  if (data) return data
  const [{ path, message }] = error.issues as [z.core.$ZodIssue] // a failed parse has at least one issue
  const name = path[0] as keyof Variables // z.object puts the key first
  const shown = variables.shape[name].meta()?.isSecret ? 'its value' : JSON.stringify(values[name])
  throw new ConfigError(`${name}: ${shown} ${message}`)
}

/** An optional variable whose value must not appear in error messages. */
function secret<T extends z.ZodType>(schema: T): z.ZodOptional<T> {
  return schema.optional().meta({ isSecret: true })
}
