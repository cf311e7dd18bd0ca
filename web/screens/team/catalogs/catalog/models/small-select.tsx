import classes from './models.module.css'

/** One of a few values, as small as the grid. none: the words of none, which is ''. */
export function SmallSelect({
  label,
  value,
  values,
  none,
  wordOf,
  onPick,
  className = '',
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
      className={`${classes.select} ${className}`}
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
