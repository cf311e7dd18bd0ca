import assert from 'node:assert/strict'
import { test } from 'node:test'
import { identify } from '@costard/devices'
import { type AfterScan, afterScan, type OnScreen, settledIn } from './after-scan.ts'

const imei = '353928184021199'
const otherImei = '353325101234569'
const empty: OnScreen = { text: '', held: [] }

/** The screen as it is after these scans, and all that they have added. */
function scan(texts: readonly string[], start = empty): { last: AfterScan; added: readonly string[] } {
  let onScreen: OnScreen = start
  const added: string[] = []
  let last: AfterScan | undefined
  for (const text of texts) {
    last = afterScan(onScreen, text)
    added.push(
      ...last.added.map(({ device, narrowed, imei: ownImei, serial }) =>
        [device.name, narrowed.storageGb, ownImei, serial].filter(Boolean).join(' '),
      ),
    )
    onScreen = last
  }
  assert.ok(last)
  return { last, added }
}

test('a scan that leaves nothing to ask is added at once', () => {
  const { last, added } = scan(['MLPF3B/A'])
  assert.deepEqual(added, ['iPhone 13 128'])
  assert.equal(last.text, '')
})

test('the same box twice is two devices', () => {
  assert.deepEqual(scan(['MLPF3B/A', 'MLPF3B/A']).added, ['iPhone 13 128', 'iPhone 13 128'])
})

test('numbers that name no model wait for the one that does', () => {
  const { last, added } = scan([imei, 'G0NN20ABCPLJ'])
  assert.deepEqual(added, [])
  assert.deepEqual(
    last.held.map(({ kind }) => kind),
    ['imei', 'serial'],
  )
  assert.deepEqual(scan([imei, 'G0NN20ABCPLJ', 'MLPF3B/A']).added, [`iPhone 13 128 ${imei} G0NN20ABCPLJ`])
})

test('an ambiguous scan waits, and a number scanned after it joins it', () => {
  const { last, added } = scan(['A2633', imei])
  assert.deepEqual(added, [])
  assert.equal(last.outcome, 'waits')
  assert.equal(last.text, `A2633 ${imei}`)
})

test('a waiting device is settled by the scan that completes it', () => {
  assert.deepEqual(scan(['A2633', imei, 'MLPF3B/A']).added, [`iPhone 13 128 ${imei}`])
})

test('a waiting device gives way to another and can be taken up again', () => {
  const { last, added } = scan(['A1278', 'MLPF3B/A'])
  assert.deepEqual(added, ['iPhone 13 128'])
  assert.equal(last.setAside, 'A1278')
})

test('another IMEI is of another device', () => {
  const { last } = scan([`A2633 ${imei}`, otherImei])
  assert.equal(last.setAside, `A2633 ${imei}`)
  assert.deepEqual(last.held, [{ kind: 'imei', number: otherImei }])
})

test('the device on screen of which all is known is not lost when the next one is scanned', () => {
  const text = `iphone 13 128 ${imei}`
  const { added } = scan(['MMXF3B/A'], { ...empty, text, settled: settledIn(identify(text)) })
  assert.equal(added[0], `iPhone 13 128 ${imei}`)
})

test('what a person said about the device on screen stays said', () => {
  const { device } = settledIn(identify('MLPF3B/A')) ?? assert.fail()
  const { added } = scan([imei], {
    ...empty,
    text: 'a2633',
    settled: { device, narrowed: { storageGb: 256 } },
  })
  assert.deepEqual(added, [`iPhone 13 256 ${imei}`])
})

test('a misread number changes nothing on a screen that shows something', () => {
  const { last } = scan(['A1278', '353928184021198'])
  assert.equal(last.outcome, 'misread')
  assert.equal(last.text, 'A1278')
})

test('a misread number alone is shown, and gives way to the next scan', () => {
  assert.equal(scan(['353928184021198']).last.text, '353928184021198')
  assert.deepEqual(scan(['353928184021198', imei]).last.held, [{ kind: 'imei', number: imei }])
})

test('a code that is of no device is told', () => {
  assert.equal(scan(['0194252707180']).last.outcome, 'unknown')
})
