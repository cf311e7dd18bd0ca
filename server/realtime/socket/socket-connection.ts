import type { RawData, WebSocket } from 'ws'
import type { Transport } from '../session/transport.ts'
import { control, type Incoming, readMessage } from '../session/messages.ts'
import { createFrameReader } from './frame-reader.ts'
import { framesOf } from './frames-of.ts'

/** Bytes that a slow client may leave unread before it is let go; it comes back with hashes of what it knows. */
const unreadLimit = 16 * 1024 * 1024
/** How long a client may take to say goodbye. */
const closeTimeoutMs = 1_000

export interface SocketConnection extends Transport {
  /** Takes in no more for now, or again. */
  readonly pause: (paused: boolean) => void
}

interface Listener {
  /** Pings are answered already. False closes the connection. */
  readonly received: (message: Incoming, length: number) => boolean
  readonly closed: () => void
}

/** A client's socket, as messages. Whatever is wrong with it closes it, and nothing else. */
export function connectSocket(socket: WebSocket, { received, closed }: Listener): SocketConnection {
  const read = createFrameReader()
  const send = (message: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > unreadLimit) return socket.terminate()
    for (const frame of framesOf(message)) socket.send(frame)
  }
  const takeIn = (data: RawData, isBinary: boolean): boolean => {
    if (isBinary) return false
    const frame = read(String(data))
    if (frame === 'more') return true
    const message = frame === 'broken' ? undefined : readMessage(frame.message)
    if (frame === 'broken' || !message) return false
    if (message.t === 'c' && message.kind === 'p') {
      send(control('o'))
      return true
    }
    return received(message, frame.message.length)
  }
  socket.on('message', (data, isBinary) => {
    if (socket.readyState === socket.OPEN && !takeIn(data, isBinary)) socket.close(1008)
  })
  socket.on('error', () => {}) // it closes too
  socket.on('close', closed)
  return {
    send,
    close() {
      socket.close(1001)
      const cutOff = setTimeout(() => socket.terminate(), closeTimeoutMs)
      socket.once('close', () => clearTimeout(cutOff))
    },
    pause: (paused) => (paused ? socket.pause() : socket.resume()),
  }
}
