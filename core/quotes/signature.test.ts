import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxSignaturePoints, maxStrokes, readSignature, signatureSvg, signatureText } from './quotes.ts'

const wave = Array.from({ length: 50 }, (_, at) => [at * 10, 100 + (at % 2) * 40] as const)

test('a signature is read as it was written, and drawn', () => {
  const strokes = [wave, [[10, 10] as const]]
  assert.deepEqual(readSignature(signatureText(strokes)), strokes)
  assert.match(
    signatureSvg([
      [
        [1, 2],
        [3, 4],
      ],
      [[5, 6]],
    ]),
    /<path d="M1 2L3 4M5 6L5 6"/,
  )
})

test('refuses what is no signature, hardly one, outside its box, or too long', () => {
  const dots = Array.from({ length: maxStrokes + 1 }, () => wave.slice(0, 2))
  const long = Array.from({ length: maxSignaturePoints + 1 }, (_, at) => [at % 600, at % 200] as const)
  const bad = ['', 'x', '1,1', '1,1 2,2', '1', '-1,2 500,3', '0,0 601,0', '0,0 0,201', '0,0  500,0', '0,0;']
  for (const text of [...bad, signatureText(dots), signatureText([long]), '<svg onload="x">'])
    assert.equal(readSignature(text), undefined, text.slice(0, 40))
  assert.ok(readSignature('0,0 600,200'))
})
