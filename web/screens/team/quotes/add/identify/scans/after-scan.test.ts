import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify } from '@costard/devices'
import { type AfterScan, afterScan, type OnScreen, settledIn } from './after-scan.ts'

const imei = '353928184021199'
const otherImei = '353325101234569'
const empty: OnScreen = { text: '', pending: [] }

/** Returns the state of the screen after these scans, and all devices that they added. */
function scan(texts: readonly string[], start = empty): { last: AfterScan; added: readonly string[] } {
  let onScreen: OnScreen = start
  const added: string[] = []
  let last: AfterScan | undefined
  for (const text of texts) {
    last = afterScan(onScreen, { text, by: 'scanner' })
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

test('adds a fully known device at once', () => {
  const { last, added } = scan(['MLPF3B/A'])
  assert.deepEqual(added, ['iPhone 13 128'])
  assert.equal(last.text, '')
})

test('adds two devices when the same box is scanned twice', () => {
  assert.deepEqual(scan(['MLPF3B/A', 'MLPF3B/A']).added, ['iPhone 13 128', 'iPhone 13 128'])
})

test('keeps numbers without a model until a model follows', () => {
  const { last, added } = scan([imei, 'G0NN20ABCPLJ'])
  assert.deepEqual(added, [])
  assert.deepEqual(
    last.pending.map(({ kind }) => kind),
    ['imei', 'serial'],
  )
  assert.deepEqual(scan([imei, 'G0NN20ABCPLJ', 'MLPF3B/A']).added, [`iPhone 13 128 ${imei} G0NN20ABCPLJ`])
})

test('keeps an ambiguous scan and joins the next number to it', () => {
  const { last, added } = scan(['A2633', imei])
  assert.deepEqual(added, [])
  assert.equal(last.outcome, 'waits')
  assert.equal(last.text, `A2633 ${imei}`)
})

test('adds a pending device when a later scan completes it', () => {
  assert.deepEqual(scan(['A2633', imei, 'MLPF3B/A']).added, [`iPhone 13 128 ${imei}`])
})

test('replaces a pending device by another; it can be restored', () => {
  const { last, added } = scan(['A1278', 'MLPF3B/A'])
  assert.deepEqual(added, ['iPhone 13 128'])
  assert.equal(last.setAside, 'A1278')
})

test('reads another IMEI as another device', () => {
  const { last } = scan([`A2633 ${imei}`, otherImei])
  assert.equal(last.setAside, `A2633 ${imei}`)
  assert.deepEqual(last.pending, [{ kind: 'imei', number: otherImei }])
})

test('adds the fully known device on screen when the next one is scanned', () => {
  const text = `iphone 13 128 ${imei}`
  const { added } = scan(['MMXF3B/A'], { ...empty, text, settled: settledIn(identify(text)) })
  assert.equal(added[0], `iPhone 13 128 ${imei}`)
})

test('keeps what a person chose for the device on screen', () => {
  const { device } = settledIn(identify('MLPF3B/A')) ?? assert.fail()
  const { added } = scan([imei], {
    ...empty,
    text: 'a2633',
    settled: { device, narrowed: { storageGb: 256 } },
  })
  assert.deepEqual(added, [`iPhone 13 256 ${imei}`])
})

test('leaves a non-empty screen unchanged after a misread number', () => {
  const { last } = scan(['A1278', '353928184021198'])
  assert.equal(last.outcome, 'misread')
  assert.equal(last.text, 'A1278')
})

test('shows a misread number on an empty screen until the next scan', () => {
  assert.equal(scan(['353928184021198']).last.text, '353928184021198')
  assert.deepEqual(scan(['353928184021198', imei]).last.pending, [{ kind: 'imei', number: imei }])
})

test('reports a code that is not of a device', () => {
  assert.equal(scan(['0194252707180']).last.outcome, 'unknown')
})

test('never completes a scanned number', () => {
  for (const text of ['53928184021199', '3539281840211990', 'IMEI 53928184021199']) {
    const before = { text: 'a2633 128', pending: [] }
    const { last, added } = scan([text], before)
    assert.equal(last.outcome, 'incomplete', text)
    assert.deepEqual([last.text, last.pending, added], ['a2633 128', [], []])
    assert.equal(scan([text]).last.text, '')
  }
})

test('uses nothing of a code whose start is lost', () => {
  for (const text of ['353928184021199', '9VX0ABHG7FQ', 'MLPF3B/A']) {
    const last = afterScan(empty, { text, by: 'cutScan' })
    assert.deepEqual([last.outcome, last.text, last.pending, last.added], ['incomplete', '', [], []])
  }
})

test('completes a number that a person entered without its check digit', () => {
  const { pending } = afterScan(empty, { text: '35392818402119', by: 'hand' })
  assert.deepEqual(pending, [{ kind: 'imei', number: imei }])
})
