import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Barcode } from './barcode.ts'
import type { BarcodeReader } from './barcode-reader.ts'

/** Pause between two frames, which gives the page time; hands do not move faster. Milliseconds. */
const restMs = 60

/** Reads frame after frame and reports what each contains, including nothing. */
export function useLiveBarcodes(
  videoRef: RefObject<HTMLVideoElement | null>,
  reader: BarcodeReader | undefined,
  onFrame: (barcodes: readonly Barcode[]) => void,
  onFailure: () => void,
): void {
  const emit = useEffectEvent(onFrame)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!reader) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const readFrame = async () => {
      const video = videoRef.current
      if (video && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) {
        const barcodes = await reader.read(await createImageBitmap(video))
        if (isOver) return
        emit(barcodes)
      }
      timer = setTimeout(again, restMs)
    }
    const again = () => {
      readFrame().catch(() => {
        if (!isOver) fail()
      })
    }
    again()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [videoRef, reader])
}
