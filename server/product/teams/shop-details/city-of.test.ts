import assert from 'node:assert/strict'
import { test } from 'vitest'
import { cityOf } from './city-of.ts'

for (const [town, city] of [
  ['D07 F6T1 Dublin', 'Dublin'],
  ['Dublin 7', 'Dublin'],
  ['10115 Berlin', 'Berlin'],
  ['75002 Paris', 'Paris'],
  ['London SW1A 1AA', 'London'],
  ['1016 DV Amsterdam', 'Amsterdam'],
  ['28004, San Sebastián de los Reyes', 'San Sebastián de los Reyes'],
  ['Cork', 'Cork'],
  ['10115', undefined],
  ['', undefined],
] as const) {
  test(`the city of "${town}" is ${city ?? 'not known'}`, () => assert.equal(cityOf(town), city))
}
