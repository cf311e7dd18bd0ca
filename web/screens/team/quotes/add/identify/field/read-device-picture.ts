import type { BarcodeReader } from '#scan/barcode-reader.ts'
import { joinedText, readingsOf } from '../scans/readings.ts'

export type PictureRead =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'nothing' | 'misreadPicture' | 'notAPicture' | 'noReader' }

/** Returns what a picture says about a device, as one text for `identify`. */
export async function readDevicePicture(file: Blob, reader: BarcodeReader): Promise<PictureRead> {
  try {
    const readings = readingsOf(await reader.read(file))
    if (readings.used.length > 0) return { kind: 'text', text: joinedText(readings) }
    return { kind: readings.isMisread ? 'misreadPicture' : 'nothing' }
  } catch (error) {
    // createImageBitmap throws these for a file it cannot decode.
    const isFile =
      error instanceof DOMException && ['InvalidStateError', 'EncodingError'].includes(error.name)
    return { kind: isFile ? 'notAPicture' : 'noReader' }
  }
}
