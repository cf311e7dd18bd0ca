import { Select } from '@mantine/core'
import { useSearchParams } from 'react-router'
import classes from './locales.module.css'

/** Filters a list by one value, kept in the URL under the name of the filter. */
export function ChoiceFilter({
  name,
  label,
  any,
  choices,
}: {
  readonly name: string
  readonly label: string
  readonly any: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}) {
  const [params, setParams] = useSearchParams()
  return (
    <Select
      className={classes.choice}
      size="xs"
      aria-label={label}
      placeholder={any}
      data={choices}
      value={params.get(name)}
      onChange={(value) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before)
            if (value === null) after.delete(name)
            else after.set(name, value)
            return after
          },
          { replace: true },
        )
      }
      clearable
    />
  )
}
