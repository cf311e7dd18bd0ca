import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readText } from './read-text.ts'

test('reads UTF-8, with or without a mark, and else Windows-1252', async () => {
  assert.equal(await readText(new Blob(['Zoë €'])), 'Zoë €')
  assert.equal(await readText(new Blob(['\uFEFFZoë'])), 'Zoë')
  assert.equal(await readText(new Blob([new Uint8Array([0x5a, 0x6f, 0xeb, 0x20, 0x80])])), 'Zoë €')
})
