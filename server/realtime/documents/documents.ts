import type { Transaction } from '#database'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'

/** Who asks: somebody signed in, or nobody. */
export interface Caller {
  readonly userId: string | null
}

/** One change of a client. Values are what came over the wire: export form, arrays and server values allowed. */
export type Write =
  | { readonly kind: 'put'; readonly path: Path; readonly value: unknown; readonly hash?: string }
  /** Deep keys allowed, null removes; all or nothing. */
  | { readonly kind: 'merge'; readonly path: Path; readonly children: Readonly<Record<string, unknown>> }

/** What happened at or below a watched path, in the one order of all writes. Paths are relative to the watched one. */
export interface Change {
  /** What stands at the watched path now. */
  readonly node: Node
  /** The places that changed, none inside another; one with an empty path: all of it. */
  readonly parts: readonly { readonly path: Path; readonly node: Node }[]
}

export interface Watcher {
  /** Called synchronously, in order, and never for what did not change. */
  readonly changed: (change: Change) => void
  /** The asker may not read it any more; nothing follows. */
  readonly cancelled: () => void
}

/** Something that the server itself has to write. */
export interface Notice {
  readonly path: Path
  readonly value: unknown
}

/** The documents of the live wire: PostgreSQL keeps them, every process sees their changes in one order. */
export interface Documents {
  /** Throws RealtimeError permission_denied, unavailable. */
  readonly read: (caller: Caller, path: Path) => Promise<Node>
  /**
   * Resolves with what stands there now; from then on `watcher` hears of every later change and of none before.
   * Throws as read.
   */
  readonly watch: (
    caller: Caller,
    path: Path,
    watcher: Watcher,
  ) => Promise<{ readonly node: Node; readonly stop: () => void }>
  /**
   * Resolves when it is committed and every watcher in this process has heard of it. Throws RealtimeError
   * permission_denied, datastale (the watchers of this process know the current value by then), invalid_data,
   * too_big, unavailable.
   */
  readonly write: (caller: Caller, write: Write) => Promise<void>
  /** Several writes as one, as at the end of a connection; those that are not allowed any more are left out. */
  readonly writeAll: (caller: Caller, writes: readonly Write[]) => Promise<void>
  /**
   * For the server's own news: exists when the caller's transaction commits, and is told at once after that, as one
   * change of its own. Needs no hurry and holds no lock. path: of two keys at least. Throws as write.
   */
  readonly set: (tx: Transaction, path: Path, value: unknown) => Promise<void>
  /** Several of them in one statement. */
  readonly setAll: (tx: Transaction, news: readonly Notice[]) => Promise<void>
}
