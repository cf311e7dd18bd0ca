import type { RawData, WebSocket } from 'ws'
import type { Transport } from '../session/transport.ts'
import { control, type Incoming, readMessage } from '../session/messages.ts'
import { createFrameReader } from './frame-reader.ts'
import { framesOf } from './frames-of.ts'

/** Unread bytes after which a slow client is terminated; it reconnects and catches up by hashes. */
const unreadLimit = 16 * 1024 * 1024
/** Time a client has to complete the close handshake. */
const closeTimeoutMs = 1_000

export interface SocketConnection extends Transport {
  /** Stops or resumes reading. */
  readonly setPaused: (isPaused: boolean) => void
}

interface Listener {
  /** Called for all messages but pings. Returning false closes the connection. */
  readonly onMessage: (message: Incoming, length: number) => boolean
  readonly onClose: () => void
}

/** Sends and receives messages over a socket. Invalid input closes this socket only. */
export function connectSocket(socket: WebSocket, { onMessage, onClose }: Listener): SocketConnection {
  const read = createFrameReader()
  const send = (message: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > unreadLimit) return socket.terminate()
    for (const frame of framesOf(message)) socket.send(frame)
  }
  const receive = (data: RawData, isBinary: boolean): boolean => {
    if (isBinary) return false
    const frame = read(String(data))
    if (frame === 'more') return true
    const message = frame === 'invalid' ? undefined : readMessage(frame.message)
    if (frame === 'invalid' || !message) return false
    if (message.t === 'c' && message.kind === 'p') {
      send(control('o'))
      return true
    }
    return onMessage(message, frame.message.length)
  }
  socket.on('message', (data, isBinary) => {
    if (socket.readyState === socket.OPEN && !receive(data, isBinary)) socket.close(1008)
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
    setPaused: (isPaused) => (isPaused ? socket.pause() : socket.resume()),
  }
}
