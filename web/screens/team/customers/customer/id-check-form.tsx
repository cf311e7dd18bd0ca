import { type Customer, customerLimits, IdCheck, PaperIdentity } from '@costard/contract'
import { askedOfSellers, lastFourOf, type SellerField } from '@costard/quotes'
import { Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useToday } from '../../kit/use-today.ts'
import { useTeam } from '../../team-context.ts'
import classes from './merge-dialog.module.css'
import { RecordFoot, useSaveRecord } from './record-foot.tsx'

const idKinds = IdCheck.shape.kind.options
const empty = {
  kind: 'passport' as IdCheck['kind'],
  lastFour: '',
  number: '',
  issuedBy: '',
  issuedOn: '',
  holder: '',
  capacity: '',
  birthDate: '',
}

type OnPaper = Exclude<SellerField, 'address' | 'paper'>

/** Records that an identity document was seen; if the country of the team requires it, also its details. */
export function IdCheckForm({
  customer,
  onClose,
}: {
  readonly customer: Customer
  readonly onClose: () => void
}) {
  const t = useTranslations('customers.records')
  const words = useTranslations('purchaseBook.asked')
  const { id: teamId, timeZone, country } = useTeam()
  const today = useToday(timeZone)
  const latest = inYears(today, customerLimits.maxIdKeptYears)
  const onPaper = askedOfSellers(country, customer.kind).filter(
    (field): field is OnPaper => field !== 'address' && field !== 'paper',
  )
  const isWhole = onPaper.includes('number')
  const save = useSaveRecord(onClose, (check: IdCheck) =>
    api.customerRecords.saveIdCheck({ teamId, customerId: customer.id, ...check }),
  )
  const lacks = (field: OnPaper) => (text: string) =>
    onPaper.includes(field) && text.trim() === '' ? t('askedFor') : null
  const past = (field: OnPaper) => (day: string) =>
    lacks(field)(day) ?? (day > today ? t('dayNotPast') : null)
  const form = useForm({
    initialValues: { ...empty, deleteAfter: inYears(today, 1) },
    validate: {
      lastFour: (text) =>
        isWhole || IdCheck.shape.lastFour.safeParse(text).success ? null : t('lastFourWrong'),
      number: (text) =>
        !isWhole || PaperIdentity.shape.number.safeParse(text).success ? null : t('numberWrong'),
      issuedBy: lacks('issuedBy'),
      holder: lacks('holder'),
      capacity: lacks('capacity'),
      issuedOn: past('issuedOn'),
      birthDate: past('birthDate'),
      deleteAfter: (day) => (day > today && day <= latest ? null : t('dayWrong')),
    },
  })
  return (
    <form
      className={classes.dialog}
      noValidate
      onSubmit={form.onSubmit(({ kind, lastFour, deleteAfter, issuedOn, birthDate, ...identity }) =>
        save.run(
          isWhole
            ? {
                kind,
                lastFour: lastFourOf(identity.number),
                deleteAfter,
                identity: { ...identity, issuedOn: issuedOn || null, birthDate: birthDate || null },
              }
            : { kind, lastFour, deleteAfter },
        ),
      )}
    >
      <p className="cp-dim">{t(isWhole ? 'idTextWhole' : 'idText')}</p>
      <Select
        label={t('idKind')}
        data={idKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('kind')}
      />
      {!isWhole && <TextInput label={t('lastFour')} maxLength={4} {...form.getInputProps('lastFour')} />}
      {onPaper.map((field) => (
        <TextInput
          key={field}
          label={words(field)}
          maxLength={field === 'number' ? customerLimits.maxPaperNumber : customerLimits.maxPaperText}
          {...(days.has(field) && { type: 'date', max: today })}
          {...form.getInputProps(field)}
        />
      ))}
      <TextInput
        label={t('deleteAfter')}
        type="date"
        min={today}
        max={latest}
        {...form.getInputProps('deleteAfter')}
      />
      <RecordFoot save={save} onClose={onClose} />
    </form>
  )
}

const days: ReadonlySet<OnPaper> = new Set(['issuedOn', 'birthDate'])

function inYears(day: string, years: number): string {
  // The year may lack 29 February.
  return `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`
}
