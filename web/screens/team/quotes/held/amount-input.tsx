import { TextInput } from '@mantine/core'
import { useLeft } from '#forms/use-left.ts'

/** An amount as people write it. That it is none is said once the field is left, or something was tried with it. */
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
