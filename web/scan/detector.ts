import type { BarcodeFormat } from 'barcode-detector/ponyfill'
import { loadCode } from '../code/load-code.ts'
import type { Barcode } from './barcode.ts'

export type Detect = (picture: ImageBitmap | OffscreenCanvas) => Promise<readonly Barcode[]>

/** The formats on devices, boxes and our own labels. */
const formats = [
  'code_128',
  'code_39',
  'ean_13',
  'upc_a',
  'data_matrix',
  'qr_code',
  'pdf417',
] as const satisfies readonly BarcodeFormat[]

interface NativeDetector {
  detect(picture: ImageBitmap | OffscreenCanvas): Promise<readonly { format: string; rawValue: string }[]>
}
/** Missing in TypeScript's DOM types, since only some browsers have it. */
interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/**
 * Returns the browser's own detector if it supports all our formats, otherwise the library's, loaded from our
 * own origin.
 */
export async function openDetector(): Promise<Detect> {
  const native = await openNative()
  if (!native) return openLibrary()
  let current = native
  return async (picture) => {
    try {
      return await current(picture)
    } catch (error) {
      // Some systems list formats but lack the service that reads them.
      if (current !== native) throw error
      current = await openLibrary()
      return current(picture)
    }
  }
}

async function openNative(): Promise<Detect | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors }
  if (!BarcodeDetector) return undefined
  const supported = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => [])
  return formats.every((format) => supported.includes(format))
    ? detectWith(new BarcodeDetector({ formats }))
    : undefined
}

async function openLibrary(): Promise<Detect> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    loadCode(() => import('barcode-detector/ponyfill')),
    loadCode(() => import('zxing-wasm/reader/zxing_reader.wasm?url')),
  ])
  // By default the library would fetch this file from a public CDN.
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return detectWith(new BarcodeDetector({ formats: [...formats] }))
}

function detectWith(detector: NativeDetector): Detect {
  return async (picture) =>
    (await detector.detect(picture)).map(({ format, rawValue }) => ({ format, text: rawValue }))
}
