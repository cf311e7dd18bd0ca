import { once } from 'node:events'
import { after } from 'node:test'
import { WebSocket } from 'ws'

/** A client that speaks the wire by hand, to see what came and in which order. */
export interface WireClient {
  /** Everything that came since it was asked last: pushes as ['d', body], answers as [number, body]. */
  readonly take: () => [number | string, any][]
  /** The answer to a request. */
  readonly ask: (action: string, body: object) => Promise<{ s: string; d: any }>
  readonly send: (text: string | Buffer) => void
  /** Control messages that came, and have not been taken. */
  readonly control: () => { t: string; d: any }[]
  readonly sessionId: string
  readonly hello: Record<string, unknown>
  readonly socket: WebSocket
  readonly closed: Promise<unknown>
}

/** query: more parameters of the address, from `&` on. */
export async function openWire(origin: string, query = ''): Promise<WireClient> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=costard${query}`)
  after(() => socket.terminate())
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const taken: [number | string, any][] = []
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
    taken.push('r' in d ? [d.r, d.b] : [d.a, d.b])
    waiting.get(d.r)?.(d.b)
  })
  await Promise.race([once(socket, 'message'), closed])
  const hello = control.shift()?.d ?? {}
  return {
    socket,
    hello,
    closed,
    sessionId: hello.s,
    take: () => taken.splice(0),
    control: () => control.splice(0),
    send: (text) => socket.send(text),
    ask(action, body) {
      const r = ++requests
      socket.send(JSON.stringify({ t: 'd', d: { r, a: action, b: body } }))
      return new Promise((resolve) => waiting.set(r, resolve))
    },
  }
}

/** Somebody new, with a token. */
export async function signUp(origin: string): Promise<{ uid: string; idToken: string }> {
  const settings: any = await (await fetch(`${origin}/__/firebase/init.json`)).json()
  const answer = await fetch(`${origin}/v1/accounts:signUp?key=${settings.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  })
  const { localId: uid, idToken }: any = await answer.json()
  return { uid, idToken }
}
