import type { Caller, Documents } from '../documents/documents.ts'
import { nodeHash } from '../tree/node-hash.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { parseQuery, type Query, windowOf } from '../tree/query.ts'
import { sameNode } from '../tree/same-node.ts'
import { RealtimeError } from '../wire-errors.ts'
import { cancelText, changeText, pathText, wholeText } from './push-texts.ts'
import { changedChild } from './changed-child.ts'

/** Identifies a listen: a path and, for a filtered listen, the query and the tag chosen by the client. */
export interface ListenKey {
  readonly path: Path
  /** As the client sent it. */
  readonly q?: unknown
  readonly tag?: unknown
}

export interface Listens {
  /** Sends the current value, unless its hash is the one given, and then every change. Throws as Documents.watch. */
  readonly add: (caller: Caller, key: ListenKey & { hash?: unknown }) => Promise<void>
  readonly remove: (key: ListenKey) => void
  /** Rechecks every listen for a new caller; cancels those they may not read. Throws RealtimeError unavailable. */
  readonly recheck: (caller: Caller) => Promise<void>
  readonly stopAll: () => void
}

interface Listen extends ListenKey {
  readonly query: Query | undefined
  /** The unfiltered value as of the last change. */
  node: Node
  /** The value the client was last sent; undefined before the first. */
  sent: Node | undefined
  stop: () => void
}

/** Listens allowed per connection. */
const maxListens = 1_000

/** The listens of one connection. send: sends a message as JSON text. */
export function createListens(documents: Pick<Documents, 'watch'>, send: (text: string) => void): Listens {
  const listens = new Map<string, Listen>()
  let isStopped = false

  const cancel = (listen: Listen): void => {
    removeListen(listen)
    send(cancelText(listen.path, listen.q))
  }
  const removeListen = (listen: Listen): void => {
    listen.stop()
    if (listens.get(keyOf(listen)) === listen) listens.delete(keyOf(listen))
  }
  const watch = async (listen: Listen, caller: Caller): Promise<void> => {
    let isCurrent = true
    listen.stop = () => void (isCurrent = false)
    let latest: Node | undefined
    const { node, stop } = await documents.watch(caller, listen.path, {
      changed(change) {
        latest = change.node
        if (!isCurrent) return
        listen.node = change.node
        // Changes before the first push are already included in it.
        if (listen.sent === undefined) return
        if (listen.query) sendWindow(listen, send)
        else send(changeText(listen.path, change))
      },
      cancelled: () => isCurrent && cancel(listen),
    })
    if (!isCurrent || isStopped) return stop()
    listen.stop = () => {
      isCurrent = false
      stop()
    }
    listen.node = latest === undefined ? node : latest
  }

  return {
    async add(caller, { hash, ...key }) {
      const query = key.q === undefined ? undefined : parseQuery(key.q)
      const listen: Listen = { ...key, query, node: null, sent: undefined, stop: () => {} }
      const before = listens.get(keyOf(listen))
      if (before) removeListen(before)
      if (listens.size >= maxListens)
        throw new RealtimeError('too_big', 'Too many listens on this connection')
      listens.set(keyOf(listen), listen)
      try {
        await watch(listen, caller)
      } catch (error) {
        removeListen(listen)
        throw error
      }
      listen.sent = windowIn(listen)
      if (hash !== nodeHash(listen.sent)) send(wholeText(listen.path, listen.sent, listen.tag))
    },
    remove(key) {
      const listen = listens.get(keyOf(key))
      if (listen) removeListen(listen)
    },
    async recheck(caller) {
      for (const listen of listens.values()) {
        listen.stop()
        const previous = windowIn(listen)
        listen.sent = undefined
        try {
          await watch(listen, caller)
        } catch (error) {
          if (!(error instanceof RealtimeError) || error.code !== 'permission_denied') throw error
          cancel(listen)
          continue
        }
        listen.sent = windowIn(listen)
        if (!sameNode(previous, listen.sent)) send(wholeText(listen.path, listen.sent, listen.tag))
      }
    },
    stopAll() {
      isStopped = true
      for (const listen of listens.values()) listen.stop()
      listens.clear()
    },
  }
}

// Sends the whole window, since its bounds move with its content, unless only one child inside it changed.
function sendWindow(listen: Listen, send: (text: string) => void): void {
  const { path, tag, sent = null } = listen
  const window = windowIn(listen)
  if (sameNode(sent, window)) return
  listen.sent = window
  const key = changedChild(sent, window)
  if (key === undefined) return send(wholeText(path, window, tag))
  send(wholeText([...path, key], childOf(window, key), tag))
}

function childOf(node: Node, key: string): Node {
  return node !== null && 'children' in node ? (node.children.get(key) ?? null) : null
}

function windowIn({ query, node }: Listen): Node {
  return query ? windowOf(node, query) : node
}

function keyOf({ path, q, tag }: ListenKey): string {
  return JSON.stringify([pathText(path), tag === undefined ? ['q', q] : ['t', tag]])
}
