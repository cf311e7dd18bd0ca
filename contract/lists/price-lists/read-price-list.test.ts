import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import type { Model, Variant } from '@costard/pricing'
import type { Cell } from '../tables/cell.ts'
import { readText } from '../tables/read-text.ts'
import type { Table } from '../tables/table.ts'
import { type Answers, noAnswers } from './answers.ts'
import type { ListColumn } from './columns.ts'
import { gradesOf } from './grades-of.ts'
import { nameOf } from './list-in-progress.ts'
import type { ReadPriceList } from './list-result.ts'
import { sourceTableOf } from './list-shape.ts'
import { NameReader } from './name-reader.ts'
import { readPriceList } from './read-price-list.ts'

const grades = { A: 'Like new', B: 'Light wear', C: 'Worn' }

/** A catalog with these models, of which only what lists are read against is there. */
function catalog(currency = 'EUR', models: readonly Model[] = []): CatalogDocument {
  const codes = Object.keys(grades)
  return {
    pricing: {
      currency,
      models,
      grades: codes.map((code, rank) => ({ code, rank, factorBp: 10_000 - rank * 1000 })),
    },
    wording: {
      grades: Object.fromEntries(Object.entries(grades).map(([code, en]) => [code, { label: { en } }])),
      modelGroups: {},
    },
  } as unknown as CatalogDocument
}

interface Tried {
  readonly currency?: string
  readonly models?: readonly Model[]
  readonly answers?: Partial<Answers>
  readonly columns?: Readonly<Record<number, ListColumn | undefined>>
  readonly names?: NameReader
}

function tryTable(
  table: Table,
  { currency, models, answers, columns = {}, names }: Tried = {},
): ReadPriceList {
  const document = catalog(currency, models)
  const source = sourceTableOf(table, { grades: gradesOf(document), currency: document.pricing.currency })
  const chosen = source.columns.map((column, place) => (place in columns ? columns[place] : column))
  const reading = readPriceList({ ...source, columns: chosen }, document, { ...noAnswers, ...answers }, names)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

function tryText(text: string, tried?: Tried): ReadPriceList {
  const table = readText(text, 1000)
  assert.ok('rows' in table)
  return tryTable(table, tried)
}

/** A sheet of a workbook. */
function tryCells(
  rows: readonly (readonly Cell[])[],
  tried?: Tried,
  merges: NonNullable<Table['sheet']>['merges'] = [],
) {
  const sheet = { index: 0, sheets: [], hiddenRows: [], hiddenColumns: [], merges }
  return tryTable({ rows, sheet }, tried)
}

/** Prices that the list sets, by name. */
function pricesIn(list: ReadPriceList): Record<string, number> {
  const { added, changed, same } = list.plan
  return Object.fromEntries(
    [...added, ...changed, ...same].map(({ key, after }) => [nameOf(list.edits.get(key)), after]),
  )
}

function refused(list: ReadPriceList): readonly string[] {
  return list.rejected.map(({ row, why }) => `${row} ${why}`)
}

const phone = 'iPhone 14 · 128 GB'

test('numbers of a workbook are amounts as they are, in any currency', () => {
  const rows = (cell: Cell) => [
    ['Model', 'Storage', 'Price'],
    ['iPhone 14', '128GB', cell],
  ]
  assert.deepEqual(pricesIn(tryCells(rows(62.375), { currency: 'KWD' })), { [phone]: 62_375 })
  assert.deepEqual(pricesIn(tryCells(rows(215.318))), { [phone]: 21_532 })
  assert.equal(tryCells(rows(215.318)).notes.rounded, 1)
  assert.deepEqual(pricesIn(tryCells(rows(1250))), { [phone]: 125_000 })
  for (const [cell, why] of [
    [{ kind: 'date', text: '2026-11-24' }, '2 date'],
    [{ kind: 'percentage', value: 0.75 }, '2 percentage'],
    [{ kind: 'money', value: 310, sign: '£' }, '2 currency'],
    [-5, '2 below-zero'],
  ] as const)
    assert.deepEqual(refused(tryCells(rows(cell))), [why])
})

test('formulas without a result are reported once for their column', () => {
  const list = tryCells([
    ['Model', 'Storage', 'Price'],
    ['iPhone 14', '128GB', { kind: 'no-result' }],
    ['iPhone 13', '128GB', { kind: 'no-result' }],
    ['iPhone 12', '64GB', 120],
  ])
  assert.deepEqual(refused(list), [])
  assert.deepEqual([...list.notes.noResults], [[2, 2]])
  assert.deepEqual(pricesIn(list), { 'iPhone 12 · 64 GB': 12_000 })
})

test('one mark before three digits is asked about, once for the file', () => {
  const text = 'Model;Storage;Price\niPhone 14;128;1.234\niPhone 13;128;950'
  assert.equal(tryText(text).openMark, '1.234')
  assert.deepEqual(refused(tryText(text)), ['2 ambiguous'])
  assert.equal(pricesIn(tryText(text, { answers: { decimalMark: ',' } }))[phone], 123_400)
  assert.deepEqual(refused(tryText(text, { answers: { decimalMark: '.' } })), ['2 too-many-decimals'])
  assert.equal(pricesIn(tryText(`${text}\niPhone 12;64;99,50`))[phone], 123_400)
})

test('a row with more cells than headings is refused: its amount was cut in two', () => {
  const list = tryText(
    'Model,Storage,Price\niPhone 15 Plus,256GB,$1,120.00\niPhone 14,128GB,310\niPhone 13,128GB,250\n',
  )
  assert.deepEqual(refused(list), ['2 more-cells'])
  assert.deepEqual(Object.keys(pricesIn(list)), [phone, 'iPhone 13 · 128 GB'])
})

test('columns nobody reads refuse no row', () => {
  const list = tryText(
    'Model;Storage;Price;Link\niPhone 14;128GB;310;#N/A\niPhone 13;128GB;250;=HYPERLINK("x")',
  )
  assert.deepEqual(refused(list), [])
  assert.equal(Object.keys(pricesIn(list)).length, 2)
})

test('a row without an amount is no row, and blocks none', () => {
  for (const none of ['', '-', '–', 'n/a']) {
    const list = tryText(
      `Model,Storage,Price\niPad (9th generation),64GB,${none}\niPad (9th generation),64GB,145`,
    )
    assert.deepEqual(Object.values(pricesIn(list)), [14_500], none)
    assert.deepEqual([refused(list), list.notes.withoutAmount], [[], 1])
  }
  const titles = tryText(
    'Model,Storage,Price\niPhone 14,,\niPhone 14,128GB,310\niPhone 14,256GB,350\nTotal,,660',
  )
  assert.deepEqual(pricesIn(titles), { [phone]: 31_000, 'iPhone 14 · 256 GB': 35_000 })
})

test('"on request" in one column of a row leaves the others', () => {
  const list = tryText('Model;Storage;Price;Grade B;Grade C\niPhone 14;128GB;310;on request;150')
  assert.deepEqual(pricesIn(list), { [phone]: 31_000, [`${phone} · C`]: 15_000 })
  assert.deepEqual(refused(list), ['2 not-an-amount'])
})

test('of several prices for one variant none wins; the column that distinguishes them is asked about', () => {
  const text =
    'Model,Storage,Lock,Price\niPhone 14,128GB,Unlocked,310\niPhone 14,128GB,Locked,190\niPhone 13,128GB,Unlocked,250\niPhone 13,128GB,Locked,140'
  const list = tryText(text)
  assert.deepEqual(pricesIn(list), {})
  assert.deepEqual(new Set(refused(list)), new Set(['2 double', '3 double', '4 double', '5 double']))
  assert.equal(list.conflict?.place, 2)
  assert.deepEqual(
    list.conflict?.pair.map(({ word }) => word),
    ['Unlocked', 'Locked'],
  )
  const answered = tryText(text, {
    columns: { 2: 'rows' },
    answers: { counted: new Map([[2, new Set(['unlocked'])]]) },
  })
  assert.deepEqual(pricesIn(answered), { [phone]: 31_000, 'iPhone 13 · 128 GB': 25_000 })
  assert.equal(answered.notes.leftOut, 2)
  assert.equal(tryText('Model,Storage,Price\niPhone 14,128GB,310\niPhone 14,128GB,310').notes.repeats, 1)
})

test('a condition column becomes grades, and asks for words that no grade is called', () => {
  const text =
    'Device,GB,Condition,Price\niPhone 14,128,Like new,310\niPhone 14,128,b,260\niPhone 14,128,Broken,60\niPhone 13,128,Broken,50'
  const list = tryText(text)
  assert.deepEqual(pricesIn(list), { [phone]: 31_000, [`${phone} · B`]: 26_000 })
  assert.deepEqual(list.words, [{ word: 'broken', rows: [4, 5] }])
  const asC = tryText(text, { answers: { words: new Map([['broken', 'C']]) } })
  assert.equal(pricesIn(asC)[`${phone} · C`], 6000)
  const out = tryText(text, { answers: { words: new Map([['broken', null]]) } })
  assert.deepEqual([Object.keys(pricesIn(out)).length, out.notes.leftOut], [2, 2])
})

test('a word about the condition in a name is no price of the best grade', () => {
  const list = tryText('Model,Price\niPhone 14 128GB cracked,60\niPhone 14 128GB,310')
  assert.deepEqual(pricesIn(list), { [phone]: 31_000 })
  assert.deepEqual(
    list.words.map(({ word }) => word),
    ['cracked'],
  )
  for (const name of ['iPhone 14 128GB Locked', 'iPhone 14 128GB SIM-locked', 'iPhone 14 128GB gesperrt'])
    assert.deepEqual(
      [pricesIn(tryText(`Model,Price\n${name},190`)), tryText(`Model,Price\n${name},190`).words.length],
      [{}, 1],
      name,
    )
  assert.equal(pricesIn(tryText('Model,Price\niPhone 14 128GB Unlocked,310'))[phone], 31_000)
})

test('storages and grades as headings, in one row or in two', () => {
  const expected = { 'iPhone 14 · 128 GB': 31_000, 'iPhone 14 · 256 GB': 35_000 }
  assert.deepEqual(pricesIn(tryText('Model;128GB;256GB\niPhone 14;310;350')), expected)
  assert.deepEqual(pricesIn(tryText('Model;Price (EUR);\n;128GB;256GB\niPhone 14;310;350')), expected)
  assert.deepEqual(pricesIn(tryText('Model;GB;A;B;C\niPhone 14;128;310;260;150')), {
    [phone]: 31_000,
    [`${phone} · B`]: 26_000,
    [`${phone} · C`]: 15_000,
  })
  const twice = tryText('Model;Unlocked;;Locked;\n;128GB;256GB;128GB;256GB\niPhone 14;310;350;190;200')
  assert.deepEqual([pricesIn(twice), refused(twice)], [{}, []])
})

test('a model named once counts for the rows below: merged, blank, or as a line of its own', () => {
  const expected = { 'iPhone 14 · 128 GB': 31_000, 'iPhone 14 · 256 GB': 35_000 }
  assert.deepEqual(pricesIn(tryText('Model;Storage;Price\niPhone 14;128GB;310\n;256GB;350')), expected)
  assert.deepEqual(pricesIn(tryText('Model;Storage;Price\niPhone 14;;\n;128GB;310\n;256GB;350')), expected)
  assert.deepEqual(pricesIn(tryText('Model;Price\niPhone 14;\n128GB;310\n256GB;350')), expected)
  const merged = tryCells(
    [
      ['Model', 'Storage', 'Price'],
      ['iPhone 14', '128GB', 310],
      ['', '256GB', 350],
    ],
    {},
    [{ top: 1, left: 0, bottom: 2, right: 0 }],
  )
  assert.deepEqual(pricesIn(merged), expected)
})

test('titles above, totals below and headings among the rows are no devices', () => {
  for (const text of [
    'Prices of week 48\n\nModel;Storage;Price\niPhone 14;128GB;310\nTotal;;310',
    'Model,Storage,Price,\niPhone 14,128GB,310,\nModel,Storage,Price,\niPhone 13,128GB,250,',
    'Model|Storage|Price\niPhone 14|128GB|310\niPhone 13|128GB|250',
  ]) {
    const list = tryText(text)
    assert.equal(pricesIn(list)[phone], 31_000, text)
    assert.deepEqual(refused(list), [], text)
  }
  const other = tryText('Model,Price\niPhone 14 128GB,310\nModel,Cost\niPhone 13 128GB,90')
  assert.deepEqual(pricesIn(other), { [phone]: 31_000 })
})

test('a file without headings loses no row', () => {
  const list = tryText('iPhone 14;128GB;310\niPhone 13;128GB;250', {
    columns: { 0: 'device', 1: 'storage', 2: 'price' },
  })
  assert.deepEqual(pricesIn(list), { [phone]: 31_000, 'iPhone 13 · 128 GB': 25_000 })
})

test('reads what lists write of devices', () => {
  for (const [name, storage, expected] of [
    ['iPhone 14', '128GB SSD', phone],
    ['iPhone 14', '128 Go', phone],
    ['iPhone 14', '128 ГБ', phone],
    ['iPhone 14', '128GB/6GB', phone],
    ['iPhone 15 Pro', '1000', 'iPhone 15 Pro · 1 TB'],
    ['iPhone 15 Pro', '1,0 TB', 'iPhone 15 Pro · 1 TB'],
    ['iPad (9th generation) Wi-Fi + Cellular', '64GB', 'iPad (9th generation) · Cellular · 64 GB'],
    ['iPad (9th generation) LTE', '64GB', 'iPad (9th generation) · Cellular · 64 GB'],
    ['iPad (9th generation) WiFi', '64GB', 'iPad (9th generation) · Wi-Fi · 64 GB'],
    ['Apple Watch Series 9 45mm GPS + Cellular', '', 'Apple Watch Series 9 · 45 mm · Cellular'],
    ['Apple Watch Series 9 41mm GPS', '', 'Apple Watch Series 9 · 41 mm · GPS'],
  ] as const) {
    const list = tryText(`Model;Storage;Price\n${name};${storage};310`)
    assert.deepEqual(Object.keys(pricesIn(list)), [expected], `${name} ${storage} ${refused(list)}`)
  }
  const macs = tryText(
    'Model;Price\nMacBook Air 15 M3 16GB 512GB;900\nMac mini M2 8/256;300\nMac mini M2 8/512;350',
  )
  assert.deepEqual([refused(macs), macs.unclear], [[], []])
  assert.equal(Object.keys(pricesIn(macs)).length, 3)
})

test('sizes of watches and connections of tablets have prices of their own', () => {
  const list = tryText(
    'Model,Price\nApple Watch Series 9 41mm GPS,120\nApple Watch Series 9 45mm GPS,130\nApple Watch Series 9 45mm Cellular,150',
  )
  assert.deepEqual(Object.values(pricesIn(list)), [12_000, 13_000, 15_000])
  assert.deepEqual(refused(list), [])
})

test('prices in the currency of the file, never of another', () => {
  assert.deepEqual(refused(tryText('Model;Price (GBP)\niPhone 14 128GB;310', { columns: { 1: 'price' } })), [
    '2 currency',
  ])
  assert.deepEqual(refused(tryText('Model;Price;Currency\niPhone 14 128GB;310;GBP\niPhone 13 128GB;250;€')), [
    '2 currency',
  ])
  for (const amount of ['€ 310', '310 EUR', '310,- €', '310 Euro', '310.00'])
    assert.equal(pricesIn(tryText(`Model;Price\niPhone 14 128GB;${amount}`))[phone], 31_000, amount)
})

test('an amount that a list has for a variant of the catalog is a change of that variant', () => {
  const variant: Variant = {
    id: 'v',
    attributes: { storageGb: 128 },
    priceMinor: 30_000,
    gradeAmounts: { B: 20_000 },
  }
  const model: Model = { id: 'm', deviceKey: 'iphone-14', name: 'iPhone 14', variants: [variant] }
  const list = tryText('Model,Storage,Price,Grade B\niPhone 14,128GB,310,200', { models: [model] })
  assert.deepEqual(
    [...list.plan.changed, ...list.plan.same].map(({ before, after }) => [before, after]),
    [
      [30_000, 31_000],
      [20_000, 20_000],
    ],
  )
  assert.equal(list.added.size, 0)
})

test('a row of data with words of headings is no heading, and nothing below it is lost', () => {
  const list = tryText(
    'Device,Model,Storage,Lock,Price\niPhone,iPhone 14,512GB,unlocked,310\niPhone,iPhone 14,512GB,unlocked,128\niPhone,iPhone 13,256GB,unlocked,250',
  )
  assert.equal(list.conflict, undefined)
  assert.equal(pricesIn(list)['iPhone 13 · 256 GB'], 25_000)
  const codes = tryText(
    'Title,Price,Currency,Kind\niPhone 14 128GB,310,EUR,Device\niPhone 13 128GB,250,EUR,Device',
  )
  assert.equal(Object.keys(pricesIn(codes)).length, 2)
})

test('words of a column of details that nobody knows change nothing about a sure name', () => {
  const list = tryText(
    'Model;Storage;Category;Price\niPhone 14;128;Base;310\niPhone 13;128;Montre connectée;250',
  )
  assert.deepEqual([pricesIn(list), list.unclear], [{ [phone]: 31_000, 'iPhone 13 · 128 GB': 25_000 }, []])
  const other = tryText('Model;Storage;Category;Price\niPhone X;64;Pro;310')
  assert.deepEqual([pricesIn(other), other.unclear.length], [{}, 1])
  const broken = tryText('Model;Variant;Price\niPhone 14 128GB;cracked screen;60\niPhone 14 128GB;;310')
  assert.deepEqual(
    [pricesIn(broken), broken.words.map(({ word }) => word)],
    [{ [phone]: 31_000 }, ['cracked screen']],
  )
})

test('columns whose headings nobody knows have a meaning by their values, but never a price', () => {
  const text = 'xa;xb;xc\niPhone 14;128 GB;310\niPhone 13;128 GB;250\niPad (9th generation) Wi-Fi;64 GB;145'
  assert.deepEqual(pricesIn(tryText(text)), {})
  assert.equal(Object.keys(pricesIn(tryText(text, { columns: { 2: 'price' } }))).length, 3)
  // Two numbers that are storages can be prices too.
  const few = tryText('xa;xb;Price\niPhone 14 128GB;128;310\niPhone 13 128GB;256;250')
  assert.equal(Object.keys(pricesIn(few)).length, 2)
})

test('a device in the line above its storages counts, also above the headings', () => {
  const list = tryText(
    'iPhone 15 Pro\t\nStorage\tPrice\n256GB\t400\n128GB\t350\niPhone 14\t\nStorage\tPrice\n128GB\t310',
  )
  assert.deepEqual(pricesIn(list), {
    'iPhone 15 Pro · 256 GB': 40_000,
    'iPhone 15 Pro · 128 GB': 35_000,
    [phone]: 31_000,
  })
})

test('names that can mean one device only are asked about at once; a number that the name does not say is not', () => {
  const list = tryText(
    'Model,Price\niPhone 14 128GB xyzzy,310\niPhone 13 128GB plugh,250\nApple Watch Ultra Alpine,300\niPhone 17 Plus 256GB xyzzy,400',
  )
  assert.deepEqual(pricesIn(list), {})
  assert.deepEqual(
    list.unclear.map(({ isOne }) => isOne),
    [true, true, false, false],
  )
})

test('columns whose values differ in each row do not explain several prices of one device', () => {
  const rows = Array.from(
    { length: 8 },
    (_, at) => `iPhone 14,128GB,${300 + at},A${at},https://x/${at},${at % 2 ? 'Locked' : 'Open'}`,
  )
  assert.equal(tryText(`Model,Storage,Price,Sku,Link,Note\n${rows.join('\n')}`).conflict, undefined)
  const told = rows.map((row, at) => row.replace(/,3\d\d,/, at % 2 ? ',190,' : ',310,'))
  assert.equal(tryText(`Model,Storage,Price,Sku,Link,Note\n${told.join('\n')}`).conflict?.place, 5)
})

test('a storage that is missing or never was has those that it can be as the way out', () => {
  const text = 'Model;GB;Price\niPhone 15 Pro;64;400\niPhone 13;;300\niPhone 13;256;350'
  const { rejected } = tryText(text)
  assert.deepEqual(
    rejected.map(({ row, why, sizes }) => ({ row, why, sizes })),
    [
      { row: 2, why: 'not-made', sizes: [128, 256, 512, 1024] },
      { row: 3, why: 'which-variant', sizes: [128, 256, 512] },
    ],
  )
  const storages = new Map([
    [2, 128],
    [3, 512],
  ])
  const said = tryText(text, { answers: { storages } })
  assert.deepEqual(said.rejected, [])
  assert.deepEqual(said.plan.added.map(({ key, after }) => [nameOf(said.edits.get(key)), after]).toSorted(), [
    ['iPhone 13 · 256 GB', 35_000],
    ['iPhone 13 · 512 GB', 30_000],
    ['iPhone 15 Pro · 128 GB', 40_000],
  ])
})

test('a storage in a heading has no other way out: it counts for all rows', () => {
  const { rejected } = tryText('Model;64GB;128GB\niPhone 15 Pro;400;420\niPhone 15;300;320')
  assert.deepEqual(
    new Set(rejected.map(({ why, sizes }) => `${why} ${sizes}`)),
    new Set(['not-made undefined']),
  )
})

test('a list that is read again after an answer reads no name again, and says the same', () => {
  const names = new NameReader()
  const text = 'Device;Price\niPhone 15 128GB;500\niPhone 15;450\nFrobnicator;9\niPhone SE 64GB;80'
  const first = tryText(text, { names })
  const count = names.size
  assert.ok(count >= 4, String(count))
  assert.deepEqual(tryText(text, { names }), first)
  const device = first.unclear[0]?.candidates[0]?.device.key
  assert.ok(device)
  const devices = new Map([[first.unclear[0]!.name, device]])
  const answered = tryText(text, { names, answers: { devices } })
  assert.equal(names.size, count)
  assert.deepEqual(answered, tryText(text, { answers: { devices } }))
  assert.notDeepEqual(answered, first)
})
