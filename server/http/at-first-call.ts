import type { Context } from 'hono'

type Handler = (c: Context) => Promise<Response>

/**
 * Returns a handler that is created at its first call, to save memory and time of starts. make: called again
 * if it rejects.
 */
export function atFirstCall(make: () => Promise<Handler>): Handler {
  let making: Promise<Handler> | undefined
  return async (c) => {
    const handler = await (making ??= make()).catch((error: unknown) => {
      making = undefined
      throw error
    })
    return handler(c)
  }
}
