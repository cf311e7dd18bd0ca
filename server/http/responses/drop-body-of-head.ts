import type { MiddlewareHandler } from 'hono'

/** Middleware: cancels the body of an answer to HEAD, since an unread body would keep its file open. */
export const dropBodyOfHead: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}
