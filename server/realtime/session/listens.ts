import type { Caller, Documents } from '../documents/documents.ts'
import { nodeHash } from '../tree/node-hash.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { parseQuery, type Query, windowOf } from '../tree/query.ts'
import { sameNode } from '../tree/same-node.ts'
import { RealtimeError } from '../wire-errors.ts'
import { cancelText, changeText, pathText, wholeText } from './push-texts.ts'
import { changedChild } from './changed-child.ts'

/** What names a listen: a place and, for a part of it, the query and the number by which the client knows it. */
export interface Listened {
  readonly path: Path
  /** As the client sent it. */
  readonly q?: unknown
  readonly tag?: unknown
}

export interface Listens {
  /** Sends what stands there, unless the client knows it by its hash, and from then on what changes. Throws as Documents.watch. */
  readonly add: (caller: Caller, listened: Listened & { hash?: unknown }) => Promise<void>
  readonly remove: (listened: Listened) => void
  /** Somebody else asks now: cancels what they may not read. Throws RealtimeError unavailable. */
  readonly recheck: (caller: Caller) => Promise<void>
  readonly stopAll: () => void
}

interface Listen extends Listened {
  readonly query: Query | undefined
  /** All of the place, as of the last change told. */
  node: Node
  /** What the client has been sent; undefined before the first time. */
  shown: Node | undefined
  stop: () => void
}

/** Places that one connection may listen to. */
const maxListens = 1_000

/** The listens of one connection. send: takes the text of a message. */
export function createListens(documents: Pick<Documents, 'watch'>, send: (text: string) => void): Listens {
  const listens = new Map<string, Listen>()
  let isStopped = false

  const cancel = (listen: Listen): void => {
    forget(listen)
    send(cancelText(listen.path, listen.q))
  }
  const forget = (listen: Listen): void => {
    listen.stop()
    if (listens.get(keyOf(listen)) === listen) listens.delete(keyOf(listen))
  }
  const watch = async (listen: Listen, caller: Caller): Promise<void> => {
    let isCurrent = true
    listen.stop = () => void (isCurrent = false)
    let heard: Node | undefined
    const { node, stop } = await documents.watch(caller, listen.path, {
      changed(change) {
        heard = change.node
        if (!isCurrent) return
        listen.node = change.node
        // What comes before the first sight of the place is part of it.
        if (listen.shown === undefined) return
        if (listen.query) showWindow(listen, send)
        else send(changeText(listen.path, change))
      },
      cancelled: () => isCurrent && cancel(listen),
    })
    if (!isCurrent || isStopped) return stop()
    listen.stop = () => {
      isCurrent = false
      stop()
    }
    listen.node = heard === undefined ? node : heard
  }

  return {
    async add(caller, { hash, ...listened }) {
      const query = listened.q === undefined ? undefined : parseQuery(listened.q)
      const listen: Listen = { ...listened, query, node: null, shown: undefined, stop: () => {} }
      const before = listens.get(keyOf(listen))
      if (before) forget(before)
      if (listens.size >= maxListens) throw new RealtimeError('too_big', 'Too many places are listened to')
      listens.set(keyOf(listen), listen)
      try {
        await watch(listen, caller)
      } catch (error) {
        forget(listen)
        throw error
      }
      listen.shown = windowIn(listen)
      if (hash !== nodeHash(listen.shown)) send(wholeText(listen.path, listen.shown, listen.tag))
    },
    remove(listened) {
      const listen = listens.get(keyOf(listened))
      if (listen) forget(listen)
    },
    async recheck(caller) {
      for (const listen of listens.values()) {
        listen.stop()
        const shown = windowIn(listen)
        listen.shown = undefined
        try {
          await watch(listen, caller)
        } catch (error) {
          if (!(error instanceof RealtimeError) || error.code !== 'permission_denied') throw error
          cancel(listen)
          continue
        }
        listen.shown = windowIn(listen)
        if (!sameNode(shown, listen.shown)) send(wholeText(listen.path, listen.shown, listen.tag))
      }
    },
    stopAll() {
      isStopped = true
      for (const listen of listens.values()) listen.stop()
      listens.clear()
    },
  }
}

// A window is sent whole, as its bounds move with its content, unless one child changed within it.
function showWindow(listen: Listen, send: (text: string) => void): void {
  const { path, tag, shown } = listen
  const window = windowIn(listen)
  if (sameNode(shown ?? null, window)) return
  listen.shown = window
  const key = changedChild(shown ?? null, window)
  if (key === undefined) return send(wholeText(path, window, tag))
  send(wholeText([...path, key], childOf(window, key), tag))
}

function childOf(node: Node, key: string): Node {
  return node !== null && 'children' in node ? (node.children.get(key) ?? null) : null
}

function windowIn({ query, node }: Listen): Node {
  return query ? windowOf(node, query) : node
}

function keyOf({ path, q, tag }: Listened): string {
  return JSON.stringify([pathText(path), tag === undefined ? ['q', q] : ['t', tag]])
}
