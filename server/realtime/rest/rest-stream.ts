import type { Change } from '../documents/documents.ts'
import type { WireParts } from '../session/parts.ts'
import { createSignIn } from '../session/sign-in.ts'
import type { Node } from '../tree/node.ts'
import { windowOf } from '../tree/query.ts'
import { sameNode } from '../tree/same-node.ts'
import { nodeToJson } from './rest-response.ts'
import type { RestRequest } from './rest-request.ts'

const keepAliveMs = 30_000
/** Characters that a slow reader may leave unread before it is let go. */
const unreadLimit = 16 * 1024 * 1024

/**
 * What stands at a place, and all that changes there, as server-sent events. Throws RealtimeError before it starts.
 * opened: takes what ends it early; returns what is to be called when it has ended.
 */
export async function streamPath(
  parts: WireParts,
  asked: RestRequest,
  opened: (end: () => void) => () => void,
): Promise<ReadableStream> {
  const { readable, send, end: close, ended } = textStream()
  const event = (name: string, data: string): void => send(`event: ${name}\ndata: ${data}\n\n`)
  const end = (name: string, data: string): void => {
    event(name, data)
    close()
  }
  const signIn = createSignIn({
    ...parts,
    revoked: () => end('auth_revoked', 'credential is no longer valid'),
  })
  if (asked.token !== undefined) await signIn.enter(asked.token)

  const window = (node: Node): Node => (asked.query ? windowOf(node, asked.query) : node)
  let shown: Node | undefined
  let current: Node | undefined
  const whole = (node: Node): void => {
    shown = window(node)
    event('put', JSON.stringify({ path: '/', data: nodeToJson(shown, asked) }))
  }
  const tell = (change: Change): void => {
    if (!asked.query) return event(...eventOf(change, asked))
    if (!sameNode(shown ?? null, window(change.node))) whole(change.node)
  }
  const watched = await parts.documents
    .watch(signIn.caller(), asked.path, {
      changed(change) {
        current = change.node
        if (shown !== undefined) tell(change)
      },
      cancelled: () => end('cancel', 'null'),
    })
    .catch((error: unknown) => {
      signIn.leave()
      throw error
    })
  whole(current === undefined ? watched.node : current)
  const keepAlive = setInterval(() => event('keep-alive', 'null'), keepAliveMs)
  const forget = opened(close)
  void ended.then(() => {
    clearInterval(keepAlive)
    signIn.leave()
    watched.stop()
    forget()
  })
  return readable
}

function eventOf({ node, parts }: Change, asked: RestRequest): [name: 'put' | 'patch', data: string] {
  const [only] = parts
  const json = (value: Node): unknown => nodeToJson(value, asked)
  if (only && parts.length === 1) {
    return ['put', JSON.stringify({ path: `/${only.path.join('/')}`, data: json(only.node) })]
  }
  if (parts.some(({ path }) => path.length === 0))
    return ['put', JSON.stringify({ path: '/', data: json(node) })]
  const data: Record<string, unknown> = Object.create(null)
  for (const part of parts) data[part.path.join('/')] = json(part.node)
  return ['patch', JSON.stringify({ path: '/', data })]
}

function textStream(): {
  readable: ReadableStream
  send: (text: string) => void
  end: () => void
  ended: Promise<void>
} {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const end = (): void => {
    controller?.close()
    controller = undefined
    resolve()
  }
  const readable = new ReadableStream<Uint8Array>(
    {
      start: (started) => void (controller = started),
      cancel() {
        controller = undefined
        resolve()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadLimit }),
  )
  return {
    readable,
    ended,
    end,
    send(text) {
      if (!controller) return
      if ((controller.desiredSize ?? 0) < 0) end()
      else controller.enqueue(Buffer.from(text))
    },
  }
}
