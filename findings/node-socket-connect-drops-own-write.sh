#!/usr/bin/env bash
# Version: Node 24.21.0
# Guess:   a class that extends net.Socket and has a `write` of its own is asked for every write.
# Seen:    `connect` gives the object the `write` of net.Socket: the method of the class is called before the connection
#          only, and never for a socket that is written to once it is open. Nothing says so.
# So:      wrap such a socket in a Duplex of your own, or set `write` on the object after its `connect` event.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0

cat >own-write.mjs <<'JS'
import { createServer, Socket } from 'node:net'

let calls = 0
class Counted extends Socket {
  write(...args) {
    calls += 1
    return super.write(...args)
  }
}
const server = createServer((peer) => peer.resume()).listen(0, '127.0.0.1', () => {
  const socket = new Counted()
  socket.connect(server.address().port, '127.0.0.1', () => {
    socket.write('one')
    socket.write('two')
    console.log(`own write called ${calls} times, on the object itself: ${Object.hasOwn(socket, 'write')}`)
    socket.destroy()
    server.close()
  })
})
JS

saw "$(node own-write.mjs)" <<'SEEN'
own write called 0 times, on the object itself: true
SEEN
