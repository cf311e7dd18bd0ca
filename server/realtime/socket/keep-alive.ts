import type { WebSocket } from 'ws'

const pingIntervalMs = 30_000
/** Unanswered pings until a client is disconnected. */
const allowedMisses = 2

/** Pings sockets: detects half-open TCP connections and keeps proxies from closing idle ones. */
export function keepAlive(sockets: Iterable<WebSocket>, intervalMs = pingIntervalMs): { stop: () => void } {
  const misses = new WeakMap<WebSocket, number>()
  const timer = setInterval(() => {
    for (const socket of sockets) {
      const missed = misses.get(socket)
      if (missed === undefined) socket.on('pong', () => misses.set(socket, 0))
      if ((missed ?? 0) >= allowedMisses) {
        socket.terminate()
        continue
      }
      misses.set(socket, (missed ?? 0) + 1)
      if (socket.readyState === socket.OPEN) socket.ping()
    }
  }, intervalMs)
  return { stop: () => clearInterval(timer) }
}
