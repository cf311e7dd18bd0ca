import type { Context } from 'hono'
import { requirementFor } from '../access.ts'
import type { Caller, Write } from '../documents/documents.ts'
import { isRecord } from '../session/messages.ts'
import type { WireParts } from '../session/parts.ts'
import { pushId } from '../tree/push-id.ts'
import { RealtimeError } from '../wire-errors.ts'
import { withBody } from './rest-body.ts'
import { respond, setETag, hashOfETag, nodeToJson } from './rest-response.ts'
import { callerOf, type RestRequest } from './rest-request.ts'

/** Handles PUT, PATCH, POST and DELETE. Throws RealtimeError. */
export async function writePath(c: Context, parts: WireParts, request: RestRequest): Promise<Response> {
  const caller = await callerOf(parts, request)
  requireWriteAccess(caller, request)
  if (request.method === 'DELETE') return writeValue(c, parts, { request, caller, value: null })
  const { largeMessages } = parts
  return withBody(c, { largeMessages, owner: caller.userId ?? '' }, (value) =>
    (request.method === 'POST' ? addChild : writeValue)(c, parts, { request, caller, value }),
  )
}

interface ValueWrite {
  readonly request: RestRequest
  readonly caller: Caller
  readonly value: unknown
}

async function writeValue(
  c: Context,
  parts: WireParts,
  { request, caller, value }: ValueWrite,
): Promise<Response> {
  try {
    await parts.documents.write(caller, writeOf(request, value))
  } catch (error) {
    const isStale = error instanceof RealtimeError && error.code === 'datastale'
    if (!isStale || request.ifMatch === undefined) throw error
    return respondCurrent(c, parts, request, caller)
  }
  if (request.wantsETag) setETag(c, await parts.documents.read(caller, request.path))
  return respond(c, request, value)
}

// Checks access before the body is read: a merge needs write access to some path at or below its own.
function requireWriteAccess({ userId }: Caller, { method, path }: RestRequest): void {
  if (userId === null) throw new RealtimeError('permission_denied')
  if (method !== 'PATCH' && requirementFor(userId, 'write', path) === 'denied') {
    throw new RealtimeError('permission_denied')
  }
}

function writeOf({ method, path, ifMatch }: RestRequest, value: unknown): Write {
  if (method !== 'PATCH') {
    return { kind: 'put', path, value, ...(ifMatch !== undefined && { hash: hashOfETag(ifMatch) }) }
  }
  if (!isRecord(value)) throw new RealtimeError('invalid_data', 'A merge must be an object')
  return { kind: 'merge', path, children: value }
}

async function addChild(
  c: Context,
  parts: WireParts,
  { request, caller, value }: ValueWrite,
): Promise<Response> {
  const name = pushId(parts.now().getTime(), Math.random)
  await parts.documents.write(caller, { kind: 'put', path: [...request.path, name], value })
  return respond(c, request, { name })
}

// Responds with the current value and its ETag after a failed precondition, for a retry.
async function respondCurrent(
  c: Context,
  parts: WireParts,
  request: RestRequest,
  caller: Caller,
): Promise<Response> {
  const node = await parts.documents.read(caller, request.path)
  setETag(c, node)
  return respond(c, request, nodeToJson(node, request), 412)
}
