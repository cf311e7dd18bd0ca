import type { MiddlewareHandler } from 'hono'
import { errors } from 'jose'
import type { Config } from '#config'
import type { Log } from '#http'
import { identityError } from '../errors.ts'
import type { Audit } from './audit.ts'
import type { VerifyAppCheckToken } from './own-tokens.ts'

interface Parts {
  mode: Config['appCheck']
  appId: string
  verify: VerifyAppCheckToken
  audit: Audit
  log: Log
}

/** Lets calls pass that carry a good token: all of them where nothing is enforced. */
export function appCheckGuard({ mode, appId, verify, audit, log }: Parts): MiddlewareHandler {
  async function isGood(token: string | undefined): Promise<boolean> {
    if (token === undefined) return false
    try {
      await verify(token, appId)
      return true
    } catch (error) {
      // Anything else than a bad token: the keys could not be fetched.
      if (!isFaultOfToken(error)) log.warn({ error }, 'an App Check token could not be checked')
      return false
    }
  }
  if (mode === 'off') return (_c, next) => next()
  return async (c, next) => {
    const isValid = await isGood(c.req.header('X-Firebase-AppCheck'))
    if (mode === 'audit') audit.count(isValid)
    else if (!isValid) throw identityError('identity/app-check-failed')
    await next()
  }
}

function isFaultOfToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  // jose has no class of its own for a key set that answers with another status than 200.
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}
