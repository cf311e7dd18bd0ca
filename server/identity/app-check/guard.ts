import type { MiddlewareHandler } from 'hono'
import type { Config } from '#config'
import { identityError } from '../errors.ts'
import type { Audit } from './audit.ts'
import type { VerifyAppCheckToken } from './own-tokens.ts'

interface Parts {
  mode: Config['appCheck']
  appId: string
  verify: VerifyAppCheckToken
  audit: Pick<Audit, 'count'>
}

/**
 * Resolves to true if a call with this App Check token is allowed; without a valid token only where App Check
 * is not enforced.
 */
export type Attest = (token: string | undefined) => Promise<boolean>

/** Counts tokens in mode `audit`. */
export function createAttest({ mode, appId, verify, audit }: Parts): Attest {
  return async (token) => {
    if (mode === 'off') return true
    const isValid =
      token !== undefined &&
      (await verify(token, appId).then(
        () => true,
        () => false,
      ))
    if (mode === 'audit') audit.count(isValid)
    return isValid || mode === 'audit'
  }
}

/** Rejects calls without a valid token in mode `enforce`; other modes let every call pass. */
export function appCheckGuard(attest: Attest): MiddlewareHandler {
  return async (c, next) => {
    if (!(await attest(c.req.header('X-Firebase-AppCheck')))) throw identityError('identity/app-check-failed')
    await next()
  }
}
