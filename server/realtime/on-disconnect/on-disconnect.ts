import type { Caller, Write } from '../documents/documents.ts'
import type { Path } from '../tree/path.ts'

/** Writes to apply when a client disconnects; stored in the database, so they survive the death of a process. */
export interface OnDisconnect {
  /**
   * Stores a write for the end of the session, replacing stored ones at or below its paths. Server values are
   * resolved at the end. Throws RealtimeError permission_denied, invalid_data, too_big, unavailable.
   */
  readonly add: (session: string, caller: Caller, write: Write) => Promise<void>
  /** Deletes the writes at or below a path. Throws RealtimeError unavailable. */
  readonly cancel: (session: string, path: Path) => Promise<void>
  /**
   * Applies the writes of an ended session, exactly once and as one change; skips writes that are no longer
   * allowed. Throws RealtimeError unavailable; another process, or the next start, then applies them.
   */
  readonly run: (session: string) => Promise<void>
}
