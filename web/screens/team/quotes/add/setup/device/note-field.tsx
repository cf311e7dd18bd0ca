import { quoteLimits } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './note-field.module.css'
import type { LineForm } from '../draft/use-lines.ts'

/** The team's note on the device; initially the words typed beside its name. */
export function NoteField({ line: { device, changeNote } }: { readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  return (
    <TextInput
      className={`cp-card ${classes.note}`}
      label={t('note')}
      description={t('noteHelp')}
      inputWrapperOrder={['label', 'input', 'description']}
      maxLength={quoteLimits.maxLineNote}
      value={device.note ?? ''}
      onChange={(event) => changeNote(event.currentTarget.value)}
    />
  )
}
