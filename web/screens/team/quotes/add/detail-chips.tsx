import classes from './detail-chips.module.css'

/** One detail of a device as chips: radio buttons, so that arrow keys work; digits pick as well. */
export function DetailChips<Value extends string | number>({
  name,
  label,
  options,
  chosen,
  onChoose,
}: {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: string | number | undefined
  readonly onChoose: (value: Value) => void
}) {
  return (
    <fieldset
      className={classes.detail}
      data-detail={name}
      onKeyDown={(event) => {
        const option = options[Number(event.key) - 1]
        if (option) onChoose(option.value)
      }}
    >
      <legend>{label}</legend>
      <div className={classes.chips}>
        {options.map((option, place) => (
          <label key={option.value} data-chosen={option.value === chosen || undefined}>
            <input
              type="radio"
              name={name}
              className="cp-hidden"
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <kbd className="cp-desk-only" aria-hidden="true">
              {place + 1}
            </kbd>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
