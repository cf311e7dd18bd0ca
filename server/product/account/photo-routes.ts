import { Hono } from 'hono'
import type { Database } from '#database'
import { notFound } from '#http'
import { findPhoto } from './photo-store.ts'

/** As newId makes them. */
const photoIds = /^[A-Za-z0-9]{20}$/

/** Serves photos without authentication: the random id cannot be guessed. */
export function photoRoutes({ database }: { readonly database: Database }): Hono {
  const routes = new Hono()
  routes.get('/files/photos/:photoId', async (c) => {
    const photoId = c.req.param('photoId')
    const photo = photoIds.test(photoId) ? await findPhoto(database.orm, photoId) : undefined
    if (!photo) throw notFound()
    c.header('content-type', photo.type)
    // A new photo gets a new URL; one hour limits how long a removed photo stays visible.
    c.header('cache-control', 'private, max-age=3600')
    return c.body(new Uint8Array(photo.bytes))
  })
  return routes
}
