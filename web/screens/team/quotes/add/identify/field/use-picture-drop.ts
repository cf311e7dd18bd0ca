import { useEffect, useEffectEvent, useState } from 'react'

/** Accepts pictures dropped onto or pasted into the page. Returns true while one is dragged over it. */
export function usePictureDrop(onPicture: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const onPictureEvent = useEffectEvent(onPicture)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // By default the browser would navigate to the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      setOver(false)
      onPictureEvent(file)
    }
    const paste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      // Spreadsheets also copy a table as a picture; its text is better.
      if (!picture || event.clipboardData?.getData('text/plain')) return
      event.preventDefault()
      onPictureEvent(picture)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}
