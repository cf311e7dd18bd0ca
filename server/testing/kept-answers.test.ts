import assert from 'node:assert/strict'
import { beforeAll, test } from 'vitest'
import { checkAnswer, describedOperations } from './check-answer.ts'
import { eachKeptAnswer } from './kept-answers.ts'

// The project "answers" of vitest.config.ts, which checks the recorded responses after all other tests and
// stories.
const folder = process.env.COSTARD_ANSWERS ?? ''
const statuses = new Map<string, Set<number>>()
const problems = new Map<string, number>()
let count = 0

beforeAll(() =>
  eachKeptAnswer(folder, async (received, body) => {
    count += 1
    try {
      const checked = await checkAnswer(received, body)
      if (!checked) return
      const known = statuses.get(checked.operation) ?? new Set()
      statuses.set(checked.operation, known.add(checked.status))
    } catch (error) {
      const problem = (error as Error).message.slice(0, 500)
      problems.set(problem, (problems.get(problem) ?? 0) + 1)
    }
  }),
)

test('every answer that the run received is as the OpenAPI document says', () => {
  assert.deepEqual([...problems], [], `of ${count} answers`)
})

test('the run received a success of every operation that answers JSON', async () => {
  const operations = await describedOperations()
  const missing = operations.filter(
    ({ id, success }) => success.length > 0 && !success.some((status) => statuses.get(id)?.has(status)),
  )
  assert.deepEqual(
    missing.map(({ id }) => id),
    [],
  )
})
