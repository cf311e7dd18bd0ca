import { type BookEntry, correctedFields, purchaseBookLimits } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../team-context.ts'

/** Adds an entry that corrects a purchase; the purchase entry itself is not changed. */
export function CorrectionDialog({
  entry: { seq, number },
  onClose,
}: {
  readonly entry: BookEntry
  readonly onClose: () => void
}) {
  const t = useTranslations('purchaseBook')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [field, setField] = useState<(typeof correctedFields)[number]>('device')
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const save = useAction(
    () => api.purchaseBook.correct({ teamId, seq, field, value: value.trim(), reason: reason.trim() }),
    {
      rereads: [query.purchaseBook.list.key(), query.purchaseBook.check.key()],
      done: (added) => t('correctionAdded', { number: added.number }),
      onDone: onClose,
    },
  )
  return (
    <FormDialog
      title={t('correctTitle', { number })}
      onClose={onClose}
      action={save}
      label={t('correct')}
      running={common('saving')}
      disabled={value.trim() === '' || reason.trim() === ''}
    >
      <div className="cp-column cp-gap-12">
        <OneOf
          label={t('correctField')}
          values={correctedFields}
          value={field}
          wordOf={(one) => t(`field.${one}`)}
          onPick={setField}
        />
        <TextInput
          label={t('correctValue')}
          value={value}
          maxLength={purchaseBookLimits.maxCorrection}
          onChange={(event) => setValue(event.currentTarget.value)}
          required
          withAsterisk={false}
        />
        <TextInput
          label={t('correctReason')}
          value={reason}
          maxLength={purchaseBookLimits.maxReason}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
          withAsterisk={false}
        />
        <p className="cp-dim">{t('never')}</p>
        <ProblemNote error={save.error} />
      </div>
    </FormDialog>
  )
}
