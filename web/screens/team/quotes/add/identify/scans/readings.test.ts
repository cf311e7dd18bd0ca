import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Barcode } from '#scan/barcode.ts'
import { joinedText, noReadings, readingsOf, withBarcodes } from './readings.ts'

const of = (format: string, ...texts: string[]): Barcode[] => texts.map((text) => ({ format, text }))

test('collects the barcodes of one box over several frames', () => {
  let readings = withBarcodes(noReadings, of('code_128', '353928184021199'))
  readings = withBarcodes(readings, [])
  readings = withBarcodes(readings, of('code_128', '1PMLPF3B/A', 'SF2LX1ABCJCLF'))
  assert.deepEqual(
    readings.used.map(({ says }) => says),
    ['imei', 'partNumber', 'serial'],
  )
  assert.equal(joinedText(readings), '353928184021199 MLPF3B/A F2LX1ABCJCLF')
})

test('returns the same object when there is nothing new', () => {
  const readings = withBarcodes(noReadings, of('code_128', '353928184021199'))
  assert.equal(withBarcodes(readings, of('code_128', '353928184021199')), readings)
})

test('skips product barcodes, SIM numbers and links', () => {
  const readings = withBarcodes(noReadings, [
    ...of('ean_13', '0194252707180'),
    ...of('upc_a', '194252707180'),
    ...of('code_128', '89049032005008882600033489100000', 'HELLO'),
    ...of('qr_code', 'https://example.com/iphone-13'),
  ])
  assert.deepEqual(readings.used, [])
})

test('reports a number with a wrong check digit and does not use it', () => {
  const misread = withBarcodes(noReadings, of('code_128', '353928184021198'))
  assert.deepEqual([misread.used, misread.isMisread], [[], true])
  const read = withBarcodes(misread, of('code_128', '353928184021199'))
  assert.deepEqual([read.used.length, read.isMisread], [1, false])
})

test('reports a number without its check digit and does not complete it', () => {
  for (const text of ['35392818402119', '3539281840211990', 'IMEI 35392818402119']) {
    const { used, isMisread } = readingsOf(of('code_128', text))
    assert.deepEqual([used, isMisread], [[], true], text)
  }
})

test('requires a code without a check digit to be seen twice', () => {
  const once = withBarcodes(noReadings, of('code_39', 'F2LX1ABCJCLF'))
  assert.deepEqual(once.used, [])
  assert.equal(withBarcodes(once, of('code_39', 'F2LX1ABCJCLF')).used.length, 1)
})

test('reads a label of several facts as one reading', () => {
  const readings = withBarcodes(noReadings, of('qr_code', 'iPhone 13 128GB, IMEI 353928184021199, A2633'))
  assert.deepEqual(
    readings.used.map(({ says }) => says),
    ['several'],
  )
})
