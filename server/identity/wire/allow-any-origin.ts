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
    'x-goog-api-key',
  ],
  maxAge: 3600,
})

/** Middleware: CORS for every origin, on errors too. Safe because no call uses cookies. */
export const allowAnyOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return preflight(c, next)
  await next()
  // Set after next(): headers set earlier would make Hono turn every response into a stream.
  const { headers } = c.res
  const origin = c.req.header('Origin')
  if (origin) headers.set('Access-Control-Allow-Origin', origin)
  headers.append('Vary', 'Origin')
}
