/** Process that reads QR codes in photos, started by code-reader.ts: a photo takes some 400 ms and 300 MB. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type OutputInfo } from 'sharp'
import { z } from 'zod'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { answerJobs, bytesWhenRead } from '#pictures'

// The library would fetch this file from a public server.
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })

/** Longest edges to try. Fine print needs many pixels, noise disappears with few. */
const edges = [1400, 800, 2400]
const largest = Math.max(...edges)

const Job = z.object({ photo: z.instanceof(Uint8Array), maxPixels: z.number(), wholeBytes: z.number() })
type Job = z.infer<typeof Job>

answerJobs((job) => textsIn(Job.parse(job)))

async function textsIn({ photo, maxPixels, wholeBytes }: Job): Promise<string[]> {
  const options = { limitInputPixels: maxPixels, sequentialRead: true }
  if ((await bytesWhenRead(photo, options)) > wholeBytes) return []
  // Decode the photo once: for 25 million pixels this takes most of the time.
  const { data, info } = await sharp(photo, options)
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const longest = Math.max(info.width, info.height)
  for (const edge of edges) {
    if (edge !== largest && edge >= longest) continue
    const texts = await textsAt(data, info, edge)
    if (texts.length > 0) return texts
  }
  return []
}

async function textsAt(
  opened: Buffer,
  { width, height, channels }: OutputInfo,
  edge: number,
): Promise<string[]> {
  const { data, info } = await sharp(opened, { raw: { width, height, channels } })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  }
  // The library only accepts ImageData of browsers, of which it reads these fields.
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 4,
  })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}
