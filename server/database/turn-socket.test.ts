import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'vitest'
import { turnSocket } from './turn-socket.ts'

test('what is written in one turn is held until its end, and then arrives in order', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = turnSocket()
  const [[peer]] = await Promise.all([
    once(server, 'connection'),
    once(socket.connect((server.address() as AddressInfo).port, '127.0.0.1'), 'connect'),
  ])
  socket.write('one ')
  socket.write('two ')
  const held = [socket.writableCorked, socket.writableLength]
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual([held, socket.writableCorked, socket.writableLength], [[1, 8], 0, 0])
  socket.end('three')
  assert.equal(await text(peer), 'one two three')
  server.close()
})
