import type { Caller, Write } from '../documents/documents.ts'
import type { Path } from '../tree/path.ts'

/** What is to be written when a client is gone; kept in the database, so that it also happens when a process is. */
export interface OnDisconnect {
  /**
   * Keeps a write for the end of the session; it replaces what was kept at or below its places. Server values wait
   * for the end too. Throws RealtimeError permission_denied, invalid_data, too_big, unavailable.
   */
  readonly add: (session: string, caller: Caller, write: Write) => Promise<void>
  /** Forgets what was kept at or below the path. Throws RealtimeError unavailable. */
  readonly cancel: (session: string, path: Path) => Promise<void>
  /**
   * The session has ended: writes what was kept for it, once and together, without what is not allowed any more.
   * Throws RealtimeError unavailable; another process, or the next start, then does it.
   */
  readonly run: (session: string) => Promise<void>
}
