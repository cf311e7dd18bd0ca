import { hash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { notFound } from '../responses/error-response.ts'
import { isLocalVisit, isLoopbackUrl } from '../addresses/local-visit.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves /metrics to clients with METRICS_TOKEN as a bearer token; without this setting, only to the same
 * machine, and only if PUBLIC_URL is a loopback address. Others get 404.
 */
export function metricsRoutes(
  { text }: Pick<Metrics, 'text'>,
  { metricsToken, publicUrl }: Pick<Config, 'metricsToken' | 'publicUrl'>,
): Hono {
  const mayRead = (c: Context): boolean =>
    metricsToken === undefined
      ? isLoopbackUrl(publicUrl) && isLocalVisit(remoteAddress(c), c.req.raw.headers)
      : isEqual(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
  return new Hono().get('/metrics', async (c) => {
    if (!mayRead(c)) throw notFound()
    c.header('cache-control', 'no-store')
    c.header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
    return c.body(await text())
  })
}

/** Compares in constant time. */
function isEqual(given: string, expected: string): boolean {
  const digest = (value: string): Buffer => hash('sha256', value, 'buffer')
  return timingSafeEqual(digest(given), digest(expected))
}

function remoteAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined // no server, as in tests that call the app directly
  }
}
