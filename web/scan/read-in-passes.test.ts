import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { drawn, labelPicture, type Picture, turned } from '../testing/barcode-pictures.ts'
import type { Barcode } from './barcode.ts'
import { quietPx, readInPasses } from './read-in-passes.ts'

// By default the library would fetch this file from a public server.
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

const imei = '353928184021199'
const small = { width: 640, height: 480, scale: 3 }

/** Returns the codes found with the library that is used in browsers without a detector. */
async function read(picture: Picture): Promise<readonly string[]> {
  const found = await readInPasses(Math.max(picture.width, picture.height), async (scale, degrees) => {
    const { width, height, pixels } = drawn(picture, scale, degrees, quietPx)
    const data = new Uint8ClampedArray(width * height * 4).fill(255)
    for (let index = 0; index < pixels.length; index += 1)
      data[index * 4] = data[index * 4 + 1] = data[index * 4 + 2] = pixels[index] ?? 255
    const codes = await readBarcodes({ data, width, height, colorSpace: 'srgb' })
    return codes.map(({ format, text }): Barcode => ({ format, text }))
  })
  return found.map(({ text }) => text)
}

test('a label is read straight, on its side and askew', { timeout: 60_000 }, async () => {
  const label = await labelPicture([{ text: imei, format: 'Code128' }], small)
  for (const degrees of [0, 90, 40, -25])
    assert.deepEqual(await read(turned(label, degrees)), [imei], `${degrees} degrees`)
})

test('a large photo is read, and all codes of a label', { timeout: 60_000 }, async () => {
  const large = { width: 4032, height: 3024, scale: 5 }
  const codes = [
    { text: imei, format: 'Code128' },
    { text: `iPhone 13 128GB A2633 IMEI ${imei}`, format: 'QRCode' },
  ] as const
  assert.deepEqual(
    (await read(await labelPicture(codes, large))).toSorted(),
    codes.map(({ text }) => text).toSorted(),
  )
})

test('a picture without a code is tried at every size and rotation, and nothing is found', async () => {
  assert.deepEqual(await read(await labelPicture([], { width: 320, height: 240 })), [])
})
