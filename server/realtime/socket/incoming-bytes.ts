import type { Duplex } from 'node:stream'

/** Bytes that may arrive beyond a limit: a chunk of the network can hold earlier messages and frame headers. */
const slackBytes = 128 * 1024

/**
 * Counts what arrives before it is a whole frame, which is kept in memory without a limit of its own. onExceeded: called
 * when the bytes since the last message exceed the limit.
 */
export function incomingBytes(
  stream: Duplex,
  limit: () => number,
  onExceeded: () => void,
): { readonly reset: () => void } {
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > limit() + slackBytes) onExceeded()
  })
  return { reset: () => void (bytes = 0) }
}
