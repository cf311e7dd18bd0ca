import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { afterAll, test } from 'vitest'
import { readXls } from '../read-xls.ts'
import {
  byte,
  compoundFile,
  joined,
  latin,
  long,
  record,
  sharedTexts,
  short,
  workbookStream,
} from '../testing/xls-file.ts'

/** Numbers that were read from the file, which is what its reader does in each of its loops. */
let steps = 0
const plain = (['getUint8', 'getUint16', 'getUint32', 'getFloat64'] as const).map(
  (name) => [name, DataView.prototype[name]] as const,
)
for (const [name, read] of plain)
  DataView.prototype[name] = function count(this: DataView, at: number, isLittle?: boolean) {
    steps += 1
    return read.call(this, at, isLittle)
  }
afterAll(() => {
  for (const [name, read] of plain) DataView.prototype[name] = read
})

const problems = new Set([
  'damaged',
  'protected',
  'no-table',
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
])

/** Reads a file, which must end as a table or one of the faults of files, with few steps for each of its bytes. */
function readHostile(bytes: Uint8Array, what: string): string {
  steps = 0
  const read = readXls(bytes, 100)
  assert.ok(steps <= 2000 + bytes.byteLength * 2, `${what}: ${steps} steps`)
  const result = 'problem' in read ? read.problem : 'table'
  assert.ok(result === 'table' || problems.has(result), `${what}: ${result}`)
  return result
}

const files = await Promise.all(
  ['libreoffice.xls', 'gnumeric-95.xls', 'xlwt.xls'].map(async (name) => ({
    name,
    bytes: new Uint8Array(await readFile(new URL(`../testing/${name}`, import.meta.url))),
  })),
)

test('a file that ends at any place is damaged, or is whole without its end', () => {
  for (const { name, bytes } of files) {
    const results = Array.from({ length: Math.floor(bytes.length / 64) }, (_, at) =>
      readHostile(bytes.slice(0, 64 * at + 8), `${name} up to ${64 * at + 8}`),
    )
    assert.ok(results.filter((result) => result === 'damaged').length > results.length / 2, name)
  }
})

test('any byte of a file can be another', () => {
  for (const { name, bytes } of files)
    for (let at = 8; at < bytes.length; at += 1)
      for (const mask of [0xff, 0x01, 0x80]) {
        const other = bytes.slice()
        other[at] = (other[at] ?? 0) ^ mask
        readHostile(other, `${name} with another byte at ${at}`)
      }
})

test('any number of a file can be the largest', () => {
  for (const { name, bytes } of files)
    for (let at = 8; at + 4 <= bytes.length; at += 2) {
      const other = bytes.slice()
      other.fill(0xff, at, at + 4)
      readHostile(other, `${name} with a large number at ${at}`)
    }
})

test('a chain of sectors that loops ends', () => {
  for (const { name, bytes } of files) {
    const view = new DataView(bytes.buffer)
    const table = (view.getUint32(76, true) + 1) * 512
    const results = new Set<string>()
    for (let entry = 0; entry < 128; entry += 1)
      for (const next of [entry, 0, Math.max(0, entry - 1)]) {
        const looped = bytes.slice()
        new DataView(looped.buffer).setUint32(table + 4 * entry, next, true)
        results.add(readHostile(looped, `${name} where ${next} follows ${entry}`))
      }
    assert.ok(results.has('damaged'), name)
  }
})

const sheet = { name: 'Buy', records: [record('label', short(0, 0, 0, 1), byte(0), latin('a'))] }

test('a directory whose entries follow each other in a circle ends', () => {
  const bytes = compoundFile({ Other: byte(1), Another: byte(2), Workbook: workbookStream([sheet]) })
  const view = new DataView(bytes.buffer)
  const directory = (view.getUint32(48, true) + 1) * 512
  assert.equal(readHostile(bytes, 'as it is'), 'table')
  for (const [entry, right] of [
    [2, 1],
    [2, 2],
    [1, 1],
  ] as const) {
    const looped = bytes.slice()
    new DataView(looped.buffer).setUint32(directory + 128 * entry + 72, right, true)
    assert.equal(readHostile(looped, `${right} beside ${entry}`), 'no-table')
  }
})

test('lists of sectors that follow each other in a circle end', () => {
  const bytes = compoundFile({ Workbook: workbookStream([sheet]) })
  const looped = joined([bytes, long(...Array.from({ length: 128 }, () => bytes.length / 512 - 1))])
  const view = new DataView(looped.buffer)
  view.setUint32(68, bytes.length / 512 - 1, true)
  assert.equal(readHostile(looped, 'lists in a circle'), 'damaged')
})

test('sheets that overlap are not read again and again', () => {
  const empty = { name: 'x', records: [] }
  const sheets = Array.from({ length: 3000 }, () => empty)
  const stream = workbookStream([...sheets, { name: 'Long', records: [record('row', new Uint8Array(8000))] }])
  const view = new DataView(stream.buffer)
  const starts: number[] = []
  for (let at = 0; at < stream.length && starts.length <= sheets.length;) {
    if (view.getUint16(at, true) === 0x85) starts.push(at + 4)
    at += 4 + view.getUint16(at + 2, true)
  }
  const last = view.getUint32(starts.at(-1) ?? 0, true)
  for (const start of starts) view.setUint32(start, last, true)
  assert.equal(readHostile(compoundFile({ Workbook: stream }), 'one sheet 3001 times'), 'damaged')
})

test('sizes that are stated take no memory', () => {
  for (const shared of [
    sharedTexts(0xff_ff_ff_ff, joined([short(1), byte(0), latin('a')])),
    sharedTexts(0xff_ff_ff_ff, joined([short(0xff_ff), byte(0), latin('a')])),
    sharedTexts(1, joined([short(1), byte(4), long(0xff_ff_ff_ff), latin('a')])),
    sharedTexts(1, joined([short(1), byte(8), short(0xff_ff), latin('a')])),
  ])
    readHostile(compoundFile({ Workbook: workbookStream([sheet], [shared]) }), 'shared texts')
  const bytes = compoundFile({ Workbook: joined([workbookStream([sheet]), new Uint8Array(5000)]) })
  const view = new DataView(bytes.buffer)
  view.setUint32((view.getUint32(48, true) + 1) * 512 + 128 + 120, 0xff_ff_ff_ff, true)
  assert.equal(readHostile(bytes, 'a stream'), 'damaged')
})
