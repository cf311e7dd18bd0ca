import { devicesTwice } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconCopyOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRemoveLine } from '../../use-remove-line.tsx'
import type { DraftLine, LineForm } from '../draft/use-lines.ts'

/** Tells that another line of the quote has the same device number, with a button that removes this line. */
export function DeviceTwice({
  lines,
  line,
}: {
  readonly lines: readonly DraftLine[]
  readonly line: LineForm
}) {
  const t = useTranslations('counter.setup')
  const remove = useRemoveLine()
  const { device } = line
  const twice = devicesTwice(lines.map((one) => one.device)).find(
    (found) => found.line.id === device.id || found.earlier.id === device.id,
  )
  if (!twice) return null
  const other = twice.line.id === device.id ? twice.earlier : twice.line
  return (
    <Note
      kind="problem"
      icon={<Icon of={IconCopyOff} size={18} />}
      action={
        <Button variant="default" size="compact-sm" onClick={() => remove(device)}>
          {t('removeDevice')}
        </Button>
      }
    >
      {t('deviceTwice', { device: other.name })}
    </Note>
  )
}
