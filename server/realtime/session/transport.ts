/** Sends messages to a client: a socket or a long poll. */
export interface Transport {
  /** message: JSON text. */
  readonly send: (message: string) => void
  readonly close: () => void
  /** Stops or resumes reading from the client. */
  readonly setPaused: (isPaused: boolean) => void
}
