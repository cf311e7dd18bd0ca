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

/** Rejects calls without a valid token in mode `enforce`; other modes let every call pass. */
export function appCheckGuard({ mode, appId, verify, audit }: Parts): MiddlewareHandler {
  async function verifies(token: string | undefined): Promise<boolean> {
    if (token === undefined) return false
    return verify(token, appId).then(
      () => true,
      () => false,
    )
  }
  if (mode === 'off') return (_c, next) => next()
  return async (c, next) => {
    const isValid = await verifies(c.req.header('X-Firebase-AppCheck'))
    if (mode === 'audit') audit.count(isValid)
    else if (!isValid) throw identityError('identity/app-check-failed')
    await next()
  }
}
