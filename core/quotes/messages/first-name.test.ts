import assert from 'node:assert/strict'
import { test } from 'vitest'
import { addressedName } from './first-name.ts'

for (const [name, addressed] of [
  ['Łukasz Ñuñez Žák', 'Łukasz'],
  ['Jean-Luc O’Brien', 'Jean-Luc'],
  ['  Ada  Lovelace ', 'Ada'],
  ['Dr. Mary Kelly', 'Dr. Mary Kelly'],
  ['Frau Müller', 'Frau Müller'],
  ['M. Dupont', 'M. Dupont'],
  ['J. Smith', 'J. Smith'],
  ['Anna & Tom', 'Anna & Tom'],
  ['Kelly, Mary', 'Kelly, Mary'],
  ['Büro 24', 'Büro 24'],
  ['田中 太郎', '田中 太郎'],
  ['Niamh', 'Niamh'],
  ['', ''],
] as const)
  test(`${name} is addressed as ${addressed}`, () => assert.equal(addressedName(name, 'private'), addressed))

test('a business is addressed by its whole name', () => {
  assert.equal(addressedName('Dún Laoghaire Sailing', 'business'), 'Dún Laoghaire Sailing')
})
