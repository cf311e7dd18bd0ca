import { CloseButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OneOrNone } from '#ui/fields/one-of.tsx'
import classes from './offers.module.css'

/** Chosen services or propositions of a catalog, and a list for adding others. */
export function PickedOffers({
  label,
  description,
  all,
  nameOf,
  picked,
  max,
  onPick,
}: {
  readonly label: string
  readonly description: string
  readonly all: readonly string[]
  readonly nameOf: (key: string) => string
  readonly picked: readonly string[]
  readonly max: number
  /** undefined: none is chosen. */
  readonly onPick: (picked: readonly string[] | undefined) => void
}) {
  const t = useTranslations('catalogRules.pick')
  const others = all.filter((key) => !picked.includes(key))
  return (
    <div className={classes.picked}>
      {others.length > 0 && picked.length < max && (
        <OneOrNone
          label={label}
          description={description}
          value={undefined}
          values={others}
          none={t(picked.length === 0 ? 'none' : 'another')}
          wordOf={nameOf}
          onPick={(key) => key !== undefined && onPick([...picked, key])}
        />
      )}
      {picked.length > 0 && (
        <ul aria-label={label}>
          {picked.map((key) => (
            <li key={key}>
              {nameOf(key)}
              <CloseButton
                aria-label={t('remove', { name: nameOf(key) })}
                onClick={() => {
                  const left = picked.filter((one) => one !== key)
                  onPick(left.length > 0 ? left : undefined)
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
