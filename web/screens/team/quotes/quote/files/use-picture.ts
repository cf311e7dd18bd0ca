import { type RefObject, useEffect, useRef } from 'react'

/** Shows a picture in the image element of the returned ref. */
export function usePicture(content: Blob | undefined): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!content) return undefined
    // A URL for the picture in memory, valid while it is shown.
    const url = URL.createObjectURL(content)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [content])
  return image
}
