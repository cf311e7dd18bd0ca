import type { Context } from 'hono'
import type { Caller, Write } from '../documents/documents.ts'
import { isRecord } from '../session/messages.ts'
import type { WireParts } from '../session/parts.ts'
import { pushId } from '../tree/push-id.ts'
import { RealtimeError } from '../wire-errors.ts'
import { respond, setETag, hashOfETag, nodeToJson } from './rest-response.ts'
import { callerOf, type RestRequest } from './rest-request.ts'

/** PUT, PATCH, POST and DELETE. Throws RealtimeError. */
export async function writePath(c: Context, parts: WireParts, asked: RestRequest): Promise<Response> {
  const caller = await callerOf(parts, asked)
  if (asked.method === 'POST') return addChild(c, parts, asked, caller)
  const value = asked.method === 'DELETE' ? null : await readValue(c)
  try {
    await parts.documents.write(caller, writeOf(asked, value))
  } catch (error) {
    const isStale = error instanceof RealtimeError && error.code === 'datastale'
    if (!isStale || asked.ifMatch === undefined) throw error
    return answerCurrent(c, parts, asked, caller)
  }
  if (asked.wantsETag) setETag(c, await parts.documents.read(caller, asked.path))
  return respond(c, asked, value)
}

function writeOf({ method, path, ifMatch }: RestRequest, value: unknown): Write {
  if (method !== 'PATCH') {
    return { kind: 'put', path, value, ...(ifMatch !== undefined && { hash: hashOfETag(ifMatch) }) }
  }
  if (!isRecord(value)) throw new RealtimeError('invalid_data', 'What is merged must be an object')
  return { kind: 'merge', path, children: value }
}

async function addChild(c: Context, parts: WireParts, asked: RestRequest, caller: Caller): Promise<Response> {
  const name = pushId(parts.now().getTime(), Math.random)
  const value = await readValue(c)
  await parts.documents.write(caller, { kind: 'put', path: [...asked.path, name], value })
  return respond(c, asked, { name })
}

// The condition did not hold: what stands there, and its ETag to try again with.
async function answerCurrent(
  c: Context,
  parts: WireParts,
  asked: RestRequest,
  caller: Caller,
): Promise<Response> {
  const node = await parts.documents.read(caller, asked.path)
  setETag(c, node)
  return respond(c, asked, nodeToJson(node, asked), 412)
}

async function readValue(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch (cause) {
    throw new RealtimeError('invalid_data', 'The body is no JSON value', { cause })
  }
}
