import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

/** Takes a row to another place: dragged, or with the arrow keys. */
export function MoveHandle({
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
