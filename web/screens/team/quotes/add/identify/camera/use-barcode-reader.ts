import { useEffect, useState } from 'react'
import { type BarcodeReader, createBarcodeReader } from '#scan/barcode-reader.ts'

/** Keeps a barcode reader open while the calling component is mounted. */
export function useBarcodeReader(): BarcodeReader {
  const [reader] = useState(createBarcodeReader)
  useEffect(() => {
    reader.open()
    return () => reader.close()
  }, [reader])
  return reader
}
