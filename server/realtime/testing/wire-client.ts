import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after } from '#testing'
import { WebSocket } from 'ws'

/** A raw client of the protocol, to check which messages arrive in which order. */
export interface WireClient {
  /** Returns and clears the received messages: pushes as ['d', body], responses as [number, body]. */
  readonly take: () => [number | string, any][]
  /** Sends a request; resolves with the response. */
  readonly ask: (action: string, body: object) => Promise<{ s: string; d: any }>
  readonly send: (text: string | Buffer) => void
  /** Returns and clears the received control messages. */
  readonly control: () => { t: string; d: any }[]
  readonly sessionId: string
  readonly hello: Record<string, unknown>
  readonly socket: WebSocket
  readonly closed: Promise<unknown>
}

/** query: additional URL parameters, starting with `&`. */
export async function openWire(origin: string, query = ''): Promise<WireClient> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=costard${query}`)
  after(() => socket.terminate())
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const received: [number | string, any][] = []
  const control: { t: string; d: any }[] = []
  const waiting = new Map<number, (body: any) => void>()
  let requests = 0
  let missing = 0
  let pieces = ''

  socket.on('error', () => {})
  socket.on('message', (data) => {
    const frame = String(data)
    if (missing === 0 && /^\d{1,6}$/.test(frame)) return void (missing = Number(frame))
    pieces += frame
    if (missing > 0 && --missing > 0) return
    const { t, d } = JSON.parse(pieces)
    pieces = ''
    if (t === 'c') return void control.push(d)
    received.push('r' in d ? [d.r, d.b] : [d.a, d.b])
    waiting.get(d.r)?.(d.b)
  })
  await Promise.race([once(socket, 'message'), closed])
  const hello = control.shift()?.d ?? {}
  return {
    socket,
    hello,
    closed,
    sessionId: hello.s,
    take: () => received.splice(0),
    control: () => control.splice(0),
    send: (text) => socket.send(text),
    ask(action, body) {
      const r = ++requests
      socket.send(JSON.stringify({ t: 'd', d: { r, a: action, b: body } }))
      return new Promise((resolve) => waiting.set(r, resolve))
    },
  }
}

export interface SignedInWire extends WireClient {
  /** A new path below the account's preferences. */
  readonly own: string
}

/** Opens a connection signed in to an account. */
export async function connectAs(
  origin: string,
  { uid, idToken }: Account,
  query?: string,
): Promise<SignedInWire> {
  const client = await openWire(origin, query)
  const { s, d } = await client.ask('auth', { cred: idToken })
  assert.equal(s, 'ok')
  assert.equal(d.auth.uid, uid)
  client.take()
  return { ...client, own: `/preferences/${uid}/${crypto.randomUUID()}` }
}

export interface Account {
  readonly uid: string
  readonly idToken: string
}

/** Signs up a new anonymous account. */
export async function signUp(origin: string): Promise<Account> {
  const settings: any = await (await fetch(`${origin}/__/firebase/init.json`)).json()
  const answer = await fetch(`${origin}/v1/accounts:signUp?key=${settings.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  })
  const { localId: uid, idToken }: any = await answer.json()
  return { uid, idToken }
}
