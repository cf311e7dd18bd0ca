import assert from 'node:assert/strict'
import { test } from 'vitest'
import { columnMark, readAmountText } from './catalogs.ts'

function means(text: string, currency: string): number | string {
  const read = readAmountText(text, currency)
  if (read.is === 'amount') return read.minor
  return read.is === 'problem' ? read.why : read.is
}

test('reads amounts as lists of any country write them', () => {
  for (const [text, currency, minor] of [
    ['380.-', 'CHF', 38_000],
    ['Fr. 410.00', 'CHF', 41_000],
    ['SFr. 1’050.–', 'CHF', 105_000],
    ["1'050.50", 'CHF', 105_050],
    ['290,- €', 'EUR', 29_000],
    ['1.290,-- EUR', 'EUR', 129_000],
    ['€ 1.234,50', 'EUR', 123_450],
    ['350 Euro', 'EUR', 35_000],
    ['1\u202f234,5 €', 'EUR', 123_450],
    ['1\u00a0234 €', 'EUR', 123_400],
    ['1 234 567', 'EUR', 123_456_700],
    ['12.345', 'JPY', 'either'],
    ['￥１２，３４５', 'JPY', 'either'],
    ['４５０００円', 'JPY', 45_000],
    ['1,234.500 KD', 'KWD', 1_234_500],
    ['62.3', 'KWD', 62_300],
    ['0.500', 'KWD', 500],
    ['kr 1.250,-', 'DKK', 125_000],
    ['1250 kr.', 'SEK', 125_000],
    ['3100:-', 'SEK', 310_000],
    ['3 100:- kr', 'SEK', 310_000],
    ['3.100:–', 'SEK', 'either'],
    ['1 200,00 zł', 'PLN', 120_000],
    ['125 000 Ft', 'HUF', 12_500_000],
    ['12,34,567.89', 'INR', 123_456_789],
    ['R 1 250', 'ZAR', 125_000],
    ['$1,120.00', 'USD', 112_000],
    ['١٢٣٫٥', 'AED', 12_350],
    ['KSh 18,950.00', 'KES', 1_895_000],
    ['37 499,00 лей', 'MDL', 3_749_900],
    ['16 500 грн.', 'UAH', 1_650_000],
    ['18.392.000 VNĐ', 'VND', 18_392_000],
    ['$ 1.068.553', 'ARS', 106_855_300],
    ['Rs. 45,000/-', 'INR', 'either'],
    ['1,45,000/-', 'INR', 14_500_000],
    ['S/ 1,200.00', 'PEN', 120_000],
    ['109 390 ₽', 'RUB', 10_939_000],
    ['Rp25.999.000', 'IDR', 2_599_900_000],
    ['250,0', 'EUR', 25_000],
    ['250,000', 'EUR', 'either'],
    ['1234.500', 'EUR', 123_450],
    ['.5', 'EUR', 50],
    ['4449.', 'AED', 444_900],
    ['4.449,', 'EUR', 444_900],
    ['$4,449.', 'USD', 444_900],
    ['62.', 'KWD', 62_000],
    ['4449.', 'JPY', 4449],
    ['1.234.', 'EUR', 'not-an-amount'],
    ['4449..', 'EUR', 'not-an-amount'],
    ['', 'EUR', 'none'],
    ['–', 'EUR', 'none'],
    ['n/a', 'EUR', 'none'],
  ] as const)
    assert.equal(means(text, currency), minor, text)
})

test('refuses by name what is no amount, and offers none', () => {
  for (const [text, why] of [
    ['75%', 'percentage'],
    ['7,5 %', 'percentage'],
    ['9 000 грн.Договорная', 'not-an-amount'],
    ['90-120', 'range'],
    ['EUR 35.177 - EUR 40.000', 'range'],
    ['90 – 120 €', 'range'],
    ['€90 to €120', 'range'],
    ['100 / 120', 'range'],
    ['(250.00)', 'below-zero'],
    ['-250', 'below-zero'],
    ['250-', 'below-zero'],
    ['−5,00', 'below-zero'],
    ['24.11.2026', 'date'],
    ['2026-11-24', 'date'],
    ['24/11/26', 'date'],
    ['2026-11-24 09:30', 'date'],
    ['12:30', 'time'],
    ['9:05 pm', 'time'],
    ['$1,120.00', 'currency'],
    ['£380', 'currency'],
    ['1.234,50 CHF', 'currency'],
    ['on request', 'not-an-amount'],
    ['ca. 200', 'not-an-amount'],
    ['61S00', 'not-an-amount'],
    ['1.2.3', 'not-an-amount'],
    ['1,23,4', 'not-an-amount'],
    ['12 5', 'not-an-amount'],
    ['=1+1', 'not-an-amount'],
    ['1e3', 'not-an-amount'],
    ['9'.repeat(41), 'not-an-amount'],
    ['1.234,567,890', 'not-an-amount'],
  ] as const) {
    const read = readAmountText(text, 'EUR')
    assert.deepEqual(read, { is: 'problem', why }, text)
  }
})

test('offers what a text rounds to only if its decimals are beyond doubt', () => {
  assert.deepEqual(readAmountText('1.215,318', 'EUR'), {
    is: 'problem',
    why: 'too-many-decimals',
    nearest: 121_532,
    shows: ',',
  })
  assert.deepEqual(readAmountText('0.125', 'EUR'), {
    is: 'problem',
    why: 'too-many-decimals',
    nearest: 13,
    shows: '.',
  })
  assert.deepEqual(readAmountText('215.318', 'EUR'), {
    is: 'either',
    mark: '.',
    whole: 21_531_800,
    broken: { nearest: 21_532 },
  })
})

test('a column agrees on its decimal mark, or asks', () => {
  for (const [texts, currency, mark, isOpen] of [
    [['352,50', '1.234,00', '99'], 'EUR', ',', false],
    [['352.50', '1,234'], 'EUR', '.', false],
    [['1.234', '950'], 'EUR', undefined, true],
    [['352,50', '352.50'], 'EUR', undefined, false],
    [['352,50', '352.50', '1.234'], 'EUR', undefined, true],
    [['62.375', '80.250'], 'KWD', undefined, true],
    [['62.375', '0.250'], 'KWD', '.', false],
    [['12,345', '45,000'], 'JPY', undefined, false],
    [['12.345', '45.5'], 'JPY', '.', false],
    [['380.-', '1,250'], 'CHF', '.', false],
    [['1.234.500', '1.234'], 'EUR', ',', false],
    [['on request', '-'], 'EUR', undefined, false],
  ] as const) {
    const found = columnMark(texts, currency)
    assert.deepEqual([found.mark, found.isOpen], [mark, isOpen], texts.join(' | '))
  }
})
