import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'vitest'
import { after } from '#testing'
import { WebSocket, WebSocketServer } from 'ws'
import { keepAlive } from './keep-alive.ts'

test('terminates a client that misses two pings and keeps one that answers', async () => {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server = new WebSocketServer({ server: http })
  const { stop } = keepAlive(server.clients, 40)
  after(() => {
    stop()
    for (const client of server.clients) client.terminate()
    http.close()
  })
  const { port } = http.address() as AddressInfo // listening on TCP
  const answering = new WebSocket(`ws://127.0.0.1:${port}`)
  const silent = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false })
  await Promise.all([once(answering, 'open'), once(silent, 'open')])
  await once(silent, 'close')
  assert.equal(answering.readyState, WebSocket.OPEN)
})
