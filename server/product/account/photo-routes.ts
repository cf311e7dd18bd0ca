import { Hono } from 'hono'
import type { Database } from '#database'
import { notFound } from '#http'
import { findPhoto } from './photo-store.ts'

/** Where photos are read. Whoever knows the address may: it is in the profile, and too long to be guessed. */
export function photoRoutes({ database }: { readonly database: Database }): Hono {
  const routes = new Hono()
  routes.get('/files/photos/:photoId', async (c) => {
    const photo = await findPhoto(database.orm, c.req.param('photoId'))
    if (!photo) throw notFound()
    c.header('content-type', photo.type)
    // Another photo has another address, and one that was removed should not be seen for long.
    c.header('cache-control', 'private, max-age=3600')
    return c.body(new Uint8Array(photo.bytes))
  })
  return routes
}
