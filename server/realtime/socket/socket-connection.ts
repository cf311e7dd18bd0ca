import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { realtimeLimits } from '../limits.ts'
import type { LargeMessages } from '../session/large-messages.ts'
import type { Transport } from '../session/transport.ts'
import { control, type Incoming, readMessage } from '../session/messages.ts'
import { createFrameReader } from './frame-reader.ts'
import { framesOf } from './frames-of.ts'
import { incomingBytes } from './incoming-bytes.ts'
import { textFrame } from './text-frame.ts'

/** Time limit for the close handshake of a client. */
const closeTimeoutMs = 1_000

export interface SocketClient {
  readonly socket: WebSocket
  /** TCP stream of the socket. */
  readonly stream: Duplex
  readonly largeMessages: LargeMessages
}

interface Listener {
  /**
   * Called for all messages except pings. onHandled: callback after handling. Returning false closes the
   * connection.
   */
  readonly onMessage: (message: Incoming, length: number, onHandled: () => void) => boolean
  readonly onClose: () => void
  /** Current maximum message size in bytes. */
  readonly messageLimit: () => number
  /** Sender of the messages. */
  readonly owner: () => string
}

/** Sends and receives messages over a socket. Invalid input closes this socket only. */
export function connectSocket(
  { socket, stream, largeMessages }: SocketClient,
  { onMessage, onClose, messageLimit, owner }: Listener,
): Transport {
  const read = createFrameReader(messageLimit)
  const incoming = incomingBytes(stream, {
    largeMessages,
    messageLimit,
    owner,
    onWait: (isWaiting) => setPaused('large message', isWaiting),
    onExceeded: () => socket.terminate(),
  })
  // Frames received before reading stopped.
  const held: RawData[] = []
  const pauses = new Set<'session' | 'large message'>()
  let isCorked = false
  // Messages of one turn of the event loop, such as a burst of changes, are one write.
  const cork = (): void => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
  const send = (message: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > realtimeLimits.unreadBytes) return socket.terminate()
    cork()
    // Frames are written to the stream: socket.send would make a frame for each socket; the stream has no
    // other writer within a message.
    for (const frame of framesOf(message)) stream.write(textFrame(frame))
  }
  const receive = (data: RawData): boolean => {
    const frame = read(String(data))
    if (frame === 'more') return true
    const onHandled = incoming.reset()
    const message = frame === 'invalid' ? undefined : readMessage(frame.message)
    const isValid =
      frame !== 'invalid' && message !== undefined && take(message, frame.message.length, onHandled)
    if (!isValid) onHandled()
    return isValid
  }
  const take = (message: Incoming, length: number, onHandled: () => void): boolean => {
    if (message.t !== 'c' || message.kind !== 'p') return onMessage(message, length, onHandled)
    send(control('o'))
    onHandled()
    return true
  }
  const handle = (data: RawData): void => {
    if (socket.readyState === socket.OPEN && !receive(data)) socket.close(1008)
  }
  const setPaused = (reason: 'session' | 'large message', isPaused: boolean): void => {
    if (isPaused) {
      pauses.add(reason)
      return socket.pause()
    }
    pauses.delete(reason)
    while (held.length > 0 && pauses.size === 0) handle(held.shift()!) // held is not empty
    if (pauses.size === 0) socket.resume()
  }
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(1008)
    else if (pauses.size > 0) held.push(data)
    else handle(data)
  })
  socket.on('error', () => {}) // `close` follows
  socket.on('close', () => {
    incoming.stop()
    onClose()
  })
  return {
    send,
    close() {
      socket.close(1001)
      const timer = setTimeout(() => socket.terminate(), closeTimeoutMs)
      socket.once('close', () => clearTimeout(timer))
    },
    setPaused: (isPaused) => setPaused('session', isPaused),
  }
}
