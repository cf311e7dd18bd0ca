import assert from 'node:assert/strict'
import { test } from 'vitest'
import { mappingWith } from './chosen-value.ts'

const none = { isSupported: false, pointer: '', clear: '', flagged: '' }
const findMy = (text: string) => ({ pointer: '/locks/findMy', path: ['locks', 'findMy'], text })

test('a value and its opposite fill a mapping', () => {
  assert.deepEqual(mappingWith(none, findMy('on'), 'flagged'), {
    isSupported: true,
    pointer: '/locks/findMy',
    clear: 'off',
    flagged: 'on',
  })
  assert.equal(mappingWith(none, findMy('OFF'), 'clear').flagged, 'ON')
  assert.equal(mappingWith(none, findMy('partly'), 'flagged').clear, '')
})

test('another value of the same field is added; another field starts anew', () => {
  const before = mappingWith(none, findMy('on'), 'flagged')
  assert.deepEqual(mappingWith(before, findMy('lost'), 'flagged'), { ...before, flagged: 'on, lost' })
  assert.deepEqual(mappingWith(before, findMy('on'), 'clear'), { ...before, clear: 'on', flagged: 'off' })
  const elsewhere = mappingWith(before, { pointer: '/fmi', path: ['fmi'], text: 'no' }, 'clear')
  assert.deepEqual(elsewhere, { isSupported: true, pointer: '/fmi', clear: 'no', flagged: 'yes' })
})
