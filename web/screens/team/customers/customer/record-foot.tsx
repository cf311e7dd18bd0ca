import type { Customer } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { type Action, useAction } from '#api/use-action.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useKeepCustomer } from './use-keep-customer.ts'

/** Action that saves a record about a customer and closes its dialog. */
export function useSaveRecord<Entry = void>(onClose: () => void, act: (entry: Entry) => Promise<Customer>) {
  const keep = useKeepCustomer()
  return useAction(act, {
    onDone: (customer) => {
      keep(customer)
      onClose()
    },
  })
}

export function RecordFoot({
  save,
  label,
  onClose,
}: {
  readonly save: Pick<Action<unknown>, 'error' | 'isRunning'>
  readonly label?: string
  readonly onClose: () => void
}) {
  const common = useTranslations('common')
  return (
    <>
      <ProblemNote error={save.error} />
      <DialogFoot
        onClose={onClose}
        type="submit"
        isRunning={save.isRunning}
        label={label ?? common('save')}
        running={common('saving')}
      />
    </>
  )
}
