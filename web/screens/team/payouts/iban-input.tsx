import { isSepaIban } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useLeft } from '#forms/use-left.ts'

/** Input for an IBAN. An invalid one is reported on blur. */
export function IbanInput({
  label,
  className,
  value,
  onChange,
}: {
  /** Absent: the default label. */
  readonly label?: string
  readonly className?: string | undefined
  readonly value: string
  readonly onChange: (iban: string) => void
}) {
  const t = useTranslations('payouts')
  const { isLeft, ofField } = useLeft()
  return (
    <TextInput
      {...ofField}
      {...(className !== undefined && { className })}
      {...(label !== undefined && { 'aria-label': label })}
      label="IBAN"
      value={value}
      maxLength={42}
      error={isLeft && value.trim() !== '' && !isSepaIban(value) && t('ibanWrong')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
