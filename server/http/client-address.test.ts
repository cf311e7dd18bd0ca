import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { clientAddressFinder } from './client-address.ts'

async function seen(trustedProxies: string[], connected: string, forwardedFor?: string): Promise<string> {
  const find = clientAddressFinder(trustedProxies)
  const app = new Hono().get('/', (c) => c.text(find(c) ?? 'nobody'))
  const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor }
  const env = { incoming: { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' } } }
  return (await app.request('/', { headers }, env)).text()
}

test('believes no header of those who are not trusted', async () => {
  assert.equal(await seen([], '203.0.113.5'), '203.0.113.5')
  assert.equal(await seen([], '203.0.113.5', '198.51.100.1'), '203.0.113.5')
  assert.equal(await seen(['10.0.0.0/8'], '203.0.113.5', '198.51.100.1'), '203.0.113.5')
})

test('believes what trusted proxies add, and nothing before it', async () => {
  const rows = [
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', 'made up, 1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '1.2.3.4, 198.51.100.1, 10.2.3.4', '198.51.100.1'],
    ['10.0.0.1', '10.9.9.9, 10.2.3.4', '10.9.9.9'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1, made up', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['fd00::1', '198.51.100.1', '198.51.100.1'],
    ['192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['192.0.2.8', '198.51.100.1', '192.0.2.8'],
  ] as const
  for (const [connected, header, expected] of rows) {
    const networks = ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']
    assert.equal(await seen(networks, connected, header), expected, `${connected} with ${header}`)
  }
})

test('knows nobody where there is no connection', async () => {
  const find = clientAddressFinder([])
  const app = new Hono().get('/', (c) => c.text(find(c) ?? 'nobody'))
  const response = await app.request('/', { headers: { 'X-Forwarded-For': '198.51.100.1' } })
  assert.equal(await response.text(), 'nobody')
})
