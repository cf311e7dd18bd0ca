import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, test } from 'vitest'
import { CallFailed, loaded, newVersion } from './calls.ts'

const server = createServer((_, response) => response.end('live')).listen(0, '127.0.0.1')
afterAll(() => server.close())

const { fetch } = globalThis
afterAll(() => {
  globalThis.fetch = fetch
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /scan.js'))

function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => assert.fail('loaded'),
    (error: unknown) => (error instanceof CallFailed ? error.code : 'other'),
  )
}

test('a part that the server no longer has is reported as a new version, and no answer as offline', async () => {
  // Resolves /livez against the page, like a browser.
  globalThis.fetch = (path, init) => fetch(`http://127.0.0.1:${port}${String(path)}`, init)
  if (!server.listening) await once(server, 'listening')
  let { port } = server.address() as AddressInfo
  assert.equal(await codeOf(loaded(missing)), newVersion)
  port = 9
  assert.equal(await codeOf(loaded(missing)), undefined)
})
