import type { Duplex } from 'node:stream'
import { realtimeLimits } from '../limits.ts'
import type { LargeMessages } from '../session/large-messages.ts'

/** Bytes allowed beyond a limit: a chunk of the network can contain earlier messages and frame headers. */
const slackBytes = 128 * 1024

interface Parts {
  readonly largeMessages: LargeMessages
  /** Current maximum message size in bytes. */
  readonly messageLimit: () => number
  /** Sender of the messages. */
  readonly owner: () => string
  /** Called with true when reading must stop, and with false when it may continue. */
  readonly onWait: (isWaiting: boolean) => void
  /** Called if a message is too large, or arrives too slowly. */
  readonly onExceeded: () => void
}

export interface IncomingBytes {
  /** Call for every complete message. Returns the function to call after handling. */
  readonly reset: () => () => void
  /** Call when the connection is closed. */
  readonly stop: () => void
}

/** Counts the received bytes of a message: an incomplete frame is kept in memory without another limit. */
export function incomingBytes(stream: Duplex, parts: Parts): IncomingBytes {
  const { largeMessages, messageLimit, owner, onWait, onExceeded } = parts
  let bytes = 0
  let end: (() => void) | undefined
  let deadline: NodeJS.Timeout | undefined

  const waitForTurn = (): void => {
    let hasTurn = false
    end = largeMessages.wait(owner(), () => {
      hasTurn = true
      deadline = setTimeout(onExceeded, realtimeLimits.largeMessageMs).unref()
      if (end) onWait(false)
    })
    if (!hasTurn) onWait(true)
  }
  const reset = (): (() => void) => {
    bytes = 0
    clearTimeout(deadline)
    const ended = end
    end = undefined
    return () => ended?.()
  }
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > messageLimit() + slackBytes) onExceeded()
    else if (bytes > realtimeLimits.largeMessageBytes && !end) waitForTurn()
  })
  return { reset, stop: () => reset()() }
}
