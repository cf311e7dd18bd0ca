import assert from 'node:assert/strict'
import { test } from 'vitest'
import { columnsIn } from './columns.ts'

test('knows what lists call their columns', () => {
  for (const [headings, has] of [
    ['Nombre;Cantidad', 'device;quantity'],
    ['Nombre;Estado', 'device;condition'],
    ['Nombre', 'device'],
    ['Modèle;Nombre', 'device;quantity'],
    ['Modèle;Nombre;Qté', 'device;device;quantity'],
    ['Item Description;IMEI/MEID', 'device;imei'],
    ['Title;Category;eMMC;Version;Qty', 'device;device;device;device;quantity'],
    ['Model;Generation;Chip;RAM;Serial No.', 'device;device;device;device;serial'],
    ['Item;Price;Notes', 'device;;'],
  ] as const) {
    const found = columnsIn(headings.split(';'))
    assert.equal(found?.has.map((one) => one ?? '').join(';'), has, headings)
  }
  assert.equal(columnsIn(['iPhone 13', '128 GB']), undefined)
})
