import assert from 'node:assert/strict'
import { test } from 'vitest'
import { devicesByYear, listDevices, type Silhouette } from '../devices.ts'

const silhouettes = [
  ...new Set(listDevices().map(({ silhouette }) => silhouette)),
] satisfies readonly Silhouette[]

test('lists the devices of an outline by year, newest first', () => {
  const phones = devicesByYear('iphone')
  const years = phones.map(({ year }) => year)
  assert.deepEqual(years, years.toSorted().reverse())
  assert.equal(years.at(-1), '2007')
  const names = phones.find(({ year }) => year === '2021')?.devices.map(({ name }) => name)
  assert.deepEqual(names, ['iPhone 13', 'iPhone 13 Pro', 'iPhone 13 Pro Max', 'iPhone 13 mini'])
})

test('lists every device except accessories exactly once', () => {
  const listed = silhouettes.flatMap((silhouette) => devicesByYear(silhouette))
  assert.ok(listed.every(({ year, devices }) => devices.every(({ released }) => released.startsWith(year))))
  assert.deepEqual(
    listed.flatMap(({ devices }) => devices.map(({ key }) => key)).toSorted(),
    listDevices()
      .filter(({ family }) => family !== 'other')
      .map(({ key }) => key)
      .toSorted(),
  )
})
