import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const preflight = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'POST'],
  allowHeaders: [
    'content-type',
    'x-client-version',
    'x-firebase-locale',
    'x-firebase-gmpid',
    'x-firebase-client',
    'x-firebase-appcheck',
  ],
  maxAge: 3600,
})

/** No call carries a cookie, so any page may make one, and read why it failed. */
export const allowAnyOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return preflight(c, next)
  await next()
  // Not before: a header set on an answer that is not there yet makes every answer a stream.
  const { headers } = c.res
  const origin = c.req.header('Origin')
  if (origin) headers.set('Access-Control-Allow-Origin', origin)
  headers.append('Vary', 'Origin')
}
