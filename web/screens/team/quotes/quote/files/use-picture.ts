import { type RefObject, useEffect, useRef } from 'react'

/** Shows a picture in the image that the returned ref is given to. */
export function usePicture(content: Blob | undefined): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!content) return undefined
    // An address for the file in memory, valid while it is shown.
    const url = URL.createObjectURL(content)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [content])
  return image
}
