import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogWording, CounterOffer } from '@costard/contract'
import { findingInWordsOf } from './finding-in-words-of.ts'

const wording = {
  questions: {
    faults: {
      text: { en: 'What doesn’t work?', de: 'Was geht nicht?' },
      choices: {
        face: { label: { en: 'Face ID', de: 'Face ID' } },
        speaker: { label: { en: 'Speaker, front', de: 'Lautsprecher, vorn' } },
        camera: { label: { en: 'Camera', de: 'Kamera' } },
      },
    },
  },
} as unknown as CatalogWording

function finding(said: string, found: string, questionKey = 'faults') {
  return {
    questionKey,
    question: 'Was geht nicht?',
    said,
    found,
  } as CounterOffer['content']['findings'][number]
}

test('what an inspection found is read in the language of the member', () => {
  const { question, said, found } = findingInWordsOf(
    finding('Lautsprecher, vorn', 'Face ID, Kamera'),
    { wording },
    'en',
  )
  assert.deepEqual([question, said, found], ['What doesn’t work?', 'Speaker, front', 'Face ID, Camera'])
})

test('numbers, and questions that the catalog does not have, stay', () => {
  assert.equal(findingInWordsOf(finding('92 %', ''), { wording }, 'en').said, '92 %')
  const unknown = finding('Kamera', '', 'gone')
  assert.equal(findingInWordsOf(unknown, { wording }, 'en'), unknown)
  assert.equal(findingInWordsOf(unknown, undefined, 'en'), unknown)
})
