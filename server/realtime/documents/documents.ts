import type { Transaction } from '#database'
import type { Load } from '../tree/node-cost.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import type { Query } from '../tree/query.ts'

/** The user of a request; null if signed out. */
export interface Caller {
  readonly userId: string | null
  /** A user without a permanent account, with smaller quotas. */
  readonly isGuest?: boolean
  /**
   * Id of the connection, whose transactions take turns with those of others; absent for a single request.
   */
  readonly client?: string
}

/**
 * Part of a value: the children that match a query, or only the keys of the children, each with the value
 * `true`.
 */
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
  /** Called synchronously and in order, for actual changes only. */
  readonly changed: (change: Change) => void
  /** Called when the caller may no longer read the path; no calls follow. */
  readonly cancelled: () => void
}

/** A write by the server itself. */
export interface Notice {
  readonly path: Path
  readonly value: unknown
}

/** Notices that are written by a statement of the caller, together with its own changes. */
export interface StatementNotices {
  /** Returns the parameter of insertedNotices. Throws the errors of write. */
  readonly parameterOf: (notices: readonly Notice[]) => string
  /** Publishes the notices. Call after the statement has committed. */
  readonly committed: () => void
}

/**
 * The documents of the realtime protocol: stored in PostgreSQL; every process sees the changes of a document
 * in one order.
 */
export interface Documents {
  /**
   * Returns a value or the requested part, reading only the needed rows. Quotas count the rows read, not the
   * returned part. Throws RealtimeError permission_denied, quota_exceeded, unavailable.
   */
  readonly read: (caller: Caller, path: Path, part?: ReadPart) => Promise<Node>
  /**
   * Counts work for a read outside of this interface. Throws RealtimeError quota_exceeded above the quota.
   */
  readonly chargeRead: (caller: Caller, load: Load) => void
  /**
   * Resolves with the current value; `watcher` is called for every later change and for no earlier one.
   * Throws the errors of read.
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
  /**
   * Applies several writes as one change, such as those of a closed connection; skips writes that are no
   * longer allowed.
   */
  readonly writeAll: (caller: Caller, writes: readonly Write[]) => Promise<void>
  /**
   * Writes for the server as part of the caller's transaction; published right after its commit as a separate
   * change. Takes no lock. path: at least two keys. Throws the errors of write.
   */
  readonly set: (tx: Transaction, path: Path, value: unknown) => Promise<void>
  /** Like set, for several values in one statement. */
  readonly setAll: (tx: Transaction, notices: readonly Notice[]) => Promise<void>
  /** Like setAll, within a statement of the caller (insertedNotices); absent if not supported. */
  readonly inStatement?: StatementNotices
  /**
   * Deletes the preferences of a deleted account and refuses all its later writes, as part of the
   * transaction.
   */
  readonly closeAccount: (tx: Transaction, userId: string) => Promise<void>
}
