import { type Consent, type Customer, customerLimits, IdCheck } from '@costard/contract'
import { Button, Group, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { type Action, useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import { useToday } from '../../kit/use-today.ts'
import classes from './merge-dialog.module.css'
import { useKeepCustomer } from './use-keep-customer.ts'

export type RecordKind = 'consent' | 'declaration' | 'idCheck'

interface Part {
  readonly customer: Customer
  readonly onClose: () => void
}

const titles = { consent: 'consentTitle', declaration: 'declareTitle', idCheck: 'idTitle' } as const
const forms = { consent: ConsentForm, declaration: DeclarationForm, idCheck: IdCheckForm } as const

/** Records a consent, the declaration of a seller, or that an ID was seen. */
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
  const save = useSave(onClose, (entry: Pick<Consent, 'isGiven' | 'source'>) =>
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
      <Foot save={save} onClose={onClose} />
    </form>
  )
}

function DeclarationForm({ customer, onClose }: Part) {
  const t = useTranslations('customers.records')
  const { id: teamId } = useTeam()
  const save = useSave(onClose, () => api.customerRecords.declare({ teamId, customerId: customer.id }))
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        save.run()
      }}
    >
      <p>{t('declareText')}</p>
      <Foot save={save} label={t('declareYes')} onClose={onClose} />
    </form>
  )
}

const idKinds = IdCheck.shape.kind.options

function IdCheckForm({ customer, onClose }: Part) {
  const t = useTranslations('customers.records')
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const latest = inYears(today, customerLimits.maxIdKeptYears)
  const save = useSave(onClose, (check: IdCheck) =>
    api.customerRecords.saveIdCheck({ teamId, customerId: customer.id, ...check }),
  )
  const form = useForm<IdCheck>({
    initialValues: { kind: 'passport', lastFour: '', deleteAfter: inYears(today, 1) },
    validate: {
      lastFour: (text) => (IdCheck.shape.lastFour.safeParse(text).success ? null : t('lastFourWrong')),
      deleteAfter: (day) => (day > today && day <= latest ? null : t('dayWrong')),
    },
  })
  return (
    <form className={classes.dialog} noValidate onSubmit={form.onSubmit((check) => save.run(check))}>
      <p className="cp-dim">{t('idText')}</p>
      <Select
        label={t('idKind')}
        data={idKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('kind')}
      />
      <TextInput label={t('lastFour')} autoComplete="off" maxLength={4} {...form.getInputProps('lastFour')} />
      <TextInput
        label={t('deleteAfter')}
        type="date"
        min={today}
        max={latest}
        {...form.getInputProps('deleteAfter')}
      />
      <Foot save={save} onClose={onClose} />
    </form>
  )
}

function inYears(day: string, years: number): string {
  // The year may have no 29 February.
  return `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`
}

function useSave<Entry = void>(onClose: () => void, act: (entry: Entry) => Promise<Customer>) {
  const keep = useKeepCustomer()
  return useAction(act, {
    onDone: (customer) => {
      keep(customer)
      onClose()
    },
  })
}

function Foot({
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
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <ActionButton
          type="submit"
          isRunning={save.isRunning}
          label={label ?? common('save')}
          running={common('saving')}
        />
      </Group>
    </>
  )
}
