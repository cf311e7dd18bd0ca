import { readFileSync } from 'node:fs'
import { encode } from 'fast-png'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** Grey pixels, row by row; 0 is black. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

// By default the library would fetch this file from a public server.
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Returns a label with these codes below one another, as on a box; one module is `scale` pixels wide. */
export async function labelPicture(
  codes: readonly { readonly text: string; readonly format: 'Code128' | 'QRCode' | 'EAN13' }[],
  { width = 1280, height = 960, scale = 4 } = {},
): Promise<Picture> {
  const pixels = new Uint8Array(width * height).fill(255)
  let top = 40
  for (const { text, format } of codes) {
    const { symbol, error } = await writeBarcode(text, { format, scale: 1 })
    if (error) throw new Error(`${text}: ${error}`)
    const rows = symbol.height * (format === 'QRCode' ? scale : 2)
    const left = Math.floor((width - symbol.width * scale) / 2)
    if (left < 0 || top + rows > height) throw new Error(`${text} does not fit on the label`)
    for (let y = 0; y < rows; y++) {
      const row = Math.floor((y * symbol.height) / rows)
      for (let x = 0; x < symbol.width * scale; x++) {
        const value = symbol.data[row * symbol.width + Math.floor(x / scale)] ?? 255
        pixels[(top + y) * width + left + x] = value
      }
    }
    top += rows + 60
  }
  return { width, height, pixels }
}

/** Returns the picture rotated by these degrees, on white. */
export function turned(picture: Picture, degrees: number): Picture {
  return drawn(picture, 1, degrees, 0)
}

/** Returns the picture at another scale, rotated by these degrees, on white with a margin in pixels. */
export function drawn(
  { width, height, pixels }: Picture,
  scale: number,
  degrees: number,
  margin: number,
): Picture {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const side = (a: number, b: number): number =>
    Math.ceil((a * Math.abs(cos) + b * Math.abs(sin)) * scale) + 2 * margin
  const [outWidth, outHeight] = [side(width, height), side(height, width)]
  const out = new Uint8Array(outWidth * outHeight).fill(255)
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++) {
      const [dx, dy] = [(x - outWidth / 2) / scale, (y - outHeight / 2) / scale]
      const fromX = Math.floor(dx * cos + dy * sin + width / 2)
      const fromY = Math.floor(dy * cos - dx * sin + height / 2)
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
      out[y * outWidth + x] = pixels[fromY * width + fromX] ?? 255
    }
  return { width: outWidth, height: outHeight, pixels: out }
}

/** Returns the picture as a PNG file. */
export function png({ width, height, pixels }: Picture): Buffer {
  return Buffer.from(encode({ width, height, data: pixels, channels: 1 }))
}

/** Returns a film that shows one still picture, in the format of Chromium's fake camera. */
export function y4m({ width, height, pixels }: Picture): Buffer {
  const colours = Buffer.alloc((width * height) / 2, 128)
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    pixels,
    colours,
  ])
}
