import { createHash } from 'node:crypto'
import { jwtVerify, type JWTPayload } from 'jose'
import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import type { Config } from '#config'
import { CodedError, type Log } from '#http'
import { identityError } from '../errors.ts'
import { createDiscovery, type Discovered } from './discovery.ts'
import { microsoftIdentity, type ProvenIdentity, type ProviderTokens } from './proven-identity.ts'

export type MicrosoftSettings = NonNullable<Config['microsoft']>

export interface Microsoft {
  /** Where a browser is sent to sign in. Throws identity/provider-answer-invalid when Microsoft can not be asked. */
  signInUrl: (request: SignInRequest) => Promise<string>
  /** What Microsoft sent the browser back with, in exchange for who it is. Throws as prove does. */
  exchange: (
    returned: URL,
    secrets: { state: string; nonce: string; verifier: string },
  ) => Promise<ProvenIdentity>
  /**
   * Checks an id token that a client got by itself. Throws identity/provider-answer-invalid, identity/nonce-wrong.
   * rawNonce: its SHA-256 must be the token's nonce, in hexadecimal.
   */
  prove: (idToken: string, rawNonce: string | undefined) => Promise<ProvenIdentity>
  /** Tells the log when Microsoft can not be asked. Never throws. */
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
  /** The way to the network. */
  fetch?: typeof fetch
}

/** What a page may say about the sign-in; the rest of the request is ours. */
const passedOn = ['prompt', 'login_hint', 'domain_hint', 'ui_locales']
/** Clocks may differ by so much. Seconds. */
const clockTolerance = 30

export function createMicrosoft({ settings, log, now, fetch = globalThis.fetch }: Parts): Microsoft {
  const { clientId, clientSecret, tenant } = settings
  const issuer = settings.issuer ?? `https://login.microsoftonline.com/${tenant}/v2.0`
  const discover = createDiscovery({ issuer, clientId, clientSecret, now, fetch })

  async function signInUrl({ scopes, parameters, verifier, ...request }: SignInRequest): Promise<string> {
    const { client } = await asked(discover)
    const hints = passedOn.flatMap((name) =>
      typeof parameters[name] === 'string' ? [[name, parameters[name]]] : [],
    )
    return buildAuthorizationUrl(client, {
      ...(Object.fromEntries(hints) as Record<string, string>), // pairs of texts
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
    const { client } = await asked(discover)
    const granted = await asked(() =>
      authorizationCodeGrant(client, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }),
    )
    const tokens = {
      idToken: granted.id_token!, // expected above
      accessToken: granted.access_token,
      ...(granted.expires_in !== undefined && { accessTokenLifetime: granted.expires_in }),
    }
    const claims = await verified(tokens)
    if (claims['nonce'] !== nonce) throw identityError('identity/nonce-wrong')
    return microsoftIdentity(claims, tokens)
  }

  async function prove(idToken: string, rawNonce: string | undefined): Promise<ProvenIdentity> {
    const claims = await verified({ idToken })
    const expected = rawNonce && createHash('sha256').update(rawNonce).digest('hex')
    if (claims['nonce'] !== expected) throw identityError('identity/nonce-wrong')
    return microsoftIdentity(claims, { idToken })
  }

  async function verified({ idToken }: ProviderTokens): Promise<JWTPayload> {
    const found = await asked(discover)
    const { payload } = await asked(() =>
      jwtVerify(idToken, found.keySet, {
        algorithms: ['RS256'],
        audience: clientId,
        requiredClaims: ['iss', 'exp', 'iat'],
        clockTolerance,
        currentDate: now(),
      }),
    )
    if (payload.iss === issuerOf(found, payload)) return payload
    throw identityError('identity/provider-answer-invalid', 'The id token is from another issuer')
  }

  /** Whatever goes wrong is the answer's fault to the caller; what it was, hosts of our network and all, is for the log. */
  async function asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof CodedError) throw error
      log.warn({ issuer }, `Microsoft sign-in failed: ${wordsOf(error)}`)
      throw identityError('identity/provider-answer-invalid', 'Microsoft gave no answer that can be trusted')
    }
  }

  const check = () => asked(discover).then(nothing, nothing)
  return { signInUrl, exchange, prove, check }
}

/** The issuer for tenants of all kinds is a pattern: each token is from its own tenant, which must look like one. */
function issuerOf({ issuer }: Discovered, { tid }: JWTPayload): string {
  const isTenant = typeof tid === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(tid)
  return isTenant ? issuer.replace('{tenantid}', tid) : issuer
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const { cause } = error
  const told = 'error_description' in error ? error.error_description : undefined
  return [error.message, typeof told === 'string' ? told : cause instanceof Error ? cause.message : undefined]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/\s+/g, ' ')
}

function nothing(): void {}
