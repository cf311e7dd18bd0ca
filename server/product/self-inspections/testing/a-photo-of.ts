import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

// The library would fetch this file from a public server.
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Returns a picture of a phone on a desk that shows a QR code, as a JPEG of 1600 by 1200 pixels. */
export async function aPhotoOf(text: string): Promise<Buffer> {
  const { image, error } = await writeBarcode(text, { format: 'QRCode', scale: 8 })
  if (error || !image) throw new Error(error)
  const code = await sharp(Buffer.from(await image.arrayBuffer()))
    .resize(300, 300, { kernel: 'nearest' })
    .toBuffer()
  const phone = { create: { width: 420, height: 860, channels: 3 as const, background: '#fff' } }
  const screen = await sharp(phone)
    .composite([{ input: code, top: 300, left: 60 }])
    .png()
    .toBuffer()
  const desk = { create: { width: 1600, height: 1200, channels: 3 as const, background: '#776655' } }
  return sharp(desk)
    .composite([{ input: screen, top: 150, left: 600 }])
    .blur(0.6)
    .jpeg({ quality: 85 })
    .toBuffer()
}
