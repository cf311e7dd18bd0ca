import type { Caller, Documents } from '../documents/documents.ts'
import { nodeHash } from '../tree/node-hash.ts'
import type { Node } from '../tree/node.ts'
import { windowOf } from '../tree/query.ts'
import { sameNode } from '../tree/same-node.ts'
import { realtimeLimits } from '../limits.ts'
import { RealtimeError } from '../wire-errors.ts'
import { cancelText, changeText, wholeText } from './push-texts.ts'
import { changedChild } from './changed-child.ts'
import { keptLength, type ListenKey } from './listen-key.ts'

export interface Listens {
  /**
   * Sends the current value, unless its hash is the given one, and then every change. Throws the errors of
   * Documents.watch.
   */
  readonly add: (caller: Caller, key: ListenKey & { hash?: unknown }) => Promise<void>
  readonly remove: (key: ListenKey) => void
  /**
   * Rechecks every listen for a new caller; cancels listens that the caller may not read. Throws
   * RealtimeError unavailable.
   */
  readonly recheck: (caller: Caller) => Promise<void>
  readonly stopAll: () => void
}

interface Listen extends ListenKey {
  /** The unfiltered value at the last change. */
  node: Node
  /** The value last sent to the client; undefined before the first. */
  sent: Node | undefined
  stop: () => void
}

/** The listens of one connection. send: sends a message as JSON text. */
export function createListens(
  documents: Pick<Documents, 'watch' | 'chargeRead'>,
  send: (text: string) => void,
): Listens {
  const listens = new Map<string, Listen>()
  let isStopped = false
  let length = 0

  const cancel = (listen: Listen): void => {
    removeListen(listen)
    send(cancelText(listen.path, listen.filter?.fields))
  }
  const removeListen = (listen: Listen): void => {
    listen.stop()
    if (listens.get(listen.text) !== listen) return
    listens.delete(listen.text)
    length -= keptLength(listen)
  }
  // True if filtered listens have too many children in total: each change looks at all children of the path.
  const isTooWide = (): boolean =>
    listens
      .values()
      .filter(({ filter }) => filter)
      .reduce((sum, { node }) => sum + childCount(node), 0) > realtimeLimits.filteredChildren
  // True if the reader's quota allows a look at the children. The reader is charged, since a value can be
  // costly through other writers.
  const mayLook = ({ node }: Listen, caller: Caller): boolean => {
    try {
      documents.chargeRead(caller, {
        length: 0,
        values: childCount(node) / realtimeLimits.filteredChildShare,
      })
      return true
    } catch (error) {
      if (error instanceof RealtimeError) return false
      throw error
    }
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
        // The first push already includes earlier changes.
        if (listen.sent === undefined) return
        if (listen.filter && (isTooWide() || !mayLook(listen, caller))) cancel(listen)
        else if (listen.filter) sendWindow(listen, send)
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
      const listen: Listen = { ...key, node: null, sent: undefined, stop: () => {} }
      const before = listens.get(key.text)
      if (before) removeListen(before)
      const isFull = length + keptLength(key) > realtimeLimits.listensLength
      if (isFull || listens.size >= realtimeLimits.listens)
        throw new RealtimeError('too_big', 'Too many listens on this connection')
      listens.set(key.text, listen)
      length += keptLength(key)
      try {
        await watch(listen, caller)
        if (listen.filter && isTooWide())
          throw new RealtimeError(
            'too_big',
            'Too many children below the filtered listens of this connection',
          )
      } catch (error) {
        removeListen(listen)
        throw error
      }
      listen.sent = windowIn(listen)
      if (!isKnown(listen.sent, hash)) send(wholeText(listen.path, listen.sent, listen.tag))
    },
    remove(key) {
      const listen = listens.get(key.text)
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
      length = 0
    },
  }
}

/**
 * True if the client already has a value. Skips hashing, which is slow for large values, if the client has
 * none.
 */
function isKnown(node: Node, hash: unknown): boolean {
  if (hash === '' || typeof hash !== 'string') return hash === '' && node === null
  return hash === nodeHash(node)
}

// Sends the whole window, whose bounds move with its content, unless only one child inside changed.
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

function childCount(node: Node): number {
  return node !== null && 'children' in node ? node.children.size : 0
}

function windowIn({ filter, node }: Listen): Node {
  return filter ? windowOf(node, filter.query) : node
}
