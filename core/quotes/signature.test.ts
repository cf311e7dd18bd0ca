import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isSignature, maxSignature, signatureBox, signaturePath, writeSignature } from './quotes.ts'

const pad = { width: 300, height: 100 }

test('strokes are scaled to their box and drawn as curves', () => {
  const text = writeSignature(
    [
      [
        { x: 0, y: 0 },
        { x: 150, y: 50 },
        { x: 300, y: 100 },
      ],
      [{ x: 10, y: 10 }],
    ],
    pad,
  )
  assert.equal(text, '0.0-300.100-600.200_20.20')
  assert.equal(signaturePath(text), 'M0 0Q300 100 450 150L600 200M20 20L20 20')
})

test('points outside the pad are moved to its edge', () => {
  const stroke = [
    { x: -5, y: -5 },
    { x: 400, y: 50 },
    { x: 10, y: 500 },
    { x: 20, y: 20 },
  ]
  const text = writeSignature([stroke], pad)
  assert.equal(text, '0.0-600.100-20.200-40.40')
  assert.ok(isSignature(text))
})

test('a long signature loses points, not its end', () => {
  const stroke = Array.from({ length: 5000 }, (_, place) => ({ x: place % 300, y: place % 100 }))
  const text = writeSignature([stroke], pad)
  assert.ok(text.length <= maxSignature && text.length > maxSignature / 3, `${text.length}`)
  assert.ok(isSignature(text))
  const dots = Array.from({ length: 5000 }, () => [{ x: 1, y: 1 }])
  assert.equal(writeSignature(dots, pad), '')
})

test('refuses what is no signature', () => {
  const good = '10.10-20.20-30.30-40.40'
  assert.ok(isSignature(good))
  const { width, height } = signatureBox
  for (const text of [
    '',
    'M0 0',
    '10.10',
    '10.10-20.20-30.30',
    `${good}-`,
    `${good}"/><script>`,
    `${good}-${width + 1}.0`,
    `${good}-0.${height + 1}`,
    `${good}${'-100.100'.repeat(maxSignature)}`,
  ])
    assert.ok(!isSignature(text), text.slice(0, 60))
  const longest = `${good}${'-1.1'.repeat((maxSignature - good.length) / 4)}`
  assert.equal(isSignature(longest), longest.length <= maxSignature)
  assert.ok(!isSignature(`${longest}-1.1`))
  assert.equal(writeSignature([[{ x: 1, y: 1 }]], pad), '')
})
