import type { Context } from 'hono'
import { realtimeLimits } from '../limits.ts'
import { jsonShape } from '../session/json-shape.ts'
import type { LargeMessages } from '../session/large-messages.ts'
import { RealtimeError } from '../wire-errors.ts'

/**
 * Reads the body as JSON and handles it; a large body waits until its owner has a turn for large messages.
 * Throws RealtimeError.
 */
export async function withBody<T>(
  c: Context,
  { largeMessages, owner }: { readonly largeMessages: LargeMessages; readonly owner: string },
  handle: (value: unknown) => Promise<T>,
): Promise<T> {
  // A body without a length may become large.
  const length = Number(c.req.header('content-length') ?? Infinity)
  if (length <= realtimeLimits.largeMessageBytes) return handle(jsonOf(await c.req.text()))
  const turn = Promise.withResolvers<void>()
  const end = largeMessages.wait(owner, turn.resolve)
  try {
    await turn.promise
    return await handle(jsonOf(await inTime(c.req.text())))
  } finally {
    end()
  }
}

async function inTime(reading: Promise<string>): Promise<string> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new RealtimeError('invalid_data', 'The body arrived too slowly')),
    realtimeLimits.largeMessageMs,
  )
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function jsonOf(text: string): unknown {
  const shape = jsonShape(text)
  if (shape === 'deep') throw new RealtimeError('invalid_data', 'The data is too deep')
  if (shape === 'wide') throw new RealtimeError('too_big', 'The data has too many values')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RealtimeError('invalid_data', 'The body is not valid JSON', { cause })
  }
}
