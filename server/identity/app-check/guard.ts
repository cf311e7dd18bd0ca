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

/** Lets calls pass that carry a good token; where nothing is enforced, all of them. */
export function appCheckGuard({ mode, appId, verify, audit }: Parts): MiddlewareHandler {
  async function isGood(token: string | undefined): Promise<boolean> {
    if (token === undefined) return false
    return verify(token, appId).then(
      () => true,
      () => false,
    )
  }
  if (mode === 'off') return (_c, next) => next()
  return async (c, next) => {
    const isValid = await isGood(c.req.header('X-Firebase-AppCheck'))
    if (mode === 'audit') audit.count(isValid)
    else if (!isValid) throw identityError('identity/app-check-failed')
    await next()
  }
}
