import { ConfigError } from './config-error.ts'

/** A Firebase project whose App Check gives tokens for a reCAPTCHA. */
export interface Recaptcha {
  readonly siteKey: string
  readonly projectId: string
  readonly projectNumber: string
  readonly appId: string
  readonly issuer: string
}

/** A service that keeps the accounts in our place: a Firebase project's, or another that speaks the same protocol. */
export interface HostedIdentity {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string | undefined
  /** Of id tokens; their audience is the project. */
  readonly issuer: string
  readonly keysUrl: string
  /** Origins that clients call; no slash at their ends. */
  readonly apiUrl: string
  readonly tokenUrl: string
  /** Whether these are where the SDK goes by itself. */
  readonly isGoogles: boolean
}

/** A Realtime Database that keeps the live documents in our place: a Firebase project's, or another of its protocol. */
export interface HostedDatabase {
  /** As clients are given it: `ns` in its query where the host does not name the namespace. */
  readonly url: string
  /** Of the database, for what this server itself writes there. */
  readonly secret: string
}

export interface FirebaseSettings {
  readonly recaptchaSiteKey: string | undefined
  readonly firebaseProjectId: string | undefined
  readonly firebaseAppId: string | undefined
  readonly firebaseAuthDomain: string | undefined
  readonly appCheckIssuer: string | undefined
  readonly identityIssuer: string | undefined
  readonly identityKeysUrl: string
  readonly identityApiUrl: string
  readonly identityTokenUrl: string | undefined
  readonly apiKey: string | undefined
}

/** Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens and the SDK's own configuration. */
export const googleIdentity = {
  issuer: 'https://securetoken.google.com',
  keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  apiUrl: 'https://identitytoolkit.googleapis.com',
  tokenUrl: 'https://securetoken.googleapis.com',
} as const

/** The API key of the Firebase project must be ours as well: clients have one for both. Throws ConfigError. */
export function readRecaptcha(settings: FirebaseSettings): Recaptcha | undefined {
  const { recaptchaSiteKey: siteKey, firebaseProjectId, firebaseAppId, apiKey, appCheckIssuer } = settings
  if (!siteKey) return undefined
  const accepted = "accepted with RECAPTCHA_ENTERPRISE_KEY: that of the key's Firebase project"
  const projectId = required('FIREBASE_PROJECT_ID', firebaseProjectId, accepted)
  const appId = required('FIREBASE_APP_ID', firebaseAppId, accepted)
  required('API_KEY', apiKey, accepted)
  const projectNumber = appId.split(':')[1]! // as its pattern says
  const issuer = appCheckIssuer ?? `https://firebaseappcheck.googleapis.com/${projectNumber}`
  return { siteKey, projectId, projectNumber, appId, issuer }
}

/** What IDENTITY=google needs. Throws ConfigError. */
export function readHostedIdentity(settings: FirebaseSettings): HostedIdentity {
  const { identityKeysUrl: keysUrl, identityApiUrl: apiUrl } = settings
  const accepted = 'accepted with IDENTITY=google: that of the Firebase project'
  const projectId = required('FIREBASE_PROJECT_ID', settings.firebaseProjectId, accepted)
  const apiKey = required('API_KEY', settings.apiKey, accepted)
  const authDomain = required('FIREBASE_AUTH_DOMAIN', settings.firebaseAuthDomain, accepted)
  // Refresh tokens go nowhere that was not named.
  const isApiGoogles = apiUrl === googleIdentity.apiUrl
  const tokenUrl = settings.identityTokenUrl ?? (isApiGoogles ? googleIdentity.tokenUrl : apiUrl)
  if (new URL(tokenUrl).protocol !== new URL(apiUrl).protocol) {
    throw new ConfigError(
      `IDENTITY_TOKEN_URL: ${tokenUrl} and IDENTITY_API_URL differ; accepted: both http, or https`,
    )
  }
  return {
    projectId,
    apiKey,
    authDomain,
    appId: settings.firebaseAppId,
    issuer: settings.identityIssuer ?? `${googleIdentity.issuer}/${projectId}`,
    keysUrl,
    apiUrl,
    tokenUrl,
    isGoogles: isApiGoogles && tokenUrl === googleIdentity.tokenUrl,
  }
}

/** What REALTIME=firebase needs. Throws ConfigError. */
export function readHostedDatabase(settings: {
  readonly firebaseDatabaseUrl: string | undefined
  readonly firebaseDatabaseSecret: string | undefined
  readonly hostedIdentity: HostedIdentity | undefined
}): HostedDatabase {
  const accepted = 'accepted with REALTIME=firebase: that of the Firebase project'
  const url = required('FIREBASE_DATABASE_URL', settings.firebaseDatabaseUrl, accepted)
  const secret = required('FIREBASE_DATABASE_SECRET', settings.firebaseDatabaseSecret, accepted)
  // The database knows only the accounts of its own project.
  if (!settings.hostedIdentity) {
    throw new ConfigError('IDENTITY: is embedded; accepted with REALTIME=firebase: google')
  }
  return { url, secret }
}

function required(name: string, value: string | undefined, accepted: string): string {
  if (value) return value
  throw new ConfigError(`${name}: is missing; ${accepted}`)
}
