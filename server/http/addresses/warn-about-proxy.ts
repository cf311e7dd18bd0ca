import type { MiddlewareHandler } from 'hono'
import type { Config } from '#config'
import type { Log } from '../logging/log.ts'

/**
 * Logs one warning when a proxy that TRUSTED_PROXIES does not name forwards a request: all its clients then share the
 * limits of one address.
 */
export function warnAboutProxy(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  log: Log,
): MiddlewareHandler {
  let isWarned = trustedProxies.length > 0
  return async (c, next) => {
    if (!isWarned && (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) !== undefined) {
      isWarned = true
      log.warn(
        'a proxy forwards requests, but TRUSTED_PROXIES is not set: rate limits count all clients behind it as one',
      )
    }
    await next()
  }
}
