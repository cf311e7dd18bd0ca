import { setTimeout as pause } from 'node:timers/promises'

/** UTF-16 units of a frame. Source: @firebase/database. */
const pieceLength = 16_384
/** Above this, the rest of a message waits, so that the memory of this process stays small. */
const bufferedBytes = 256 * 1024

interface Message {
  readonly t: string
  readonly d: {
    readonly r?: number
    readonly a?: string
    readonly b?: { readonly s?: string; readonly p?: string; readonly d?: unknown }
  }
}

/** A minimal client of the realtime wire, so that the server dominates the measurement. */
export interface LiveClient {
  /** Sends a request; action: as on the wire. Throws unless the response is ok. */
  readonly ask: (action: string, body: object) => Promise<void>
  /** Sends a message of longPut in pieces, like the public client. Throws unless the response is ok. */
  readonly sendLong: (text: string) => Promise<void>
  /** Called with the data of every push. */
  onPush: (data: unknown) => void
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** Number of a long request; a connection has only one at a time. */
const longRequest = 0

/** Returns a put as a message that several connections can send without building it for each. */
export function longPut(path: string, value: string): string {
  return JSON.stringify({ t: 'd', d: { r: longRequest, a: 'p', b: { p: path, d: value } } })
}

/** Opens a signed-in connection. */
export async function connect(port: number, idToken: string): Promise<LiveClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=costard`)
  const waiting = new Map<number, { readonly done: () => void; readonly failed: (error: Error) => void }>()
  let requests = 0
  const client: LiveClient = {
    ask(action, body) {
      const r = (requests += 1)
      return new Promise((done, failed) => {
        waiting.set(r, { done, failed })
        socket.send(JSON.stringify({ t: 'd', d: { r, a: action, b: body } }))
      })
    },
    async sendLong(text) {
      const answered = new Promise<void>((done, failed) => waiting.set(longRequest, { done, failed }))
      socket.send(String(Math.ceil(text.length / pieceLength)))
      for (let at = 0; at < text.length; at += pieceLength) {
        while (socket.bufferedAmount > bufferedBytes) await pause(5)
        socket.send(text.slice(at, at + pieceLength))
      }
      return answered
    },
    onPush: () => {},
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  }
  const hello = new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The realtime wire refused a connection')))
    socket.addEventListener('message', ({ data }) => {
      const { t, d } = JSON.parse(String(data)) as Message // as declared in the protocol
      if (t === 'c') return resolve()
      if (d.r === undefined) return client.onPush(d.b?.d)
      const pending = waiting.get(d.r)
      waiting.delete(d.r)
      if (d.b?.s === 'ok') pending?.done()
      else pending?.failed(new Error(`The realtime wire responded ${d.b?.s}`))
    })
  })
  await hello
  await client.ask('auth', { cred: idToken })
  return client
}
