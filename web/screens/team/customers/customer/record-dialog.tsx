import type { Consent, Customer } from '@costard/contract'
import { Select } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import { IdCheckForm } from './id-check-form.tsx'
import classes from './merge-dialog.module.css'
import { RecordFoot, useSaveRecord } from './record-foot.tsx'

export type RecordKind = 'consent' | 'declaration' | 'idCheck'

interface Part {
  readonly customer: Customer
  readonly onClose: () => void
}

const titles = { consent: 'consentTitle', declaration: 'declareTitle', idCheck: 'idTitle' } as const
const forms = { consent: ConsentForm, declaration: DeclarationForm, idCheck: IdCheckForm } as const

/** Records a consent, a seller's declaration or an ID check. */
export function RecordDialog({ kind, ...part }: Part & { readonly kind: RecordKind | undefined }) {
  const t = useTranslations('customers.records')
  const Form = kind && forms[kind]
  return (
    <Dialog opened={kind !== undefined} onClose={part.onClose} title={kind && t(titles[kind])}>
      {Form && <Form {...part} />}
    </Dialog>
  )
}

const sources = ['counter', 'email', 'phone', 'form'] as const

function ConsentForm({ customer, onClose }: Part) {
  const t = useTranslations('customers.records')
  const { id: teamId } = useTeam()
  const save = useSaveRecord(onClose, (entry: Pick<Consent, 'isGiven' | 'source'>) =>
    api.customerRecords.addConsent({ teamId, customerId: customer.id, purpose: 'marketing', ...entry }),
  )
  const form = useForm({ initialValues: { answer: 'yes', source: 'counter' as Consent['source'] } })
  return (
    <form
      className={classes.dialog}
      onSubmit={form.onSubmit(({ answer, source }) => save.run({ isGiven: answer === 'yes', source }))}
    >
      <Select
        label={t('consent')}
        data={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
        allowDeselect={false}
        {...form.getInputProps('answer')}
      />
      <Select
        label={t('source')}
        data={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('source')}
      />
      <RecordFoot save={save} onClose={onClose} />
    </form>
  )
}

function DeclarationForm({ customer, onClose }: Part) {
  const t = useTranslations('customers.records')
  const { id: teamId } = useTeam()
  const save = useSaveRecord(onClose, () => api.customerRecords.declare({ teamId, customerId: customer.id }))
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        save.run()
      }}
    >
      <p>{t('declareText')}</p>
      <RecordFoot save={save} label={t('declareYes')} onClose={onClose} />
    </form>
  )
}
