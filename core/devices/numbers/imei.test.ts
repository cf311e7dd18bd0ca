import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { hasValidCheckDigit, identify, imeiCheckDigit } from '../devices.ts'

const body = fc.stringMatching(/^35\d{12}$/)

test('computes the check digit of the example in the standard', () => {
  assert.equal(imeiCheckDigit('49015420323751'), '8')
})

test('reads an IMEI with spaces, dashes, dots and a label', () => {
  for (const text of [
    '490154203237518',
    '49 015420 323751 8',
    '49-015420-323751-8',
    '49.015420.323751.8',
    'IMEI: 490154203237518',
    'imei 49 015420 323751 8',
    '49O1542O3237518',
  ]) {
    const { kind, imei, input, problem, confidence, ask } = identify(text)
    assert.deepEqual(
      { kind, input, problem, confidence, ask },
      { kind: 'imei', input: '490154203237518', problem: undefined, confidence: 'none', ask: ['model'] },
      text,
    )
    assert.deepEqual(imei, {
      imei: '490154203237518',
      tac: '49015420',
      reportingBody: '49',
      unit: '323751',
      checkDigit: '8',
      checkDigitAdded: false,
    })
  }
})

test('adds the check digit to 14 digits and reads the software version of 16', () => {
  assert.equal(identify('49015420323751').imei?.imei, '490154203237518')
  assert.equal(identify('49015420323751').imei?.checkDigitAdded, true)
  const { kind, imei } = identify('4901542032375123')
  assert.deepEqual([kind, imei?.imei, imei?.softwareVersion], ['imeisv', '490154203237518', '23'])
})

test('reads both IMEIs of a phone with two', () => {
  const { imei, secondImei } = identify('IMEI 490154203237518 IMEI2 353325101234569')
  assert.deepEqual([imei?.imei, secondImei?.imei], ['490154203237518', '353325101234569'])
})

test('reports a missing digit', () => {
  assert.deepEqual(identify('3533251012345').problem, { code: 'imei-length', digits: 13 })
})

test('detects any single wrong digit and returns the right check digit', () => {
  fc.assert(
    fc.property(body, fc.nat(14), fc.integer({ min: 1, max: 9 }), (first, place, shift) => {
      const imei = first + imeiCheckDigit(first)
      assert.equal(identify(imei).problem, undefined)
      const wrong = String((Number(imei[place]) + shift) % 10)
      const misread = imei.slice(0, place) + wrong + imei.slice(place + 1)
      assert.equal(hasValidCheckDigit(misread), false)
      const { problem } = identify(misread)
      assert.equal(problem?.code, 'imei-check-digit')
      if (place === 14) assert.deepEqual(problem, { code: 'imei-check-digit', expected: imei[14] })
    }),
  )
})

test('a number that lost its zero in a spreadsheet gets it back, and no invented check digit', () => {
  for (const body of ['01305600123456', '01234500678901', '01399900111222']) {
    const imei = body + imeiCheckDigit(body)
    const found = identify(imei.slice(1)).imei
    assert.deepEqual([found?.imei, found?.checkDigitAdded, found?.leadingZeroAdded], [imei, false, true])
    const wrong = imei.slice(1, -1) + String((Number(imei.at(-1)) + 1) % 10)
    assert.equal(identify(wrong).imei?.leadingZeroAdded, undefined)
  }
  const other = '49015420323751'
  assert.equal(identify(other).imei?.imei, other + imeiCheckDigit(other))
})

test('refuses an IMEI of a reporting body for tests, and that of a wiped device', () => {
  const digits = [...'0123456789']
  const ofBody = digits.map((digit) => [`0${digit}`, `0${digit}305600123456`] as const)
  const refused = ofBody.filter(([, first]) => {
    const { problem } = identify(first + imeiCheckDigit(first))
    return problem?.code === 'imei-reserved'
  })
  assert.deepEqual(
    refused.map(([body]) => body),
    ['00', '02', '03', '04', '05', '06', '07', '08', '09'],
  )
  for (const digit of digits)
    assert.equal(identify(digit.repeat(14) + imeiCheckDigit(digit.repeat(14))).problem?.code, 'imei-reserved')
})
