import assert from 'node:assert/strict'
import { test } from 'vitest'
import { deviceKey, findDevice, getDevice, listDevices } from '../devices.ts'

test('finds every device by the key of its name', () => {
  for (const device of listDevices()) {
    assert.equal(device.key, deviceKey(device.name))
    assert.equal(getDevice(device.key), device)
  }
})

test('keys are lower-case words joined by dashes', () => {
  assert.equal(deviceKey('iPhone 13 Pro'), 'iphone-13-pro')
  assert.equal(deviceKey('iPad Pro 11-inch (M4)'), 'ipad-pro-11-inch-m4')
  assert.equal(deviceKey('MacBook Pro 15″, "Mid 2009"'), 'macbook-pro-15-mid-2009')
})

test('rejects an unknown key with a code', () => {
  assert.equal(findDevice('iphone-99'), undefined)
  assert.throws(() => getDevice('iphone-99'), { code: 'unknown-device' })
})

test('lists devices newest first, and by family', () => {
  const released = listDevices().map((device) => device.released)
  assert.deepEqual(released, released.toSorted().reverse())
  assert.ok(listDevices('ipad').every((device) => device.family === 'ipad'))
  assert.equal(listDevices('iphone')[0]?.name, 'iPhone Duo')
})

test('reads every field of a model', () => {
  const ipad = getDevice('ipad-pro-11-inch-m4')
  assert.deepEqual(ipad.storagesGb, [256, 512, 1024, 2048])
  assert.deepEqual(ipad.connectivity, ['Wi-Fi', 'Wi-Fi + Cellular'])
  assert.equal(ipad.chip, 'M4')
  assert.deepEqual(ipad.variants[0], {
    identifier: 'iPad16,3',
    board: 'J717AP',
    aNumbers: ['A2836'],
    connectivity: 'Wi-Fi',
  })
  assert.deepEqual(getDevice('apple-watch-series-8').sizesMm, [41, 45])
  assert.deepEqual(getDevice('macbook-pro-13-inch-m1-2020').memoriesGb, [8, 16])
})
