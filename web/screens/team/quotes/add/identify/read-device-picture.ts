import type { BarcodeReader } from '#scan/barcode-reader.ts'
import { joinedText, readingsOf } from './readings.ts'

export type PictureRead =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'nothing' | 'misreadPicture' | 'notAPicture' | 'noReader' }

/** What a picture says of a device, in one text for `identify`. */
export async function readDevicePicture(file: Blob, reader: BarcodeReader): Promise<PictureRead> {
  try {
    const readings = readingsOf(await reader.read(file))
    if (readings.used.length > 0) return { kind: 'text', text: joinedText(readings) }
    return { kind: readings.isMisread ? 'misreadPicture' : 'nothing' }
  } catch (error) {
    // What createImageBitmap throws for a file that it can not decode.
    const isFile =
      error instanceof DOMException && ['InvalidStateError', 'EncodingError'].includes(error.name)
    return { kind: isFile ? 'notAPicture' : 'noReader' }
  }
}
