import { workerError } from '../code/ask-worker.ts'
import type { Barcode } from './barcode.ts'
import type { ReadAnswer, ReadOrder } from './barcode-worker.ts'

export interface BarcodeReader {
  /** Returns all codes in a video frame or picture file. Rejects if the browser cannot decode the file. */
  read(picture: ImageBitmap | Blob): Promise<readonly Barcode[]>
  open(): void
  close(): void
}

/** Reads barcodes and QR codes in a worker, so the page stays responsive. The worker starts with `open` or `read`. */
export function createBarcodeReader(): BarcodeReader {
  let reading: Reading | undefined
  return {
    open() {
      reading ??= startReading()
    },
    read(picture) {
      // A worker that failed to start is started again.
      if (reading?.isBroken()) reading = undefined
      reading ??= startReading()
      return reading.read(picture)
    },
    close() {
      reading?.stop()
      reading = undefined
    },
  }
}

interface Reading {
  readonly read: BarcodeReader['read']
  readonly isBroken: () => boolean
  readonly stop: () => void
}

function startReading(): Reading {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<readonly Barcode[]>>()
  let lastId = 0
  let broken: Error | undefined
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    const order = waiting.get(data.id)
    waiting.delete(data.id)
    if ('barcodes' in data) order?.resolve(data.barcodes)
    else order?.reject(data.error)
  })
  worker.addEventListener('error', (event) => {
    broken = workerError(event) ?? new Error('The barcode reader did not start')
    for (const order of waiting.values()) order.reject(broken)
    waiting.clear()
  })
  return {
    read(picture) {
      if (broken) return Promise.reject(broken)
      const order = Promise.withResolvers<readonly Barcode[]>()
      const id = ++lastId
      waiting.set(id, order)
      worker.postMessage({ id, picture } satisfies ReadOrder, picture instanceof ImageBitmap ? [picture] : [])
      return order.promise
    },
    isBroken: () => broken !== undefined,
    stop() {
      worker.terminate()
      waiting.clear()
    },
  }
}
