import type { Barcode } from './barcode.ts'
import { openDetector } from './detector.ts'
import { readPicture } from './read-picture.ts'

/** An order for the worker: a video frame gets one quick pass, a picture every method. */
export interface ReadOrder {
  readonly id: number
  readonly picture: ImageBitmap | Blob
}

export type ReadAnswer =
  | { readonly id: number; readonly barcodes: readonly Barcode[] }
  | { readonly id: number; readonly error: unknown }

const detector = openDetector()

addEventListener('message', async ({ data: { id, picture } }: MessageEvent<ReadOrder>) => {
  postMessage(await answer(id, picture))
})

async function answer(id: number, picture: ReadOrder['picture']): Promise<ReadAnswer> {
  try {
    const detect = await detector
    if (picture instanceof Blob) return { id, barcodes: await readPicture(picture, detect) }
    const barcodes = await detect(picture)
    picture.close()
    return { id, barcodes }
  } catch (error) {
    return { id, error }
  }
}
