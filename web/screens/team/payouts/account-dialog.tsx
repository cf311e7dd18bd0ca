import { isSepaIban } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../team-context.ts'
import { IbanInput } from './iban-input.tsx'

/** Edits the account that payouts are made from. Its number is not shown again. */
export function AccountDialog({
  name: first,
  onClose,
}: {
  readonly name: string
  readonly onClose: () => void
}) {
  const t = useTranslations('payouts')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [name, setName] = useState(first)
  const [iban, setIban] = useState('')
  const save = useAction(() => api.payouts.saveAccount({ teamId, name: name.trim(), iban }), {
    rereads: [query.payouts.list.key()],
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('accountTitle')}
      onClose={onClose}
      action={save}
      label={common('save')}
      running={common('saving')}
      disabled={name.trim() === '' || !isSepaIban(iban)}
    >
      <TextInput
        label={t('accountName')}
        value={name}
        maxLength={70}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <IbanInput value={iban} onChange={setIban} />
      <ProblemNote error={save.error} />
    </FormDialog>
  )
}
