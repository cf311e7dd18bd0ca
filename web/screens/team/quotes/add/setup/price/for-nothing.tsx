import { isNothing } from '@costard/quotes'
import { Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import type { LineForm } from '../draft/use-lines.ts'

/** Asks whether a repair or sale with an amount of zero is deliberately free; otherwise it cannot be sent. */
export function ForNothing({ line }: { readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  const { document, result, setup, device, request } = line
  const { kind } = document.pricing
  const hasOptions = setup.services.some(({ isOptional }) => isOptional === true)
  const isSetByHand = request.byHand !== undefined || request.adjustment !== undefined
  if (!isNothing({ kind, result, hasOptions, isSetByHand })) return null
  return (
    <Note kind="money" icon={<Icon of={IconAlertTriangle} size={18} />}>
      <p>{t(kind === 'repair' ? 'nothingChosen' : 'noAmount')}</p>
      <Checkbox
        label={t('isFree')}
        checked={device.isFree === true}
        onChange={(event) => line.changeIsFree(event.currentTarget.checked)}
      />
    </Note>
  )
}
