import { TextInput } from '@mantine/core'
import { useLeft } from '#forms/use-left.ts'

/** Input for an amount. An invalid one is reported on blur, or when it is used. */
export function AmountInput({
  label,
  size = 'sm',
  value,
  isTried,
  problem,
  onChange,
}: {
  readonly label: string
  readonly size?: 'sm' | 'md'
  readonly value: string
  readonly isTried: boolean
  /** undefined: the text is an amount. */
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}) {
  const { isLeft, ofField } = useLeft()
  return (
    <TextInput
      {...ofField}
      label={label}
      size={size}
      inputMode="decimal"
      value={value}
      error={(isTried || (isLeft && value !== '')) && problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
