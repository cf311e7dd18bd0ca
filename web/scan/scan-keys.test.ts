import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type KeyPress, noBurst, readKey } from './scan-keys.ts'

/** Returns the scan that the last key press ended, if any. */
function read(presses: readonly KeyPress[]): string | undefined {
  let burst = noBurst
  let scan: string | undefined
  for (const press of presses) {
    const step = readKey(burst, press)
    burst = step.burst
    scan = step.scan
  }
  return scan
}

function typed(text: string, gapMs: number, start = 1000): KeyPress[] {
  return [...text, 'Enter'].map((key, place) => ({ key, at: start + place * gapMs, isNoText: false }))
}

test('reads characters faster than hands type, followed by Enter, as a scan', () => {
  assert.equal(read(typed('353928184021199', 5)), '353928184021199')
  assert.equal(read(typed('MLPF3B/A', 12)), 'MLPF3B/A')
})

test('allows a slow scanner more time for a longer code', () => {
  assert.equal(read(typed('353928184021199', 26)), '353928184021199')
})

test('does not read fast typing as a scan', () => {
  assert.equal(read(typed('353928184021199', 60)), undefined)
  assert.equal(read(typed('iphone 13', 36)), undefined)
})

test('reads a short burst as a word, not a code', () => {
  assert.equal(read(typed('iphone', 1)), undefined)
  assert.equal(read(typed('1234567', 1)), undefined)
  assert.equal(read(typed('12345678', 1)), '12345678')
})

test('ignores spaces around a scan', () => {
  assert.equal(read(typed('   1234   ', 1)), undefined)
  assert.equal(read(typed(' 12345678 ', 1)), '12345678')
})

test('leaves out what was typed before a scan', () => {
  const before = [...'ab'].map((key, place) => ({ key, at: place * 100, isNoText: false }))
  assert.equal(read([...before, ...typed('353928184021199', 5)]), '353928184021199')
})

test('ends a burst at a pause', () => {
  const end = typed('5678', 5, 1060)
  assert.equal(read([...typed('1234', 5).slice(0, -1), ...end]), undefined)
})

test('ignores a late Enter: a hand pressed it', () => {
  const presses = typed('353928184021199', 5)
  const late = { key: 'Enter', at: 1000 + 15 * 5 + 200, isNoText: false }
  assert.equal(read([...presses.slice(0, -1), late]), undefined)
})

test('does not read a held key as a burst', () => {
  const held = typed('aaaaaaaaaaaa', 20).map((press, place) => ({ ...press, isNoText: place > 0 }))
  assert.equal(
    read(held.map((press) => (press.key === 'Enter' ? { ...press, isNoText: false } : press))),
    undefined,
  )
})

test('ignores Shift before capital letters; other keys end the burst', () => {
  const [first, ...others] = typed('C39VX0ABHG7F', 6)
  assert.ok(first)
  const with_ = (key: string) => [first, { key, at: first.at + 2, isNoText: false }, ...others]
  assert.equal(read(with_('Shift')), 'C39VX0ABHG7F')
  assert.equal(read(with_('Backspace')), '39VX0ABHG7F')
  assert.equal(read(with_('ArrowLeft')), '39VX0ABHG7F')
})

test('reads two scans in a row as two', () => {
  const second = typed('MLPF3B/A', 5, 1200)
  assert.equal(read([...typed('353928184021199', 5), ...second]), 'MLPF3B/A')
})
