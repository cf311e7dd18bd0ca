import { Socket } from 'node:net'

/**
 * A connection that sends all that is written to it in one turn of the event loop at once. Statements that follow each
 * other without waiting, such as `begin` and the first of a transaction, cost one call of the operating system.
 */
export function turnSocket(): Socket {
  const socket = new Socket()
  // Set once it is connected: `connect` replaces the `write` of a socket by its own.
  socket.once('connect', () => {
    const send = socket.write.bind(socket)
    let isHeld = false
    socket.write = ((...args: Parameters<typeof send>) => {
      if (!isHeld) {
        isHeld = true
        socket.cork()
        process.nextTick(() => {
          isHeld = false
          socket.uncork()
        })
      }
      return send(...args)
    }) as typeof send
  })
  return socket
}
