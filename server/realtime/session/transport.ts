/** What brings messages to a client: a socket or a long poll. */
export interface Transport {
  /** Takes the JSON text of one message. */
  readonly send: (message: string) => void
  /** Ends it for good. */
  readonly close: () => void
}
