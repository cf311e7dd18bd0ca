import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { testDatabase } from '#testing'
import { fromExport } from '../tree/from-export.ts'
import { nodeHash } from '../tree/node-hash.ts'
import type { Node } from '../tree/node.ts'
import { toExport } from '../tree/to-export.ts'
import { applyWrite } from './writing/apply-write.ts'
import type { Write } from './documents.ts'
import { documentProcesses, plain, until } from './testing/test-documents.ts'

const database = await testDatabase()
const processes = documentProcesses()
const here = await processes.start(database)
const there = await processes.start(database)
const ann = { userId: 'ann' }
const name = 'preferences/ann'

async function rows(): Promise<{ path: string; value: string }[]> {
  const { rows: found } = await database.pool.query(`
    select path, value from realtime.nodes join realtime.documents using (document_id)
    where collection = 'preferences' and key = 'ann' order by path`)
  return found
}

test('a small write in a large document changes one small row', async () => {
  const record = (at: number): object => ({ at, text: 'x'.repeat(300) })
  const list = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`r${at}`, record(at)]))
  await here.write(ann, { kind: 'put', path: ['preferences', 'ann'], value: { list } })
  assert.equal((await rows()).length, 500)
  await database.pool.query('create table before as select xmin as version, * from realtime.nodes')
  await here.write(ann, { kind: 'put', path: ['preferences', 'ann', 'list', 'r7', 'at'], value: 'seven' })
  const { rows: changed } = await database.pool.query(`
    select path, length(value) from realtime.nodes
    where not exists (select from before where before.path = nodes.path and version = nodes.xmin)`)
  assert.deepEqual(changed, [{ path: 'list/r7', length: 324 }])
  await here.write(ann, { kind: 'put', path: ['preferences', 'ann', 'list'], value: null })
  assert.deepEqual(await rows(), [])
})

const longKey = 'k'.repeat(768)
const anyKey = fc.constantFrom(
  'a',
  'a',
  'b',
  'c',
  'w3',
  'w7',
  longKey,
  `${longKey.slice(1)}x`,
  'é\ud83d',
  '__proto__',
  '0',
)
/** More children than a plain Map is used for. */
const wide = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`w${at}`, at]))
const anyText = fc.constantFrom('', 'x', 'y'.repeat(400), 'z'.repeat(1_500))
const { tree: anyValue } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constant(null),
    anyText,
    fc.constant(wide),
    fc.boolean(),
    fc.record({ '.value': fc.constant(1), '.priority': fc.constantFrom(1, 'p') }),
    fc.dictionary(anyKey, tie('tree'), { maxKeys: 5 }),
    fc
      .tuple(fc.dictionary(anyKey, tie('tree'), { maxKeys: 5 }), fc.constantFrom(2, 'q'))
      .map(([children, priority]) => ({ ...children, '.priority': priority })),
  ),
}))
const anyPath = fc.array(anyKey, { maxLength: 4 }).map((keys) => ['preferences', 'ann', ...keys])
const anyPut = fc.record({ kind: fc.constant('put' as const), path: anyPath, value: anyValue })
const anyPriority = fc.record({
  kind: fc.constant('put' as const),
  path: anyPath.map((path) => [...path, '.priority']),
  value: fc.constantFrom(null, 5, 'r'),
})
const anyRemoval = fc.record({ kind: fc.constant('put' as const), path: anyPath, value: fc.constant(null) })
const anyMerge = fc.record({
  kind: fc.constant('merge' as const),
  path: anyPath,
  children: fc.dictionary(anyKey, anyValue, { minKeys: 1, maxKeys: 3 }),
})
const anyWrite: fc.Arbitrary<Write> = fc.oneof(anyPut, anyPut, anyRemoval, anyPriority, anyMerge)

/** Returns the result of a write on a whole document in memory. */
function expected(document: Node, write: Write): Node {
  const { documents } = applyWrite(new Map([[name, document]]), write, 0)
  return documents.has(name) ? (documents.get(name) ?? null) : document
}

test('random writes leave what the same writes leave in a whole document, for readers and watchers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyWrite, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (batches) => {
        await here.write(ann, { kind: 'put', path: ['preferences', 'ann'], value: null })
        const watching = { here: null as Node, there: null as Node, below: null as Node }
        const watch = async (at: keyof typeof watching, path: string[]): Promise<() => void> => {
          const documents = at === 'here' ? here : there
          const { node, stop } = await documents.watch(ann, path, {
            changed: (change) => (watching[at] = change.node),
            cancelled: () => assert.fail(),
          })
          watching[at] = node
          return stop
        }
        const stops = await Promise.all([
          watch('here', ['preferences', 'ann']),
          watch('there', ['preferences', 'ann']),
          watch('below', ['preferences', 'ann', 'a']),
        ])
        let whole: Node = null
        for (const batch of batches) {
          const written = batch.map((write) => here.write(ann, write))
          for (const write of batch) whole = expected(whole, write)
          await Promise.all(written)
          const hash = nodeHash(whole)
          assert.equal(nodeHash(await there.read(ann, ['preferences', 'ann'])), hash)
          assert.equal(nodeHash(watching.here), hash)
          await until(() => nodeHash(watching.there) === hash)
          const a: Node = whole && 'children' in whole ? (whole.children.get('a') ?? null) : null
          assert.deepEqual(
            plain(toExport(await here.read(ann, ['preferences', 'ann', 'a']))),
            plain(toExport(a)),
          )
          assert.equal(nodeHash(watching.below), nodeHash(a))
        }
        for (const stop of stops) stop()
        const { rows: lengths } = await database.pool.query(`
        select length::int from realtime.documents where collection = 'preferences' and key = 'ann'`)
        if (whole === null) assert.deepEqual(lengths, [{ length: 0 }])
      },
    ),
    { numRuns: 20 },
  )
})

test('stores keys of any length at the greatest depth', async () => {
  await here.write(ann, { kind: 'put', path: ['preferences', 'ann'], value: null })
  const path = ['preferences', 'ann', ...Array.from({ length: 30 }, (_, level) => longKey.slice(2) + level)]
  const write = { kind: 'put' as const, path: path.map((key) => key.slice(0, 768)), value: 'deep' }
  await here.write(ann, write)
  assert.deepEqual(await here.read(ann, write.path), fromExport('deep', { now: 0, existing: null }))
  await here.write(ann, { ...write, value: null })
  assert.deepEqual(await rows(), [])
})
