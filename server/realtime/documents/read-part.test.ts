import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { testDatabase } from '#testing'
import { costOf } from '../tree/node-cost.ts'
import { toExport } from '../tree/to-export.ts'
import { parseQuery, windowOf } from '../tree/query.ts'
import { readPart } from './read-part.ts'
import { documentProcesses, plain } from './testing/test-documents.ts'

const database = await testDatabase()
const processes = documentProcesses()
const documents = await processes.start(database)
const ann = { userId: 'ann' }
const { orm } = database
const list = ['preferences', 'ann', 'list']
const region = { name: 'preferences/ann', path: ['list'] } as const

const longKey = 'k'.repeat(768)
const anyKey = fc.constantFrom(
  'a',
  'b',
  '0',
  '7',
  '10',
  '-1',
  longKey,
  `${longKey.slice(1)}x`,
  'é\ud83d',
  '\u{1f600}',
  'ü',
)
const anyText = fc.constantFrom('', 'x', 'z'.repeat(1_500))
const anyLeaf = fc.oneof(anyText, fc.integer({ min: -3, max: 3 }), fc.boolean())
const withPriority = (value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(value, fc.constantFrom(null, 1, 'p'))
    .map(([child, priority]) =>
      typeof child === 'object'
        ? { ...child, '.priority': priority }
        : { '.value': child, '.priority': priority },
    )
const anyMap = fc.dictionary(anyKey, anyLeaf, { minKeys: 1, maxKeys: 3 })
const anyChild = withPriority(fc.oneof(anyLeaf, anyMap))
/** Values with few or many children, so that these are stored in one row or in several. */
const anyValue = fc.oneof(
  withPriority(fc.dictionary(anyKey, anyChild)),
  withPriority(fc.array(anyChild, { minLength: 30, maxLength: 60 }).map((children) => ({ ...children }))),
  anyLeaf,
)
const anyQuery = fc.record(
  {
    i: fc.constantFrom('.key', '.value', '.priority', 'a'),
    sp: fc.constantFrom('a', '7', 'k'),
    ep: fc.constantFrom('b', '30', 'z'),
    sin: fc.boolean(),
    l: fc.integer({ min: 1, max: 5 }),
    vf: fc.constantFrom('l', 'r'),
  },
  { requiredKeys: ['i'] },
)

test('a part is the same as the part of the whole', async () => {
  const property = fc.asyncProperty(
    anyValue,
    fc.array(anyQuery, { minLength: 5 }),
    async (value, queries) => {
      await documents.write(ann, { kind: 'put', path: list, value })
      const whole = await documents.read(ann, list)
      for (const query of queries.map(parseQuery)) {
        const part = await documents.read(ann, list, { query })
        assert.deepEqual(plain(toExport(part)), plain(toExport(windowOf(whole, query))))
      }
      const shallow = toExport(await documents.read(ann, list, { isShallow: true }))
      const keys = whole !== null && 'children' in whole ? [...whole.children.keys()] : []
      if (whole === null || 'value' in whole) assert.deepEqual(plain(shallow), plain(toExport(whole)))
      else
        assert.deepEqual(
          new Set(Object.keys(shallow as object).filter((key) => key !== '.priority')),
          new Set(keys),
        )
    },
  )
  await fc.assert(property, { numRuns: 40 })
})

test('what a part costs is what had to be read for it', async () => {
  const value = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`c${at}`, 'x']))
  await documents.write(ann, { kind: 'put', path: list, value })
  const costOfPart = async (query?: object, isShallow = false) =>
    costOf((await readPart(orm, region, { ...(query && { query: parseQuery(query) }), isShallow })).load)
  const whole = await costOfPart()
  assert.ok(whole > 10_000 * 128)
  assert.ok((await costOfPart(undefined, true)) < whole / 4)
  assert.ok((await costOfPart({ i: '.key', l: 1, vf: 'l' })) < whole / 4)
  assert.ok((await costOfPart({ i: '.key', sp: 'c7', ep: 'c7' })) < whole / 4)
  assert.equal(await costOfPart({ i: '.value', l: 1, vf: 'l' }), whole)
})
