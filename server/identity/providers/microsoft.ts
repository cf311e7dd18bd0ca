import { createHash } from 'node:crypto'
import { jwtVerify, type JWTPayload } from 'jose'
import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import type { Config } from '#config'
import { CodedError, type Log } from '#http'
import { identityError } from '../errors.ts'
import { createDiscovery, type DiscoveredProvider } from './discovery.ts'
import { microsoftIdentity, type ProvenIdentity, type ProviderTokens } from './proven-identity.ts'

export type MicrosoftSettings = NonNullable<Config['microsoft']>

export interface Microsoft {
  /** Returns the URL that starts a sign-in. Throws identity/provider-answer-invalid if Microsoft is unreachable. */
  signInUrl: (request: SignInRequest) => Promise<string>
  /** Exchanges the URL that Microsoft redirected to for the identity. Throws the errors of verifyIdToken. */
  exchange: (
    returned: URL,
    secrets: { state: string; nonce: string; verifier: string },
  ) => Promise<ProvenIdentity>
  /**
   * Verifies an id token that the client obtained itself. Throws identity/provider-answer-invalid,
   * identity/nonce-wrong. rawNonce: its SHA-256, in hexadecimal, must equal the token's nonce.
   */
  verifyIdToken: (idToken: string, rawNonce: string | undefined) => Promise<ProvenIdentity>
  /** Logs a warning if Microsoft is unreachable. Never throws. */
  check: () => Promise<void>
}

export interface SignInRequest {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
  scopes: readonly string[]
  parameters: Readonly<Record<string, unknown>>
}

interface Parts {
  settings: MicrosoftSettings
  log: Log
  now: () => Date
  fetch?: typeof fetch
}

/** The only parameters of the page that are forwarded to Microsoft. */
const forwardedParameters = ['prompt', 'login_hint', 'domain_hint', 'ui_locales']
/** Allowed clock difference. Seconds. */
const clockTolerance = 30

export function createMicrosoft({ settings, log, now, fetch = globalThis.fetch }: Parts): Microsoft {
  const { clientId, clientSecret, tenant } = settings
  const issuer = settings.issuer ?? `https://login.microsoftonline.com/${tenant}/v2.0`
  const discover = createDiscovery({ issuer, clientId, clientSecret, now, fetch })

  async function signInUrl({ scopes, parameters, verifier, ...request }: SignInRequest): Promise<string> {
    const { client } = await hidingCause(discover)
    const hints = forwardedParameters.flatMap((name) =>
      typeof parameters[name] === 'string' ? [[name, parameters[name]]] : [],
    )
    return buildAuthorizationUrl(client, {
      ...(Object.fromEntries(hints) as Record<string, string>), // URLSearchParams yields pairs of strings
      response_type: 'code',
      response_mode: 'query',
      scope: [...new Set(['openid', 'profile', 'email', ...scopes])].join(' '),
      redirect_uri: request.redirectUri,
      state: request.state,
      nonce: request.nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).href
  }

  async function exchange(
    returned: URL,
    { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
  ): Promise<ProvenIdentity> {
    const { client } = await hidingCause(discover)
    const granted = await hidingCause(() =>
      authorizationCodeGrant(client, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }),
    )
    const tokens = {
      idToken: granted.id_token!, // idTokenExpected above requires the token
      accessToken: granted.access_token,
      ...(granted.expires_in !== undefined && { accessTokenLifetime: granted.expires_in }),
    }
    const claims = await verifyClaims(tokens)
    if (claims['nonce'] !== nonce) throw identityError('identity/nonce-wrong')
    return microsoftIdentity(claims, tokens)
  }

  async function verifyIdToken(idToken: string, rawNonce: string | undefined): Promise<ProvenIdentity> {
    const claims = await verifyClaims({ idToken })
    const expected = rawNonce && createHash('sha256').update(rawNonce).digest('hex')
    if (claims['nonce'] !== expected) throw identityError('identity/nonce-wrong')
    return microsoftIdentity(claims, { idToken })
  }

  async function verifyClaims({ idToken }: ProviderTokens): Promise<JWTPayload> {
    const provider = await hidingCause(discover)
    const { payload } = await hidingCause(() =>
      jwtVerify(idToken, provider.keySet, {
        algorithms: ['RS256'],
        audience: clientId,
        requiredClaims: ['iss', 'exp', 'iat'],
        clockTolerance,
        currentDate: now(),
      }),
    )
    if (payload.iss === issuerOf(provider, payload)) return payload
    throw identityError('identity/provider-answer-invalid', 'The id token is from another issuer')
  }

  /** Logs any failure and rethrows it without its cause, which may name hosts of the internal network. */
  async function hidingCause<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (error instanceof CodedError) throw error
      log.warn({ issuer }, `Microsoft sign-in failed: ${messageOf(error)}`)
      throw identityError('identity/provider-answer-invalid', 'No valid response from Microsoft')
    }
  }

  const check = () => hidingCause(discover).then(noop, noop)
  return { signInUrl, exchange, verifyIdToken, check }
}

/** Microsoft's multi-tenant issuer is a pattern: `{tenantid}` stands for the token's tenant id, which must be a UUID. */
function issuerOf({ issuer }: DiscoveredProvider, { tid }: JWTPayload): string {
  const isTenant = typeof tid === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(tid)
  return isTenant ? issuer.replace('{tenantid}', tid) : issuer
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const { cause } = error
  const description = 'error_description' in error ? error.error_description : undefined
  return [
    error.message,
    typeof description === 'string' ? description : cause instanceof Error ? cause.message : undefined,
  ]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/\s+/g, ' ')
}

function noop(): void {}
