import assert from 'node:assert/strict'
import { test } from 'vitest'
import { writeCsv } from './write-csv.ts'

test('a formula gets an apostrophe in front, also one of several lines', () => {
  for (const text of ['=1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', '=HYPERLINK("x")\nsecond', '-1\r\n=1'])
    assert.equal(writeCsv([[text]]), `"'${text.replaceAll('"', '""')}"\r\n`)
  assert.equal(writeCsv([['a=1', 'a\n=1', 5, -5]]), 'a=1,"a\n=1",5,-5\r\n')
})

test('a phone number stays as it is, and anything more or less is a formula', () => {
  for (const phone of ['+4915112345678', '+1234567', '+123456789012345'])
    assert.equal(writeCsv([[phone]]), `${phone}\r\n`)
  for (const text of [
    '+123456',
    '+1234567890123456',
    '+01234567',
    '+4915112345678+1',
    '+49 151 1234567',
    '+4915112345678\n=1',
  ])
    assert.match(writeCsv([[text]]), /^"?'/, text)
})
