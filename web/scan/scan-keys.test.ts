import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type KeyPress, noBurst, readKey, type Scan } from './scan-keys.ts'

/** Returns the scan that the last key press ended, if any. */
function readScan(presses: readonly KeyPress[]): Scan | undefined {
  let burst = noBurst
  let scan: Scan | undefined
  for (const press of presses) {
    const step = readKey(burst, press)
    burst = step.burst
    scan = step.scan
  }
  return scan
}

/** Returns the text of a scan that is complete. */
function read(presses: readonly KeyPress[]): string | undefined {
  const scan = readScan(presses)
  return scan?.isWhole ? scan.text : undefined
}

/** Returns a scanner's key presses with a pause before the character at this index, or before Enter. */
function paused(text: string, place: number, pauseMs: number): KeyPress[] {
  return typed(text, 8).map((press, at) => ({ ...press, at: press.at + (at >= place ? pauseMs - 8 : 0) }))
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

test('joins a code across a pause of up to 250 ms at any place', () => {
  for (const code of ['353928184021199', 'C39VX0ABHG7F', '1PMLPF3B/A']) {
    for (let place = 1; place <= code.length; place += 1) {
      for (const pauseMs of [36, 100, 250]) assert.equal(read(paused(code, place, pauseMs)), code)
    }
  }
})

test('joins a code with several pauses', () => {
  const presses = typed('353928184021199', 8).map((press, place) => ({
    ...press,
    at: press.at + Math.floor(place / 3) * 200,
  }))
  assert.equal(read(presses), '353928184021199')
})

test('reads a code across a longer pause as one that lost its start', () => {
  for (const pauseMs of [251, 400, 600]) {
    assert.deepEqual(readScan(paused('353928184021199', 2, pauseMs)), {
      text: '3928184021199',
      isWhole: false,
    })
  }
})

test('does not read what is left before a longer pause as a scan', () => {
  assert.equal(readScan(paused('353928184021199', 15, 251)), undefined)
})

test('reads the next scan after an interrupted one as whole', () => {
  const lost = typed('353928', 5).slice(0, -1)
  assert.equal(read([...lost, ...typed('353928184021199', 5, 2000)]), '353928184021199')
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
  assert.deepEqual(readScan(with_('Backspace')), { text: '39VX0ABHG7F', isWhole: false })
  assert.deepEqual(readScan(with_('ArrowLeft')), { text: '39VX0ABHG7F', isWhole: false })
})

test('reads two scans in a row as two', () => {
  const second = typed('MLPF3B/A', 5, 1200)
  assert.equal(read([...typed('353928184021199', 5), ...second]), 'MLPF3B/A')
})
