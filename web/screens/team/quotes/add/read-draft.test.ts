import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readDraft } from './read-draft.ts'

test('a draft of an older version keeps its devices, numbers and answers', () => {
  const setup = { answers: { lock: 'off' }, services: [{ key: 'courier' }], propositionKey: 'cash' }
  const old = {
    devices: [
      {
        id: 'device-1',
        deviceKey: 'iphone-13',
        name: 'iPhone 13',
        silhouette: 'iphone',
        narrowed: { storageGb: 128 },
        imei: '490154203237518',
        setups: { gid: setup },
      },
      { id: 'device-2', name: 'Something else', silhouette: 'iphone', narrowed: {}, quantity: 3, setups: {} },
    ],
    saved: { quoteId: 'q', number: 'Q-1', rev: 3, original: '[]' },
  }
  const { lines, saved } = readDraft(JSON.stringify(old))
  assert.deepEqual(lines, old.devices)
  assert.equal(saved, undefined)
})

test('what is no draft is an empty one', () => {
  for (const text of ['', '{', 'null', '[]', '"x"', '7', '{"lines":3}', '{"devices":{}}', undefined])
    assert.deepEqual(readDraft(text), { lines: [] }, text)
})

test('parts that are no lines or no setups are left out', () => {
  const line = { id: '1', name: 'A', setups: { gid: null, other: { answers: {} } } }
  assert.deepEqual(readDraft(JSON.stringify({ lines: [null, 3, { id: 1 }, line], saved: { lines: null } })), {
    lines: [{ id: '1', name: 'A', silhouette: 'iphone', narrowed: {}, setups: {} }],
  })
})
