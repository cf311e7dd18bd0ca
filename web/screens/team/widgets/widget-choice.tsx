import { NativeSelect } from '@mantine/core'

/** One of a few values, each with its words. */
export function WidgetChoice<Value extends string>({
  label,
  description,
  value,
  values,
  wordOf,
  onChange,
}: {
  readonly label: string
  readonly description?: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly wordOf: (value: Value) => string
  readonly onChange: (value: Value) => void
}) {
  return (
    <NativeSelect
      label={label}
      description={description}
      data={values.map((one) => ({ value: one, label: wordOf(one) }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = values.find((one) => one === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}
