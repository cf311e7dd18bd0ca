import assert from 'node:assert/strict'
import { test } from 'vitest'
import { guessColumns, isHeadings } from './columns.ts'

const grades = [
  { code: 'A', names: ['Like new', 'Wie neu'] },
  { code: 'B', names: ['Light wear'] },
  { code: 'C', names: ['Worn'] },
]

function priceOf(headings: string, currency = 'EUR'): string {
  const all = headings.split('|')
  const { columns, prices } = guessColumns(all, { grades, currency })
  const place = columns.indexOf('price')
  return place < 0 ? `asks ${prices.length}` : (all[place] ?? '')
}

test('takes as price only what is called so, in the currency of the catalog', () => {
  for (const [headings, price] of [
    ['Model|Price', 'Price'],
    ['Model|Price old|Price', 'Price'],
    ['Modell|Preis alt|Preis', 'Preis'],
    ['Model|Price (GBP)|Price (EUR)', 'Price (EUR)'],
    ['Model|Price|Price EUR', 'Price EUR'],
    ['Modelo|Precio USD|Precio €', 'Precio €'],
    ['Model|€', '€'],
    ['Model|Euro', 'Euro'],
    ['Model|Price in EUR incl. VAT', 'Price in EUR incl. VAT'],
    ['Modèle|Prix d’achat', 'Prix d’achat'],
    ['Model|Price_Diff|Price', 'Price'],
    ['Model|Price drop|Price change|Our price', 'Our price'],
    ['Model|Price (GBP)', 'asks 1'],
    ['Modelo|Precio USD', 'asks 1'],
    ['Model|price in $', 'asks 1'],
    ['Model|Price (Broken)|Price (Working)', 'asks 2'],
    ['Model|price_1|price_2|price_3', 'asks 3'],
    ['Model|Price1|Price2', 'asks 2'],
    ['Model|Price|Price', 'asks 2'],
    ['Model|Price excl. VAT', 'asks 1'],
    ['Modell|Preis netto', 'asks 1'],
    ['Model|Price old', 'asks 1'],
    ['Model|Amount', 'asks 1'],
    ['Model|Amount|Price', 'Price'],
    ['Modell|Betrag|Wert', 'asks 2'],
    ['Model|price_tax', 'asks 1'],
    ['Model|Price VAT|Price incl. VAT', 'Price incl. VAT'],
    ['Nome|Preço', 'Preço'],
    ['Naam|Prijs', 'Prijs'],
    ['Название|Цена', 'Цена'],
    ['モデル|買取価格', '買取価格'],
    ['Model|Harga_IDR', 'asks 1'],
    ['Model|Min|Max', 'asks 0'],
    ['Model|Price_Diff', 'asks 0'],
    ['Model|Price drop', 'asks 0'],
    ['Model|Updated', 'asks 0'],
  ] as const)
    assert.equal(priceOf(headings), price, headings)
  assert.equal(priceOf('Model|price in $', 'USD'), 'price in $')
  assert.equal(priceOf('Model|Price (CHF)|Price (EUR)', 'CHF'), 'Price (CHF)')
})

test('never guesses a hidden column', () => {
  assert.deepEqual(guessColumns(['Model', 'Price', 'Preis'], { hidden: [1] }).columns, [
    'device',
    undefined,
    'price',
  ])
})

test('knows storages and grades as headings; the best grade is the price where none is named', () => {
  assert.deepEqual(guessColumns(['Model', '64GB', '128 GB', '1TB'], { grades }).columns, [
    'device',
    'gb:64',
    'gb:128',
    'gb:1024',
  ])
  assert.deepEqual(guessColumns(['Model', '64', '128', '256', '512'], { grades }).columns, [
    'device',
    'gb:64',
    'gb:128',
    'gb:256',
    'gb:512',
  ])
  assert.deepEqual(guessColumns(['Model', 'GB', 'A', 'B', 'C'], { grades }).columns, [
    'device',
    'storage',
    'price',
    'grade:B',
    'grade:C',
  ])
  assert.deepEqual(guessColumns(['Model', 'Price', 'Grade A', 'Light wear'], { grades }).columns, [
    'device',
    'price',
    'grade:A',
    'grade:B',
  ])
  assert.deepEqual(guessColumns(['Model', 'Wie neu', 'Worn'], { grades }).columns, [
    'device',
    'price',
    'grade:C',
  ])
})

test('finds the row of headings, and takes no title for one', () => {
  for (const row of [
    'Model|Price',
    'Artikelbezeichnung|Speicher|Ankaufspreis',
    'Model|64 GB|128 GB',
    'ID|Cost',
  ])
    assert.ok(isHeadings(row.split('|')), row)
  for (const row of [
    'Apple device price list 2026',
    'Buy prices, week 48, all prices before VAT|Model',
    'iPhone 13|250',
    'iPhone 13|64GB|250',
    'Model|Storage',
    'Price',
  ])
    assert.ok(!isHeadings(row.split('|')), row)
})
