import assert from 'node:assert/strict'
import type { Worker } from 'node:worker_threads'
import type { CatalogDocument } from '@costard/contract'
import { test } from 'vitest'
import {
  compoundFile,
  double,
  narrow,
  record,
  short,
  workbookStream,
} from '../../../../contract/lists/tables/testing/xls-file.ts'
import { readList } from './list-reader.ts'

const document = {
  pricing: { currency: 'EUR', models: [], grades: [{ code: 'A', rank: 0, factorBp: 10_000 }] },
  wording: { grades: {}, modelGroups: {} },
} as unknown as CatalogDocument // only the parts needed for reading

function read(text: string) {
  return readBytes(new TextEncoder().encode(text))
}

function readBytes(bytes: Uint8Array<ArrayBuffer>) {
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

test('a list of Excel 2003 is read as the same list of text', async () => {
  const text = (row: number, column: number, value: string) =>
    record('label', short(row, column, 0, value.length), narrow(value))
  const price = record('number', short(1, 1, 0), double(250))
  const records = [text(0, 0, 'Model'), text(0, 1, 'Price'), text(1, 0, 'iPhone 13 128GB'), price]
  const file = compoundFile({ Workbook: workbookStream([{ name: 'Prices', records }]) })
  const read250 = await readBytes(file)
  assert.ok('prices' in read250 && read250.prices === 1)
  assert.deepEqual(read250, await read('Model;Price\niPhone 13 128GB;250'))
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
