import { useEffect, useState } from 'react'
import { type BarcodeReader, openBarcodeReader } from '#scan/barcode-reader.ts'

/** A reader for as long as the calling component is shown. */
export function useBarcodeReader(): BarcodeReader | undefined {
  const [reader, setReader] = useState<BarcodeReader>()
  useEffect(() => {
    const opened = openBarcodeReader()
    setReader(opened)
    return () => opened.close()
  }, [])
  return reader
}
