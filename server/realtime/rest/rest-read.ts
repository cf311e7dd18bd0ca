import type { Context } from 'hono'
import type { Node } from '../tree/node.ts'
import { windowOf } from '../tree/query.ts'
import type { WireParts } from '../session/parts.ts'
import { RealtimeError } from '../wire-errors.ts'
import { respond, setETag, nodeToJson } from './rest-response.ts'
import { callerOf, type RestRequest } from './rest-request.ts'

/** GET: what stands at a place. Throws RealtimeError. */
export async function readPath(c: Context, parts: WireParts, asked: RestRequest): Promise<Response> {
  const caller = await callerOf(parts, asked)
  const node = await inTime(parts.documents.read(caller, asked.path), asked.timeoutMs)
  if (asked.wantsETag && !asked.query) setETag(c, node)
  return respond(c, asked, nodeToJson(asked.query ? windowOf(node, asked.query) : node, asked))
}

async function inTime(reading: Promise<Node>, timeoutMs: number): Promise<Node> {
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
