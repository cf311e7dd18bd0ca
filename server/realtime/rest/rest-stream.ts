import type { Change } from '../documents/documents.ts'
import type { WireParts } from '../session/parts.ts'
import { createConnectionAuth } from '../session/connection-auth.ts'
import type { Node } from '../tree/node.ts'
import { windowOf } from '../tree/query.ts'
import { sameNode } from '../tree/same-node.ts'
import { nodeToJson } from './rest-response.ts'
import type { RestRequest } from './rest-request.ts'

const keepAliveMs = 30_000
/** Unread bytes after which a slow reader is disconnected. */
const unreadLimit = 16 * 1024 * 1024

/**
 * Streams the value at a path and all its changes as server-sent events. Throws RealtimeError before the
 * stream starts. register: receives the function that ends the stream; returns the function to call after the
 * end.
 */
export async function streamPath(
  parts: WireParts,
  request: RestRequest,
  register: (end: () => void) => () => void,
): Promise<ReadableStream> {
  const { readable, send, end: close, ended } = textStream()
  const event = (name: string, data: string): void => send(`event: ${name}\ndata: ${data}\n\n`)
  const end = (name: string, data: string): void => {
    event(name, data)
    close()
  }
  const auth = createConnectionAuth({
    ...parts,
    address: '',
    onRevoked: () => end('auth_revoked', 'credential is no longer valid'),
  })
  try {
    if (request.token !== undefined) await auth.signIn(request.token)
  } catch (error) {
    auth.close()
    throw error
  }

  const window = (node: Node): Node => (request.query ? windowOf(node, request.query) : node)
  let sent: Node | undefined
  let current: Node | undefined
  const sendWhole = (node: Node): void => {
    sent = window(node)
    event('put', JSON.stringify({ path: '/', data: nodeToJson(sent, request) }))
  }
  const sendChange = (change: Change): void => {
    if (!request.query) return event(...eventOf(change, request))
    if (!sameNode(sent ?? null, window(change.node))) sendWhole(change.node)
  }
  const watched = await parts.documents
    .watch(auth.caller(), request.path, {
      changed(change) {
        current = change.node
        if (sent !== undefined) sendChange(change)
      },
      cancelled: () => end('cancel', 'null'),
    })
    .catch((error: unknown) => {
      auth.close()
      throw error
    })
  sendWhole(current === undefined ? watched.node : current)
  const keepAlive = setInterval(() => event('keep-alive', 'null'), keepAliveMs)
  const unregister = register(close)
  void ended.then(() => {
    clearInterval(keepAlive)
    auth.close()
    watched.stop()
    unregister()
  })
  return readable
}

function eventOf({ node, parts }: Change, request: RestRequest): [name: 'put' | 'patch', data: string] {
  const [only] = parts
  const json = (value: Node): unknown => nodeToJson(value, request)
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
