/** How news reach this page: as they happen, by asking now and then, or not at all. */
export type Connection = 'live' | 'asking' | 'lost'

export type Stop = () => void

/** Live documents: places in a tree that tell their value now and whenever it changes. */
export interface Live {
  /** Tells what stands at a path (null: nothing) and every later value, until it is stopped or not allowed any more. */
  readonly watch: (path: string, onValue: (value: unknown) => void) => Stop
  /** Puts something at a place of this page's own below a path; it goes when stopped, or with the connection. */
  readonly occupy: (path: string, value: Readonly<Record<string, unknown>>) => Stop
  /** Tells the connection at every change; it starts as live. */
  readonly watchConnection: (onChange: (connection: Connection) => void) => Stop
  /** The server's clock. Milliseconds since 1970. */
  readonly now: () => number
  /** Watches and places are let go of; the connection ends. */
  readonly close: () => void
}
