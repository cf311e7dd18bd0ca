import { ConfigError } from './config-error.ts'
import type { Variables } from './environment.ts'
import { googleIdentity } from './google-identity.ts'

/** A Firebase project whose App Check issues tokens for reCAPTCHA. */
export interface Recaptcha {
  readonly siteKey: string
  readonly projectId: string
  readonly projectNumber: string
  readonly appId: string
  readonly issuer: string
}

/**
 * The service that stores the accounts instead of our database: a Firebase project, or a service with the
 * same protocol.
 */
export interface HostedIdentity {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string | undefined
  /** Issuer of id tokens. Their audience is the project id. */
  readonly issuer: string
  readonly keysUrl: string
  /** Origins that clients call, without trailing slashes. */
  readonly apiUrl: string
  readonly tokenUrl: string
  /** True if both origins are the SDK's defaults. */
  readonly isGoogles: boolean
}

/**
 * The Realtime Database that stores the live documents instead of our database: Firebase's, or a service with
 * the same protocol.
 */
export interface HostedDatabase {
  /** For clients; contains the query `ns` if the host does not name the namespace. */
  readonly url: string
  /** The database secret, for writes by this server. */
  readonly secret: string
}

/**
 * API_KEY must be the key of the Firebase project, since clients use one key for both. Throws ConfigError.
 */
export function readRecaptcha(variables: Variables): Recaptcha | undefined {
  const siteKey = variables.RECAPTCHA_ENTERPRISE_KEY
  if (!siteKey) return undefined
  const accepted = "accepted with RECAPTCHA_ENTERPRISE_KEY: that of the key's Firebase project"
  const projectId = required('FIREBASE_PROJECT_ID', variables, accepted)
  const appId = required('FIREBASE_APP_ID', variables, accepted)
  required('API_KEY', variables, accepted)
  const projectNumber = appId.split(':')[1]! // the pattern requires a number at this position
  const issuer = variables.APP_CHECK_ISSUER ?? `https://firebaseappcheck.googleapis.com/${projectNumber}`
  return { siteKey, projectId, projectNumber, appId, issuer }
}

/** Reads the settings for IDENTITY=google. Throws ConfigError. */
export function readHostedIdentity(variables: Variables): HostedIdentity {
  const { IDENTITY_KEYS_URL: keysUrl, IDENTITY_API_URL: apiUrl } = variables
  const accepted = 'accepted with IDENTITY=google: that of the Firebase project'
  const projectId = required('FIREBASE_PROJECT_ID', variables, accepted)
  const apiKey = required('API_KEY', variables, accepted)
  const authDomain = required('FIREBASE_AUTH_DOMAIN', variables, accepted)
  // If IDENTITY_TOKEN_URL is not set, refresh tokens of another service must not be sent to Google.
  const isApiGoogles = apiUrl === googleIdentity.apiUrl
  const tokenUrl = variables.IDENTITY_TOKEN_URL ?? (isApiGoogles ? googleIdentity.tokenUrl : apiUrl)
  if (new URL(tokenUrl).protocol !== new URL(apiUrl).protocol) {
    throw new ConfigError(
      `IDENTITY_TOKEN_URL: ${tokenUrl} and IDENTITY_API_URL differ; accepted: both http, or https`,
    )
  }
  return {
    projectId,
    apiKey,
    authDomain,
    appId: variables.FIREBASE_APP_ID,
    issuer: variables.IDENTITY_ISSUER ?? `${googleIdentity.issuer}/${projectId}`,
    keysUrl,
    apiUrl,
    tokenUrl,
    isGoogles: isApiGoogles && tokenUrl === googleIdentity.tokenUrl,
  }
}

/** Reads the settings for REALTIME=firebase. Throws ConfigError. */
export function readHostedDatabase(
  variables: Variables,
  hostedIdentity: HostedIdentity | undefined,
): HostedDatabase {
  const accepted = 'accepted with REALTIME=firebase: that of the Firebase project'
  const url = required('FIREBASE_DATABASE_URL', variables, accepted)
  const secret = required('FIREBASE_DATABASE_SECRET', variables, accepted)
  // The database accepts only tokens for accounts of its own project.
  if (!hostedIdentity) {
    throw new ConfigError('IDENTITY: is embedded; accepted with REALTIME=firebase: google')
  }
  return { url, secret }
}

type TextName = {
  [Name in keyof Variables]-?: Variables[Name] extends string | undefined ? Name : never
}[keyof Variables]

function required(name: TextName, variables: Variables, accepted: string): string {
  const value = variables[name]
  if (value) return value
  throw new ConfigError(`${name}: is missing; ${accepted}`)
}
