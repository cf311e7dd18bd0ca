import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { realtimeLimits } from '../limits.ts'
import type { Transport } from '../session/transport.ts'
import { control, type Incoming, readMessage } from '../session/messages.ts'
import { createFrameReader } from './frame-reader.ts'
import { framesOf } from './frames-of.ts'
import { incomingBytes } from './incoming-bytes.ts'

/** Time a client has to complete the close handshake. */
const closeTimeoutMs = 1_000

interface Listener {
  /** Called for all messages but pings. Returning false closes the connection. */
  readonly onMessage: (message: Incoming, length: number) => boolean
  readonly onClose: () => void
  /** Largest message at the moment, in bytes. */
  readonly messageLimit: () => number
}

/** Sends and receives messages over a socket. Invalid input closes this socket only. stream: the socket's TCP stream. */
export function connectSocket(socket: WebSocket, stream: Duplex, listener: Listener): Transport {
  const { onMessage, onClose, messageLimit } = listener
  const read = createFrameReader(messageLimit)
  const incoming = incomingBytes(stream, messageLimit, () => socket.terminate())
  // Frames that had arrived when reading stopped.
  const held: RawData[] = []
  let isPaused = false
  const send = (message: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > realtimeLimits.unreadBytes) return socket.terminate()
    for (const frame of framesOf(message)) socket.send(frame)
  }
  const receive = (data: RawData): boolean => {
    const frame = read(String(data))
    if (frame === 'more') return true
    incoming.reset()
    const message = frame === 'invalid' ? undefined : readMessage(frame.message)
    if (frame === 'invalid' || !message) return false
    if (message.t === 'c' && message.kind === 'p') {
      send(control('o'))
      return true
    }
    return onMessage(message, frame.message.length)
  }
  const handle = (data: RawData): void => {
    if (socket.readyState === socket.OPEN && !receive(data)) socket.close(1008)
  }
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(1008)
    else if (isPaused) held.push(data)
    else handle(data)
  })
  socket.on('error', () => {}) // followed by `close`
  socket.on('close', onClose)
  return {
    send,
    close() {
      socket.close(1001)
      const timer = setTimeout(() => socket.terminate(), closeTimeoutMs)
      socket.once('close', () => clearTimeout(timer))
    },
    setPaused(paused) {
      isPaused = paused
      if (isPaused) return socket.pause()
      while (held.length > 0 && !isPaused) handle(held.shift()!) // not empty
      if (!isPaused) socket.resume()
    },
  }
}
