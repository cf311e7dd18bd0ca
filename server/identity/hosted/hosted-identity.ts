import { Hono } from 'hono'
import type { Config, HostedIdentity } from '#config'
import { CodedError, type Log } from '#http'
import { idTokenOf, type Caller } from '../sessions/caller.ts'
import { identityError } from '../errors.ts'
import type { ClientConfig, Identity } from '../identity-service.ts'
import { verifyHostedTokens, type HostedToken } from './hosted-tokens.ts'

interface Parts {
  hosted: HostedIdentity
  config: Pick<Config, 'appCheck' | 'recaptcha' | 'microsoft'>
  log: Log
  now: () => Date
}

/**
 * Identity where another service stores the accounts: a Firebase project or a second installation of this server.
 * Clients call that service directly; this server verifies its id tokens and knows only their claims.
 */
export function createHostedIdentity({ hosted, config, log, now }: Parts): Identity {
  const verify = verifyHostedTokens({ hosted, log, now })
  return {
    routes: new Hono(),
    requireCaller: (request) => requireCaller(verify, request),
    standingOf: async () => ({ isEnabled: true, isProven: true, recoveredAt: null, validSince: null }),
    verifyIdToken: async (idToken) => {
      const { caller, expiresAt } = await verify(idToken)
      return { userId: caller.userId, expiresAt, isGuest: caller.isAnonymous }
    },
    handlers: [],
    clientConfig: () => clientConfig(hosted, config),
    cleanup: async () => {},
  }
}

/** Throws identity/signed-out, identity/unavailable. */
async function requireCaller(
  verify: (token: string) => Promise<HostedToken>,
  request: Request,
): Promise<Caller> {
  const idToken = idTokenOf(request)
  if (!idToken) throw identityError('identity/signed-out')
  try {
    return (await verify(idToken)).caller
  } catch (error) {
    // Keys that are unavailable must not sign anybody out.
    if (error instanceof CodedError && error.code !== 'identity/unavailable')
      throw identityError('identity/signed-out')
    throw error
  }
}

function clientConfig(
  { apiKey, authDomain, projectId, appId, apiUrl, tokenUrl, isGoogles }: HostedIdentity,
  { appCheck: mode, recaptcha, microsoft }: Parts['config'],
): ClientConfig {
  return {
    apiKey,
    authDomain,
    projectId,
    ...(appId !== undefined && { appId }),
    // App Check has no proof of work here: only this server accepts its tokens, and it serves no sign-in
    // calls.
    appCheck: {
      mode: recaptcha ? mode : 'off',
      provider: 'recaptcha-enterprise',
      siteKey: recaptcha?.siteKey ?? '',
    },
    microsoft: microsoft !== undefined,
    identity: { kind: 'hosted', apiUrl, tokenUrl, isGoogles },
  }
}
