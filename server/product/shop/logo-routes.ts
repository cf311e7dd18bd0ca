import { Hono } from 'hono'
import type { Database } from '#database'
import { notFound } from '#http'
import { findLogoById } from './logo-store.ts'

/** As newId makes them. */
const logoIds = /^[A-Za-z0-9]{20}$/

/** Serves logos without authentication: customers see them, and the random id cannot be guessed. */
export function logoRoutes({ database }: { readonly database: Pick<Database, 'orm'> }): Hono {
  const routes = new Hono()
  routes.get('/files/logos/:logoId', async (c) => {
    const logoId = c.req.param('logoId')
    const logo = logoIds.test(logoId) ? await findLogoById(database.orm, logoId) : undefined
    if (!logo) throw notFound()
    c.header('content-type', logo.type)
    // A new logo gets a new URL; one hour limits how long a removed one stays visible.
    c.header('cache-control', 'private, max-age=3600')
    return c.body(new Uint8Array(logo.bytes))
  })
  return routes
}
