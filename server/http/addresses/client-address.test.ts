import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Hono } from 'hono'
import { clientAddressFinder } from './client-address.ts'

async function clientOf(
  trustedProxies: readonly string[],
  connected: string,
  forwardedFor?: string,
): Promise<string> {
  const find = clientAddressFinder(trustedProxies)
  const app = new Hono().get('/', (c) => c.text(find(c) ?? 'undefined'))
  const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor }
  const env = { incoming: { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' } } }
  return (await app.request('/', { headers }, env)).text()
}

test('ignores X-Forwarded-For of peers that are not trusted', async () => {
  assert.equal(await clientOf([], '203.0.113.5'), '203.0.113.5')
  assert.equal(await clientOf([], '203.0.113.5', '198.51.100.1'), '203.0.113.5')
  assert.equal(await clientOf(['10.0.0.0/8'], '203.0.113.5', '198.51.100.1'), '203.0.113.5')
})

test('returns the last address that a trusted proxy added', async () => {
  const rows = [
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', 'forged, 1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '1.2.3.4, 198.51.100.1, 10.2.3.4', '198.51.100.1'],
    ['10.0.0.1', '10.9.9.9, 10.2.3.4', '10.9.9.9'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1, forged', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['10.0.0.1', '1', '10.0.0.1'],
    ['10.0.0.1', '0x7f.0.0.1', '10.0.0.1'],
    ['10.0.0.1', '010.0.0.1', '10.0.0.1'],
    ['10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['10.0.0.1', '2001:DB8:0::1', '2001:db8::1'],
    ['fd00::1', '198.51.100.1', '198.51.100.1'],
    ['192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['192.0.2.8', '198.51.100.1', '192.0.2.8'],
  ] as const
  for (const [connected, header, expected] of rows) {
    const networks = ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']
    assert.equal(await clientOf(networks, connected, header), expected, `${connected} with ${header}`)
  }
})

test('treats IPv4-mapped IPv6 as IPv4', async () => {
  const rows = [
    [['10.0.0.0/8'], '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [['10.0.0.0/8'], '::ffff:a00:1', '198.51.100.1', '198.51.100.1'],
    [['10.0.0.0/8'], '::ffff:11.0.0.1', '198.51.100.1', '11.0.0.1'],
    [['10.0.0.0/8'], '10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    [['10.0.0.0/8'], '10.0.0.1', '[::ffff:c633:6401]:4711', '198.51.100.1'],
    [['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, ::ffff:10.2.3.4', '198.51.100.1'],
    [['::ffff:10.0.0.0/104'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [['::ffff:10.0.0.0/104'], '11.0.0.1', '198.51.100.1', '11.0.0.1'],
    [['::ffff:10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [['0.0.0.0/0'], '2001:db8::1', '198.51.100.1', '2001:db8::1'],
    [['::/0'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ] as const
  for (const [networks, connected, header, expected] of rows) {
    assert.equal(await clientOf(networks, connected, header), expected, `${connected} with ${header}`)
  }
})

test('returns undefined without a connection', async () => {
  const find = clientAddressFinder([])
  const app = new Hono().get('/', (c) => c.text(find(c) ?? 'undefined'))
  const response = await app.request('/', { headers: { 'X-Forwarded-For': '198.51.100.1' } })
  assert.equal(await response.text(), 'undefined')
})
