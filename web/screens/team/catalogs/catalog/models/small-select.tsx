/** Selects one of a few values, without a frame. none: text for '', which means no value. */
export function SmallSelect({
  label,
  value,
  values,
  none,
  wordOf,
  onPick,
  className,
}: {
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  readonly none: string
  readonly wordOf: (value: string) => string
  readonly onPick: (value: string) => void
  readonly className?: string | undefined
}) {
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onPick(currentTarget.value)}
    >
      <option value="">{none}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {wordOf(one)}
        </option>
      ))}
    </select>
  )
}
