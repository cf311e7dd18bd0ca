/** How changes reach this page: pushed, by polling, or not at all. */
export type Connection = 'live' | 'polling' | 'lost'

export type Stop = () => void

/** A child written to a path, which is removed when stopped or when the connection closes. */
export interface Entry {
  readonly write: (value: Readonly<Record<string, unknown>>) => void
  readonly stop: Stop
}

/** Live documents: a tree whose paths report their current value and every change. */
export interface Live {
  /**
   * Calls onValue with the current value of a path (null: none) and every later one, until stopped or
   * permission is lost.
   */
  readonly watch: (path: string, onValue: (value: unknown) => void) => Stop
  /**
   * Writes a value to a new child of the path. The child is removed when stopped, or when the connection
   * closes.
   */
  readonly writeWhileConnected: (path: string, value: Readonly<Record<string, unknown>>) => Stop
  /** Like writeWhileConnected, but for a changing value: one child, from the first write on. */
  readonly entryWhileConnected: (path: string) => Entry
  /** Calls onChange at every change of the connection; the initial state is `live`. */
  readonly watchConnection: (onChange: (connection: Connection) => void) => Stop
  /** Current time by the server's clock. Milliseconds since the epoch. */
  readonly now: () => number
  /** Removes all watches and entries and closes the connection. */
  readonly close: () => void
}
