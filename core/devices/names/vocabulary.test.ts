import assert from 'node:assert/strict'
import { test } from 'vitest'
import { listDevices } from '../devices.ts'
import { fold } from './fold.ts'
import { longestPhraseFrom, meaningOf } from './vocabulary.ts'

test('no phrase of a part or of a seller hides words of a name', () => {
  const hidden = new Set<string>()
  for (const { name, aliases } of listDevices())
    for (const one of [name, ...aliases]) {
      const words = fold(one).match(/[a-z0-9]+/g) ?? []
      for (const [from, first] of words.entries())
        for (
          let length = 2;
          length <= longestPhraseFrom(first) && from + length <= words.length;
          length += 1
        ) {
          const phrase = words.slice(from, from + length).join(' ')
          const says = meaningOf(phrase)?.says
          if (says === 'note' || says === 'part' || says === 'label') hidden.add(`${phrase}: ${says}, ${one}`)
        }
    }
  assert.deepEqual([...hidden], [])
})
