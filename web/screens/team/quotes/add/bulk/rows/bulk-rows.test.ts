import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId } from '@costard/contract'
import fc from 'fast-check'
import { starterCatalogs } from '../../../../../../../server/product/catalogs/starter/starter-catalogs.ts'
import { conditionsOf } from '../for-all/conditions.ts'
import { decide, type Decisions, inverseOf, type Step, withStep } from '../decisions.ts'
import { sourceListOf, withoutDoubles } from '../start/read-list.ts'
import { readRow } from '@costard/contract/device-rows'
import { rowResolver } from '../match/resolve-rows.ts'
import type { ListContext } from '../match/resolve-row.ts'
import type { RowState } from './row-state.ts'

const [tradeIn] = starterCatalogs({
  currency: 'EUR',
  taxRateBp: 2300,
  newId: () => 'catalog' as CatalogId,
})
assert.ok(tradeIn)
const context: ListContext = {
  document: tradeIn,
  conditions: conditionsOf(tradeIn, 'en'),
  pricedFor: {
    team: { country: 'IE', taxRegime: 'vat', marginScheme: false, cashLimitMinor: null },
    customer: null,
    today: '2026-11-23',
  },
  remembered: {},
}
const decided = (...steps: readonly Step[]) => steps.reduce<Decisions>(withStep, {})

const fine = decided(
  decide('answer:lock', 'off'),
  decide('answer:owner', 'yes'),
  decide('answer:managed', 'no'),
  decide('answer:power', 'yes'),
  decide('answer:backGlass', 'whole'),
  decide('answer:faults', ['none']),
  decide('answer:batteryShown', 'yes'),
  decide('answer:battery', 95),
  decide('answer:sim', 'any'),
  decide('answer:parts', ['no']),
  decide('answer:liquid', 'no'),
)

function statesOf(table: readonly (readonly string[])[], decisions: Decisions = fine): readonly RowState[] {
  const { rows, columns } = sourceListOf(table)
  const readings = withoutDoubles(rows.map((row) => readRow(row, columns)))
  return rowResolver()(readings, decisions, context, new Set())
}

const lines = (...texts: readonly string[]) => texts.map((text) => (text === '' ? [] : [text]))

function wordsOf(state: RowState): string {
  const { row, quantity } = state.reading
  const device = 'device' in state ? state.device.name : ''
  const amount = state.kind === 'ready' ? state.result.netMinor : ''
  const why = state.kind === 'unreadable' ? state.why : ''
  return [row, state.kind, device, why, quantity > 1 ? `x${quantity}` : '', amount].filter(Boolean).join(' ')
}

test('says of each row what it is', () => {
  const states = statesOf(
    lines(
      'IP13 128 midnight A',
      'iphone 13 128gb blue good',
      '352947061188427',
      '',
      'ipad 10th gen wifi silver B',
      'Galaxy S22 128 black',
      'iPhone 14 pro/plus 128 B',
      'iphone 11 64gb x 4 B',
      'iPhone X 64 B',
      'iPhone 13 purple 128 A',
      'iPhone 13 128 A maybe 14',
      '352947061188427 iPhone 12 64 B',
      '356938035643809 iPhone 12 64 x 2',
      '3.52947E+14',
      '#REF!',
      '=HYPERLINK("x")',
      '="356938035643809"',
      'x'.repeat(6000),
      'hello world',
      'AirPods 2',
    ),
  )
  assert.deepEqual(states.map(wordsOf), [
    '1 ready iPhone 13 -17500',
    '2 condition iPhone 13',
    '3 number',
    '5 detail iPad (10th generation)',
    '6 not-apple',
    '7 choose',
    '8 ready iPhone 11 x4 -32000',
    '9 ready iPhone X -5000',
    '10 choose',
    '11 choose',
    '12 unreadable same-number',
    '13 unreadable quantity-of-one x2',
    '14 unreadable shortened-number',
    '15 unreadable cell-error',
    '16 unreadable formula',
    '17 number',
    '18 unreadable cell-too-long',
    '19 unreadable unknown',
    '20 unlisted AirPods (2nd generation)',
  ])
})

test('reads columns in four languages, and answers in them', () => {
  for (const [names, row] of [
    [
      ['Model', 'Storage (GB)', 'Condition', 'Qty', 'Battery health'],
      ['iPhone 13', '128', 'B', '3', '81 %'],
    ],
    [
      ['Gerät', 'Speicher', 'Zustand', 'Anzahl', 'battery'],
      ['iPhone 13', '128 GB', 'b', '3,0', '81'],
    ],
    [
      ['Appareil', 'Stockage', 'État', 'Quantité', 'battery'],
      ['iPhone 13', '128 Go', 'B', '3 pcs', '81,0'],
    ],
    [
      ['Dispositivo', 'Almacenamiento', 'Estado', 'Cantidad', 'battery'],
      ['iPhone 13', '128', 'B', '3', '81'],
    ],
  ] as const) {
    const [state] = statesOf([[], names, row])
    assert.ok(state?.kind === 'ready', JSON.stringify(state?.reading))
    assert.deepEqual(
      [state.reading.row, state.line.quantity, state.line.answers['battery'], state.line.answers['screen']],
      [3, 3, 81, 'hairlines'],
    )
  }
})

test('titles above column names are no devices, nor are the names where they stand again', () => {
  const names = ['Model', 'Storage', 'Network', 'Qty']
  const table = [
    ['Our stock'],
    ['Week 48'],
    [],
    names,
    ['iPhone 13', '128GB', '3', '2'],
    names,
    ['iPhone 12', '64GB', 'O2', '1'],
  ]
  const kinds = (states: readonly RowState[]) =>
    states.map(({ reading: { row, quantity, found } }) =>
      [row, found.kind === 'device' ? found.match.device.name : found.kind, quantity].join(' '),
    )
  assert.deepEqual(kinds(statesOf(table)), ['5 iPhone 13 2', '7 iPhone 12 1'])
  // A line that names a device is not a heading, and neither is anything below a table.
  assert.deepEqual(kinds(statesOf([['iPhone 11 64 A'], ...table.slice(3)])).slice(0, 1), ['1 iPhone 11 1'])
  assert.equal(sourceListOf([['iPhone 11', '64'], ...table.slice(3)]).columns, undefined)
})

test('a condition that is none of the catalog is asked, and translated once for all rows', () => {
  const table = lines('iPhone 13 128 excellent', 'iPhone 12 64 excellent', 'iPhone 12 64 cracked')
  assert.deepEqual(
    statesOf(table).map(({ kind }) => kind),
    ['condition', 'condition', 'condition'],
  )
  const named = decided(fine, decide('word:excellent', 'grade:A'), decide('word:cracked', 'screen=cracked'))
  assert.deepEqual(
    statesOf(table, named).map(({ kind }) => kind),
    ['ready', 'ready', 'answers'],
  )
  assert.deepEqual(
    statesOf(table, { ...named, 'condition:1': 'screen=cracked' }).map(({ kind }) => kind)[0],
    'answers',
  )
})

test('a row whose price does not stand is not ready', () => {
  const held = decided(fine, decide('answer:owner', 'contract'))
  const rejected = decided(fine, decide('answer:lock', 'notMine'))
  for (const decisions of [held, rejected])
    assert.deepEqual(
      statesOf(lines('iPhone 13 128 A'), decisions).map(({ kind }) => kind),
      ['stopped'],
    )
})

const cell = fc.oneof(
  fc.constantFrom(
    'iPhone 13 128 A',
    'iPhone',
    '352947061188427',
    'Qty',
    'Model',
    '',
    '4',
    'A2633',
    '=1',
    'B',
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

test('each row of any list with something in it is accounted for once, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 12 }), (cells) => {
      const table = cells.map((row) => row.slice(0, row.findLastIndex((text) => text.trim() !== '') + 1))
      const { columns, rows } = sourceListOf(table)
      assert.deepEqual(
        statesOf(table).map(({ reading }) => reading.row),
        rows.map(({ row }) => row),
      )
      const full = table.flatMap((row, index) => (row.length > 0 ? [index + 1] : []))
      const left = full.filter((row) => rows.every((one) => one.row !== row))
      const isNames = (row: number) => table[row - 1]?.join('\n') === columns?.headings.join('\n')
      const isTitle = (row: number) => table.slice(row).some((_, at) => isNames(row + at + 1))
      assert.ok(left.every((row) => columns && (isNames(row) || isTitle(row))))
    }),
    { numRuns: 150 },
  )
})

test('only a step that was made is undone, not those of another tab', () => {
  const step = { ...decide('out:1', true), ...decide('device:2', 'b') }
  const before = decided(decide('device:2', 'a'))
  const undo = inverseOf(before, step)
  const meanwhile = withStep(withStep(before, step), decide('out:3', true))
  assert.deepEqual(withStep(meanwhile, undo), decided(decide('device:2', 'a'), decide('out:3', true)))
})
