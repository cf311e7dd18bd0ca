import { NativeSelect, type NativeSelectProps } from '@mantine/core'

type Look = Omit<NativeSelectProps, 'data' | 'value' | 'onChange' | 'children'>

interface Values<Value extends string> extends Look {
  readonly values: readonly Value[]
  readonly wordOf: (value: Value) => string
}

/** Select of one of a few values, each with a label. */
export function OneOf<Value extends string>({
  value,
  values,
  wordOf,
  onPick,
  ...look
}: Values<Value> & { readonly value: Value; readonly onPick: (value: Value) => void }) {
  return (
    <NativeSelect
      {...look}
      data={values.map((one) => ({ value: one, label: wordOf(one) }))}
      value={value}
      onChange={({ currentTarget }) => {
        const picked = values.find((one) => one === currentTarget.value)
        if (picked !== undefined) onPick(picked)
      }}
    />
  )
}

/** Select of one of a few values, or none. none: label of the first option, for no value. */
export function OneOrNone<Value extends string>({
  value,
  values,
  none,
  wordOf,
  onPick,
  ...look
}: Values<Value> & {
  readonly value: Value | undefined
  readonly none: string
  readonly onPick: (value: Value | undefined) => void
}) {
  return (
    <OneOf
      {...look}
      value={value ?? ''}
      values={['', ...values]}
      wordOf={(one) => (one === '' ? none : wordOf(one))}
      onPick={(one) => onPick(one === '' ? undefined : one)}
    />
  )
}
