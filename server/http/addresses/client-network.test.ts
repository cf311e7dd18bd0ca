import assert from 'node:assert/strict'
import { test } from 'vitest'
import { clientNetwork, widerNetworks } from './client-network.ts'

test('returns an IPv4 address as it is, and the /64 network of an IPv6 address', () => {
  const rows = [
    [undefined, undefined],
    ['198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::198.51.100.1', '64:ff9b:0:0::/64'],
  ] as const
  for (const [address, expected] of rows) assert.equal(clientNetwork(address), expected)
})

test('returns the wider networks of a client', () => {
  const rows = [
    [undefined, []],
    ['198.51.100.1', ['198.51.100.0/24']],
    ['2001:db8:1:2::/64', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8:1:abcd::/64', ['2001:db8:1:ab00::/56', '2001:db8:1::/48']],
    ['2001:db8:1:2ff::/64', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['a unix socket', []],
  ] as const
  for (const [client, expected] of rows) {
    assert.deepEqual(
      widerNetworks(client).map(({ network }) => network),
      expected,
    )
  }
})
