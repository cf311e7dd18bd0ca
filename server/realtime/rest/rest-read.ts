import type { Context } from 'hono'
import type { Node } from '../tree/node.ts'
import type { WireParts } from '../session/parts.ts'
import { RealtimeError } from '../wire-errors.ts'
import { respond, setETag, nodeToJson } from './rest-response.ts'
import { callerOf, type RestRequest } from './rest-request.ts'

/** Handles GET. Throws RealtimeError. */
export async function readPath(c: Context, parts: WireParts, request: RestRequest): Promise<Response> {
  const caller = await callerOf(parts, request)
  const { path, query, isShallow, timeoutMs } = request
  // The ETag is the hash of the whole value, so read all of it.
  const part = request.wantsETag && !query ? {} : { query, isShallow }
  const node = await withTimeout(parts.documents.read(caller, path, part), timeoutMs)
  if (request.wantsETag && !query) setETag(c, node)
  return respond(c, request, nodeToJson(node, request))
}

async function withTimeout(reading: Promise<Node>, timeoutMs: number): Promise<Node> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new RealtimeError('invalid_data', 'The read took longer than its timeout')),
    timeoutMs,
  )
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
