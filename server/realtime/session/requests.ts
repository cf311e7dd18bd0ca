import { z } from 'zod'
import type { Write } from '../documents/documents.ts'
import { parsePath } from '../tree/path.ts'
import { parseQuery } from '../tree/query.ts'
import { toExport } from '../tree/to-export.ts'
import { RealtimeError } from '../wire-errors.ts'
import { listenKeyOf } from './listen-key.ts'
import type { Listens } from './listens.ts'
import { isRecord } from './messages.ts'
import type { WireParts } from './parts.ts'
import type { ConnectionAuth } from './connection-auth.ts'

/** Dependencies of request handlers. */
export interface RequestContext extends Pick<WireParts, 'documents' | 'onDisconnect'> {
  readonly sessionId: string
  readonly auth: ConnectionAuth
  readonly listens: Listens
}

type Body = Readonly<Record<string, unknown>>

const requestShape = z.object({ r: z.number(), a: z.string(), b: z.unknown() })

/** Parses a request: number, action and body; undefined if malformed: the connection must be closed. */
export function readRequest(message: unknown): { r: number; a: string; b: Body } | undefined {
  const { success, data } = requestShape.safeParse(message)
  return success ? { ...data, b: isRecord(data.b) ? data.b : {} } : undefined
}

/** Handles a request; resolves with the data of the response. Throws RealtimeError. */
export function handleRequest(context: RequestContext, action: string, body: Body): Promise<unknown> {
  const handler = handlers.get(action)
  if (!handler) throw new RealtimeError('invalid_data', 'Unknown action')
  return handler(context, body)
}

const handlers = new Map<string, (context: RequestContext, body: Body) => Promise<unknown>>([
  ['s', async () => ''], // statistics of the client
  ['appcheck', async () => ''],
  ['unappeck', async () => ''],
  ['auth', authenticate],
  ['gauth', refuseSecret],
  ['unauth', unauthenticate],
  ['q', listen],
  ['n', unlisten],
  ['g', get],
  ['p', (context, body) => write(context, putOf(body))],
  ['m', (context, body) => write(context, mergeOf(body))],
  ['o', (context, body) => writeOnDisconnect(context, putOf(body))],
  ['om', (context, body) => writeOnDisconnect(context, mergeOf(body))],
  ['oc', cancelOnDisconnect],
])

async function authenticate({ auth, listens }: RequestContext, { cred }: Body): Promise<unknown> {
  const before = auth.caller().userId
  const { userId, expiresAt } = await auth.signIn(textOf(cred))
  if (userId !== before) await listens.recheck(auth.caller())
  return { auth: { uid: userId }, expires: Math.floor(expiresAt.getTime() / 1000) }
}

// Administrator secrets and access tokens are not supported.
async function refuseSecret(): Promise<never> {
  throw new RealtimeError('invalid_token')
}

async function unauthenticate({ auth, listens }: RequestContext): Promise<unknown> {
  const { userId } = auth.caller()
  auth.signOut()
  if (userId !== null) await listens.recheck(auth.caller())
  return ''
}

async function listen({ auth, listens }: RequestContext, body: Body): Promise<unknown> {
  await listens.add(auth.caller(), { ...listenKeyOf(body), hash: body['h'] })
  return {}
}

async function unlisten({ listens }: RequestContext, body: Body): Promise<unknown> {
  listens.remove(listenKeyOf(body))
  return ''
}

async function get({ documents, auth }: RequestContext, { p, q }: Body): Promise<unknown> {
  const query = parseQuery(q ?? {})
  return toExport(await documents.read(auth.caller(), pathOf(p), { query }))
}

async function write({ documents, auth, sessionId }: RequestContext, change: Write): Promise<unknown> {
  await documents.write({ ...auth.caller(), client: sessionId }, change)
  return ''
}

async function writeOnDisconnect(
  { auth, onDisconnect, sessionId }: RequestContext,
  change: Write,
): Promise<unknown> {
  await onDisconnect.add(sessionId, auth.caller(), change)
  return ''
}

async function cancelOnDisconnect(
  { onDisconnect, sessionId }: RequestContext,
  { p }: Body,
): Promise<unknown> {
  await onDisconnect.cancel(sessionId, pathOf(p))
  return ''
}

function putOf({ p, d, h }: Body): Write {
  return { kind: 'put', path: pathOf(p), value: d, ...(typeof h === 'string' && { hash: h }) }
}

function mergeOf({ p, d }: Body): Write {
  if (!isRecord(d)) throw new RealtimeError('invalid_data', 'A merge must be an object')
  return { kind: 'merge', path: pathOf(p), children: d }
}

function pathOf(p: unknown): ReturnType<typeof parsePath> {
  return parsePath(textOf(p))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new RealtimeError('invalid_data')
}
