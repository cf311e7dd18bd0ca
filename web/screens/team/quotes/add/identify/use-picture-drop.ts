import { useEffect, useEffectEvent, useState } from 'react'

/** Takes pictures that are dragged onto the page or pasted into it; true while one is held over it. */
export function usePictureDrop(onPicture: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const tell = useEffectEvent(onPicture)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this the browser would leave the page and open the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      setOver(false)
      tell(file)
    }
    const paste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      // Programs that copy a table give its picture along: the text says more.
      if (!picture || event.clipboardData?.getData('text/plain')) return
      event.preventDefault()
      tell(picture)
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
