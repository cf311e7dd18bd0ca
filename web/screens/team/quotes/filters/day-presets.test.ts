import assert from 'node:assert/strict'
import { test } from 'vitest'
import { daysOf, presetIn, queryOfView, queryToSave } from './day-presets.ts'

test('presets are whole days, weeks from Monday, months and quarters', () => {
  const on = (today: string) => (preset: Parameters<typeof daysOf>[0]) => {
    const { from, to } = daysOf(preset, today)
    return `${from} ${to}`
  }
  const tuesday = on('2026-11-24')
  assert.equal(tuesday('today'), '2026-11-24 2026-11-24')
  assert.equal(tuesday('yesterday'), '2026-11-23 2026-11-23')
  assert.equal(tuesday('thisWeek'), '2026-11-23 2026-11-29')
  assert.equal(tuesday('last7'), '2026-11-18 2026-11-24')
  assert.equal(tuesday('next7'), '2026-11-24 2026-11-30')
  assert.equal(tuesday('thisMonth'), '2026-11-01 2026-11-30')
  assert.equal(tuesday('lastMonth'), '2026-10-01 2026-10-31')
  assert.equal(tuesday('thisQuarter'), '2026-10-01 2026-12-31')
  const newYear = on('2028-01-01')
  assert.equal(newYear('yesterday'), '2027-12-31 2027-12-31')
  assert.equal(newYear('thisWeek'), '2027-12-27 2028-01-02')
  assert.equal(newYear('lastMonth'), '2027-12-01 2027-12-31')
  assert.equal(newYear('thisQuarter'), '2028-01-01 2028-03-31')
  assert.equal(on('2028-03-31')('lastMonth'), '2028-02-01 2028-02-29')
  assert.equal(on('2026-11-29')('thisWeek'), '2026-11-23 2026-11-29')
})

test('a saved view of a preset moves on with the days', () => {
  const filters = { kind: 'buy', createdFrom: '2026-11-23', createdTo: '2026-11-29', sentFrom: '2026-11-02' }
  assert.equal(presetIn(filters, 'created', '2026-11-24'), 'thisWeek')
  const saved = queryToSave(new URLSearchParams(filters).toString(), filters, '2026-11-24')
  assert.equal(saved, 'kind=buy&sentFrom=2026-11-02&created=thisWeek')
  assert.equal(
    queryOfView(saved, '2026-12-04').toString(),
    'kind=buy&sentFrom=2026-11-02&createdFrom=2026-11-30&createdTo=2026-12-06',
  )
  assert.equal(queryOfView('created=never&kind=buy', '2026-12-04').toString(), 'kind=buy')
})
