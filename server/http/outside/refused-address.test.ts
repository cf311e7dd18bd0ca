import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isRefusedAddress, namesRefusedAddress } from './refused-address.ts'

test('refuses non-public addresses', () => {
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'no address',
    '',
  ])
    assert.equal(isRefusedAddress(address), true, address)
})

test('allows public addresses', () => {
  for (const address of [
    '1.1.1.1',
    '9.255.255.255',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4007::8',
  ])
    assert.equal(isRefusedAddress(address), false, address)
})

test('recognises refused hosts in all URL notations', () => {
  for (const address of [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://127.0.0.1./',
    'http://[::1]:8080/',
    'http://[::ffff:7f00:1]/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://a.localhost/',
    'http://１２７.0.0.1/',
  ])
    assert.equal(namesRefusedAddress(new URL(address)), true, address)
  for (const address of ['https://1.1.1.1/', 'https://checks.example/', 'https://localhost.example/'])
    assert.equal(namesRefusedAddress(new URL(address)), false, address)
})
