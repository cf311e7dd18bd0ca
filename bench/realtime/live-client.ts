interface Message {
  readonly t: string
  readonly d: {
    readonly r?: number
    readonly a?: string
    readonly b?: { readonly s?: string; readonly p?: string; readonly d?: unknown }
  }
}

/** A minimal client of the realtime wire, so that the server dominates what is measured. */
export interface LiveClient {
  /** Sends a request; action: as on the wire. Throws unless the response is ok. */
  readonly ask: (action: string, body: object) => Promise<void>
  /** Called with the data of every push. */
  onPush: (data: unknown) => void
  readonly isOpen: () => boolean
  readonly close: () => void
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
    onPush: () => {},
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  }
  const hello = new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The realtime wire refused a connection')))
    socket.addEventListener('message', ({ data }) => {
      const { t, d } = JSON.parse(String(data)) as Message // shape of the wire
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
