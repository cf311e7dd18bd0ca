import assert from 'node:assert/strict'
import { type CatalogPart, type CatalogParts, partId } from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import fc from 'fast-check'
import { test } from 'vitest'
import { insertedQuestion } from './inserted-question.ts'

const aValue = (phase: 'both' | 'quote' | 'inspection') => ({
  pricing: { type: 'boolean', required: true, phase, visibleTo: 'both', choices: [] } as const,
  wording: { text: { en: 'Asked?' }, choices: {} },
})

test('a new question stands behind the last that a quote asks of every device, under its heading', () => {
  const phases = fc.array(fc.constantFrom('both' as const, 'quote' as const, 'inspection' as const), {
    maxLength: 8,
  })
  const gaps = fc.infiniteStream(fc.integer({ min: 1, max: 3 }))
  fc.assert(
    fc.property(phases, gaps, fc.infiniteStream(fc.boolean()), (given, gap, condition) => {
      const parts = new Map<string, CatalogPart>()
      let position = 0
      const questions = given.map((phase, at) => ({
        key: `q${at}`,
        phase,
        ...(condition.next().value === true && { conditions: { all: [] } }),
      }))
      const wording = Object.fromEntries(questions.map(({ key }) => [key, { group: `of ${key}` }]))
      for (const { key, phase } of questions) {
        position += gap.next().value ?? 1
        const part: CatalogPart = { kind: 'question', key, value: { ...aValue(phase), position } }
        parts.set(partId(part), part)
      }
      // The function reads no other fields of the document.
      const document = {
        pricing: { questions },
        wording: { questions: wording },
      } as unknown as CatalogDocument
      for (const part of insertedQuestion(document, parts, 'new', aValue('both')))
        parts.set(partId(part), part)
      const placed = [...parts.values()]
        .flatMap((part) => (part.kind === 'question' && part.value ? [{ key: part.key, ...part.value }] : []))
        .toSorted((one, other) => one.position - other.position)
      const ofQuotes = questions.filter(({ phase }) => phase !== 'inspection')
      const behind = ofQuotes.findLast((one) => !('conditions' in one)) ?? ofQuotes.at(-1)
      const last = questions.findIndex((one) => one === behind)
      const expected = questions.map(({ key }) => key).toSpliced(last + 1, 0, 'new')
      assert.deepEqual(
        placed.map(({ key }) => key),
        expected,
      )
      const { wording: words }: CatalogParts['question'] = placed[last + 1]!
      assert.equal(words.group, last < 0 ? undefined : `of q${last}`)
    }),
  )
})
