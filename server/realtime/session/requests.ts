import { z } from 'zod'
import type { Write } from '../documents/documents.ts'
import { parsePath } from '../tree/path.ts'
import { parseQuery, windowOf } from '../tree/query.ts'
import { toExport } from '../tree/to-export.ts'
import { RealtimeError } from '../wire-errors.ts'
import type { Listened, Listens } from './listens.ts'
import { isRecord } from './messages.ts'
import type { WireParts } from './parts.ts'
import type { SignIn } from './sign-in.ts'

/** What a request may act on. */
export interface Asked extends Pick<WireParts, 'documents' | 'onDisconnect'> {
  readonly sessionId: string
  readonly signIn: SignIn
  readonly listens: Listens
}

type Body = Readonly<Record<string, unknown>>

const requestShape = z.object({ r: z.number(), a: z.string(), b: z.unknown() })

/** The number of a request, its action and its body; undefined when it is none, and its connection is to be closed. */
export function readRequest(message: unknown): { r: number; a: string; b: Body } | undefined {
  const { success, data } = requestShape.safeParse(message)
  return success ? { ...data, b: isRecord(data.b) ? data.b : {} } : undefined
}

/** Does what a request asks; what it resolves with is the data of the answer. Throws RealtimeError. */
export function answerRequest(asked: Asked, action: string, body: Body): Promise<unknown> {
  const act = actions.get(action)
  if (!act) throw new RealtimeError('invalid_data', 'Unknown action')
  return act(asked, body)
}

const actions = new Map<string, (asked: Asked, body: Body) => Promise<unknown>>([
  ['s', async () => ''], // statistics
  ['appcheck', async () => ''],
  ['unappeck', async () => ''],
  ['auth', enter],
  ['gauth', refuseSecret],
  ['unauth', leave],
  ['q', listen],
  ['n', unlisten],
  ['g', get],
  ['p', (asked, body) => write(asked, putOf(body))],
  ['m', (asked, body) => write(asked, mergeOf(body))],
  ['o', (asked, body) => writeAtEnd(asked, putOf(body))],
  ['om', (asked, body) => writeAtEnd(asked, mergeOf(body))],
  ['oc', cancelAtEnd],
])

async function enter({ signIn, listens }: Asked, { cred }: Body): Promise<unknown> {
  const before = signIn.caller().userId
  const { userId, expiresAt } = await signIn.enter(textOf(cred))
  if (userId !== before) await listens.recheck(signIn.caller())
  return { auth: { uid: userId }, expires: Math.floor(expiresAt.getTime() / 1000) }
}

// The secrets and access tokens of administrators are not served.
async function refuseSecret(): Promise<never> {
  throw new RealtimeError('invalid_token')
}

async function leave({ signIn, listens }: Asked): Promise<unknown> {
  const { userId } = signIn.caller()
  signIn.leave()
  if (userId !== null) await listens.recheck(signIn.caller())
  return ''
}

async function listen({ signIn, listens }: Asked, body: Body): Promise<unknown> {
  await listens.add(signIn.caller(), { ...listenedOf(body), hash: body['h'] })
  return {}
}

async function unlisten({ listens }: Asked, body: Body): Promise<unknown> {
  listens.remove(listenedOf(body))
  return ''
}

async function get({ documents, signIn }: Asked, { p, q }: Body): Promise<unknown> {
  const query = parseQuery(q ?? {})
  return toExport(windowOf(await documents.read(signIn.caller(), pathOf(p)), query))
}

async function write({ documents, signIn }: Asked, change: Write): Promise<unknown> {
  await documents.write(signIn.caller(), change)
  return ''
}

async function writeAtEnd({ onDisconnect, signIn, sessionId }: Asked, change: Write): Promise<unknown> {
  await onDisconnect.add(sessionId, signIn.caller(), change)
  return ''
}

async function cancelAtEnd({ onDisconnect, sessionId }: Asked, { p }: Body): Promise<unknown> {
  await onDisconnect.cancel(sessionId, pathOf(p))
  return ''
}

function putOf({ p, d, h }: Body): Write {
  return { kind: 'put', path: pathOf(p), value: d, ...(typeof h === 'string' && { hash: h }) }
}

function mergeOf({ p, d }: Body): Write {
  if (!isRecord(d)) throw new RealtimeError('invalid_data', 'What is merged must be an object')
  return { kind: 'merge', path: pathOf(p), children: d }
}

function listenedOf({ p, q, t }: Body): Listened {
  return { path: pathOf(p), ...(q !== undefined && { q }), ...(t !== undefined && { tag: t }) }
}

function pathOf(p: unknown): ReturnType<typeof parsePath> {
  return parsePath(textOf(p))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new RealtimeError('invalid_data')
}
