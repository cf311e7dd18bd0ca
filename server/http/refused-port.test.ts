import assert from 'node:assert/strict'
import { test } from 'vitest'
import { hasRefusedPort } from './refused-port.ts'

test('refuses the ports that no browser sends http to', async () => {
  for (const port of [1, 22, 25, 53, 110, 143, 465, 587, 993, 995, 6000, 6667, 10080]) {
    assert.equal(hasRefusedPort(new URL(`https://liffey.example:${port}/`)), true, String(port))
    // node's fetch follows the same standard, and refuses before it connects.
    await assert.rejects(fetch(`http://127.0.0.1:${port}/`), ({ cause }: Error) =>
      /bad port/.test(String(cause)),
    )
  }
  assert.equal(hasRefusedPort(new URL('https://liffey.example:0/')), true)
  for (const address of [
    'https://liffey.example/',
    'http://liffey.example:80/',
    'https://liffey.example:8443/',
  ]) {
    assert.equal(hasRefusedPort(new URL(address)), false, address)
  }
})
