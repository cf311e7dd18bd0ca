import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readText } from '../tables/read-text.ts'
import { noAnswers } from './answers.ts'
import { sourceTableOf } from './list-shape.ts'
import { nextQuestion } from './next-question.ts'

function asked(text: string) {
  const table = readText(text, 100)
  assert.ok('rows' in table)
  return nextQuestion(sourceTableOf(table, { grades: [], currency: 'EUR' }), undefined, noAnswers)
}

test('asks which column is the price, with the columns that can be', () => {
  assert.deepEqual(asked('Model;Price (Broken);Price (Working)\niPhone 13 128GB;70;200'), {
    ask: 'price',
    places: [1, 2],
  })
  assert.deepEqual(asked('Model;Note;Week 47;Week 48\niPhone 13 128GB;top;250;€ 220'), {
    ask: 'price',
    places: [2, 3],
  })
  assert.deepEqual(asked('Model;Flawless;Good;Broken\niPhone 13 128GB;250;220;60'), {
    ask: 'grades',
    places: [1, 2, 3],
  })
  assert.deepEqual(asked('Model;Cost price;List price\niPhone 13 128GB;200;250'), {
    ask: 'price',
    places: [2],
  })
  assert.equal(asked('Model;Cost price\niPhone 13 128GB;200'), undefined)
  assert.deepEqual(asked('Kind;Week 48\na;250'), { ask: 'device' })
  assert.equal(asked('Model;Price\niPhone 13 128GB;250'), undefined)
})
