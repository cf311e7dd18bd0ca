import { Hono } from 'hono'
import { notFound } from '#http'

interface Picture {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Ids of pictures as newId makes them. */
const pictureIds = /^[A-Za-z0-9]{20}$/

/** Serves the pictures below an address without authentication: their random ids cannot be guessed. */
export function pictureRoutes(
  address: '/files/photos' | '/files/logos' | '/files/choices',
  find: (id: string) => Promise<Picture | undefined>,
): Hono {
  const routes = new Hono()
  routes.get(`${address}/:id`, async (c) => {
    const id = c.req.param('id')
    const picture = pictureIds.test(id) ? await find(id) : undefined
    if (!picture) throw notFound()
    c.header('content-type', picture.type)
    // A new picture gets a new URL; one hour limits how long a removed one stays visible.
    c.header('cache-control', 'private, max-age=3600')
    return c.body(new Uint8Array(picture.bytes))
  })
  return routes
}
