import assert from 'node:assert/strict'
import { test } from 'vitest'
import { hasRefusedPort } from './refused-port.ts'

/** Higher than every port that the standard refuses. */
const lastPort = 10_100

/** Replaces the network for fetch, so that nothing is connected. */
const dispatcher = {
  dispatch() {
    throw new Error('not refused')
  },
}

// Node's fetch follows the same standard, and refuses before connecting.
async function isRefusedByFetch(port: number): Promise<boolean> {
  const options = { dispatcher } as unknown as RequestInit
  const error: Error = await fetch(`http://127.0.0.1:${port}/`, options).then(
    () => assert.fail('connected'),
    (reason: Error) => reason,
  )
  return /bad port/.test(String(error.cause))
}

test('refuses exactly the ports that no browser sends http to', async () => {
  for (let port = 1; port <= lastPort; port += 1) {
    const isRefused = hasRefusedPort(new URL(`https://liffey.example:${port}/`))
    assert.equal(isRefused, await isRefusedByFetch(port), String(port))
  }
  assert.equal(hasRefusedPort(new URL('https://liffey.example:0/')), true)
  for (const address of ['https://liffey.example/', 'http://liffey.example:80/'])
    assert.equal(hasRefusedPort(new URL(address)), false, address)
})
