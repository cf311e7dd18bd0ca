import { useEffect, useState } from 'react'
import { type BarcodeReader, openBarcodeReader } from '#scan/barcode-reader.ts'

/** Keeps a barcode reader open while the calling component is mounted. */
export function useBarcodeReader(): BarcodeReader | undefined {
  const [reader, setReader] = useState<BarcodeReader>()
  useEffect(() => {
    const opened = openBarcodeReader()
    setReader(opened)
    return () => opened.close()
  }, [])
  return reader
}
