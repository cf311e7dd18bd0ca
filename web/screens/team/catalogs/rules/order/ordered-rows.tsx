import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import classes from './ordered-rows.module.css'

/** Rows that can be reordered: dragged onto one another, or moved by a handle with the arrow keys. */
export function OrderedRows<Row extends { readonly key: string }>({
  keys,
  shown,
  nameOf,
  onMove,
  className,
  children: rowOf,
}: {
  readonly keys: readonly string[]
  /** Visible rows, in the order of the keys. */
  readonly shown: readonly Row[]
  readonly nameOf: (key: string) => string
  readonly onMove: (key: string, place: number) => void
  /** Class for a framed list; absent: the rows have no frame. */
  readonly className?: string | undefined
  readonly children: (row: Row, handle: ReactNode, place: number) => ReactNode
}) {
  const drag = useDragOrder(keys, onMove)
  return (
    <ol className={className === undefined ? classes.rows : `${classes.rows} ${classes.framed} ${className}`}>
      {shown.map((row) => {
        const { key } = row
        const place = keys.indexOf(key)
        const handle = (
          <MoveHandle
            name={nameOf(key)}
            place={place}
            count={keys.length}
            onMove={(next) => onMove(key, next)}
            {...drag.handle(key)}
          />
        )
        return (
          <li key={key} {...drag.row(key)} data-over={drag.over === key || undefined}>
            {rowOf(row, handle, place)}
          </li>
        )
      })}
    </ol>
  )
}

/** Handle that moves a row, by dragging or with the arrow keys. */
function MoveHandle({
  name,
  place,
  count,
  onMove,
  ...drag
}: {
  readonly name: string
  readonly place: number
  readonly count: number
  readonly onMove: (place: number) => void
  readonly draggable: boolean
  readonly onDragStart: (event: DragEvent) => void
  readonly onDragEnd: () => void
}) {
  const t = useTranslations('catalogRules.order')
  return (
    <ActionIcon
      {...drag}
      variant="subtle"
      color="gray"
      style={{ cursor: 'grab' }}
      aria-label={t('move', { name, place: place + 1, count })}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (step === 0) return
        event.preventDefault()
        const next = place + step
        if (next >= 0 && next < count) onMove(next)
      }}
    >
      <Icon of={IconGripVertical} size={16} />
    </ActionIcon>
  )
}

/** Reorders rows when one is dragged onto another. */
function useDragOrder(keys: readonly string[], onMove: (key: string, place: number) => void) {
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
