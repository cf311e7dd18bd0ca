import type { Transaction } from '#database'
import type { Load } from '../tree/node-cost.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import type { Query } from '../tree/query.ts'

/** The user a request is made for; null when signed out. */
export interface Caller {
  readonly userId: string | null
  /** Somebody without an account, who has smaller quotas. */
  readonly isGuest?: boolean
  /** The connection, whose transactions take turns with those of others; absent for a single request. */
  readonly client?: string
}

/** Part of a value: the children that match a query, or of each child only that it is there, as `true`. */
export interface ReadPart {
  readonly query?: Query | undefined
  readonly isShallow?: boolean | undefined
}

/** One change of a client. Values as received: export form; arrays and server values are allowed. */
export type Write =
  | { readonly kind: 'put'; readonly path: Path; readonly value: unknown; readonly hash?: string }
  /** Keys may be deep paths; null removes. Applied entirely or not at all. */
  | { readonly kind: 'merge'; readonly path: Path; readonly children: Readonly<Record<string, unknown>> }

/** A change at or below a watched path, in the order of its document. Paths are relative to the watched one. */
export interface Change {
  /** The new value at the watched path. */
  readonly node: Node
  /** The changed paths, none below another; an empty path means the whole value. */
  readonly parts: readonly { readonly path: Path; readonly node: Node }[]
}

export interface Watcher {
  /** Called synchronously and in order, only for actual changes. */
  readonly changed: (change: Change) => void
  /** The caller may no longer read the path; no calls follow. */
  readonly cancelled: () => void
}

/** A write made by the server itself. */
export interface Notice {
  readonly path: Path
  readonly value: unknown
}

/** Notices that a statement of the caller writes together with its own changes. */
export interface StatementNotices {
  /** Returns the parameter of insertedNotices. Throws as write. */
  readonly parameterOf: (notices: readonly Notice[]) => string
  /** To be called after the statement has committed: publishes them. */
  readonly committed: () => void
}

/** The documents behind the realtime wire: stored in PostgreSQL; every process sees the changes of a document in one order. */
export interface Documents {
  /**
   * Returns the value, or the requested part of it: only the needed rows are read. Rows read count, not the
   * returned part. Throws RealtimeError permission_denied, quota_exceeded, unavailable.
   */
  readonly read: (caller: Caller, path: Path, part?: ReadPart) => Promise<Node>
  /** Counts work for a read that is done outside. Throws RealtimeError quota_exceeded when there was too much. */
  readonly chargeRead: (caller: Caller, load: Load) => void
  /**
   * Resolves with the current value; `watcher` is called for every later change and for no earlier one.
   * Throws as read.
   */
  readonly watch: (
    caller: Caller,
    path: Path,
    watcher: Watcher,
  ) => Promise<{ readonly node: Node; readonly stop: () => void }>
  /**
   * Resolves after the commit, once every watcher in this process has been called. Throws RealtimeError
   * permission_denied, datastale (watchers in this process already have the current value), invalid_data, too_big,
   * quota_exceeded, unavailable.
   */
  readonly write: (caller: Caller, write: Write) => Promise<void>
  /** Applies several writes as one change, as at the end of a connection; skips those no longer allowed. */
  readonly writeAll: (caller: Caller, writes: readonly Write[]) => Promise<void>
  /**
   * Writes for the server: part of the caller's transaction, published right after its commit as a change of its own.
   * Takes no lock. path: at least two keys. Throws as write.
   */
  readonly set: (tx: Transaction, path: Path, value: unknown) => Promise<void>
  /** Does the same as set for several values in one statement. */
  readonly setAll: (tx: Transaction, notices: readonly Notice[]) => Promise<void>
  /** Does the same as setAll within a statement of the caller (insertedNotices); absent if it cannot. */
  readonly inStatement?: StatementNotices
  /** Deletes the preferences of a deleted account and refuses all its later writes, as part of the transaction. */
  readonly closeAccount: (tx: Transaction, userId: string) => Promise<void>
}
