import assert from 'node:assert/strict'
import type { Worker } from 'node:worker_threads'
import type { CatalogDocument } from '@costard/contract'
import { test } from 'vitest'
import { readList } from './list-reader.ts'

const document = {
  pricing: { currency: 'EUR', models: [], grades: [{ code: 'A', rank: 0, factorBp: 10_000 }] },
  wording: { grades: {}, modelGroups: {} },
} as unknown as CatalogDocument // what reading needs of one

function read(text: string) {
  const bytes = new TextEncoder().encode(text)
  const job = { bytes, jsonPath: null, document, known: [], kept: new Set<string>(), takesNew: true }
  return readList(job, { isAsked: true })
}

test('lists that follow each other are read in one thread; a refused one ends it', async () => {
  let threads = 0
  process.on('worker', () => (threads += 1))
  const list = 'Model;Price\niPhone 13 128GB;250'
  const [first, second] = await Promise.all([read(list), read(list)])
  assert.ok('prices' in first && first.prices === 1)
  assert.deepEqual(second, first)
  assert.equal(threads, 1)
  assert.deepEqual(await read('<html>'), { problem: 'no-table' })
  assert.equal(threads, 1)
  assert.deepEqual(await read(list), first)
  assert.equal(threads, 2)
})

test('a thread that ends while it rests is replaced, and its error ends nothing else', async () => {
  const threads: Worker[] = []
  process.on('worker', (worker: Worker) => threads.push(worker))
  const refused = await read('<html>')
  assert.ok('problem' in refused)
  const list = 'Model;Price\niPhone 13 128GB;250'
  const first = await read(list)
  const [resting] = threads.slice(-1)
  resting?.emit('error', new Error('out of memory'))
  await resting?.terminate()
  assert.deepEqual(await read(list), first)
  assert.ok(threads.at(-1) !== resting)
})
