import assert from 'node:assert/strict'
import { test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testDatabase } from '#testing'
import { isProgrammingError } from './programming-error.ts'

const { orm } = await testDatabase()

const errorOf = (act: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(act)
    .then(
      () => assert.fail('nothing was thrown'),
      (error: unknown) => error,
    )
const endless = (): number => 1 + endless()

for (const [name, act, expected] of [
  ['a property of nothing', () => (undefined as unknown as { a: { b: string } }).a.b, true],
  ['a function that calls itself for ever', endless, true],
  ['an invalid moment', () => new Date(Number.NaN).toISOString(), true],
  ['a failed assertion', () => assert.equal(1, 2), true],
  ['a missing column', () => orm.execute(sql`select no_such_column from product.teams`), true],
  ['a missing table', () => orm.execute(sql`select 1 from product.no_such_table`), true],
  ['a text in place of a number', () => orm.execute(sql`select ${'a'}::int`), true],
  ['a server that cannot be reached', () => fetch('http://127.0.0.1:1/'), false],
  ['a broken answer of others', () => JSON.parse('<html>'), false],
  [
    'a conflict of two transactions',
    () => orm.execute(sql`do $$ begin raise serialization_failure; end $$`),
    false,
  ],
  [
    'an error with a message',
    () =>
      assert
        .rejects(async () => {})
        .catch(() => {
          throw new Error('later')
        }),
    false,
  ],
] as const)
  test(`${expected ? 'is' : 'is not'} an error of our own code: ${name}`, async () => {
    assert.equal(isProgrammingError(await errorOf(act)), expected)
  })
