/** Looks for QR codes in photos, in a thread of its own, which code-reader.ts starts: one takes up to some 300 ms. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { selfInspectionLimits } from '@costard/contract'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// By default the library fetches this file from a public server.
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })

/** Longest edges that are tried. Fine print needs many pixels, noise disappears with few. */
const edges = [1400, 800, 2400]

parentPort?.on('message', async (photo: Uint8Array) => {
  parentPort?.postMessage(await textsIn(photo).catch((): string[] => []))
})

async function textsIn(photo: Uint8Array): Promise<string[]> {
  for (const edge of edges) {
    const { data, info } = await sharp(photo, { limitInputPixels: selfInspectionLimits.maxPixels })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = {
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb' as const,
    }
    const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
      formats: ['QRCode'],
      tryHarder: true,
      maxNumberOfSymbols: 4,
    })
    const texts = found.filter(({ isValid }) => isValid).map(({ text }) => text)
    if (texts.length > 0) return texts
  }
  return []
}
