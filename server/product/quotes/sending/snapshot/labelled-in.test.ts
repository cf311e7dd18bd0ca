import assert from 'node:assert/strict'
import { test } from 'vitest'
import { labelledIn } from './labelled-in.ts'

test('stored sizes are written in the language of the quote', () => {
  const line = {
    variantLabel: '8 GB · 1536 GB',
    condition: [
      { about: 'storage' as const, value: '1536 GB' },
      { about: 'damage' as const, value: '8 GB' },
    ],
  }
  assert.deepEqual(labelledIn('fr', [line]), [
    {
      variantLabel: '8 Go · 1,5 To',
      condition: [
        { about: 'storage', value: '1,5 To' },
        { about: 'damage', value: '8 GB' },
      ],
    },
  ])
  assert.deepEqual(labelledIn('fr', [{ variantLabel: '' }]), [{ variantLabel: '' }])
})
