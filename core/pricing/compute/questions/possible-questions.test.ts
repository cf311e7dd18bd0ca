import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { possibleQuestions, visibleQuestions } from '../../pricing.ts'
import { anyRandomPricing } from '../../testing/any-random-pricing.ts'

test('answer by answer there are never more possible questions, and at last those that are asked', () => {
  fc.assert(
    fc.property(
      anyRandomPricing,
      fc.infiniteStream(fc.boolean()),
      ({ catalog, request, complete }, unsure) => {
        let answers: typeof complete = {}
        const left = new Set<string>()
        let before: readonly string[] | undefined
        for (;;) {
          const isOpen = (key: string) => !(key in answers) && !left.has(key)
          const asked = visibleQuestions(catalog, { ...request, answers }).map(({ key }) => key)
          const possible = possibleQuestions(catalog, { ...request, answers }, isOpen).map(({ key }) => key)
          for (const key of asked) assert.ok(possible.includes(key), `${key} is asked`)
          if (before) for (const key of possible) assert.ok(before.includes(key), `${key} was not possible`)
          before = possible
          const next = asked.find(isOpen)
          if (next === undefined) return assert.deepEqual(possible, asked)
          // A question left to a member stays unanswered.
          if (unsure.next().value === true) left.add(next)
          else answers = { ...answers, [next]: complete[next] ?? null }
        }
      },
    ),
  )
})
