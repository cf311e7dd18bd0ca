import { type DragEvent, useState } from 'react'

/** Rows that are put in another order by dragging them onto one another. */
export function useDragOrder(keys: readonly string[], onMove: (key: string, place: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    over: over === dragged ? undefined : over,
    handle: (key: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', key)
        setDragged(key)
      },
      onDragEnd: end,
    }),
    row: (key: string) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(key)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== key) onMove(dragged, keys.indexOf(key))
        end()
      },
    }),
  }
}
