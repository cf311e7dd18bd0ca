import type { MiddlewareHandler } from 'hono'

/** Ends the content of an answer to HEAD, which nobody reads: the file that it comes from would stay open. */
export const dropBodyOfHead: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}
