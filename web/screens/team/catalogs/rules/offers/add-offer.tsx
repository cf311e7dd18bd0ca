import { catalogLimits } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldError } from '#forms/field-error.tsx'
import { newKey } from '../fields/new-key.ts'
import { useTextProblem } from '../fields/use-text-problem.ts'
import classes from './offers.module.css'

/** Names a new proposition or service; everything else is on its own screen. */
export function AddOffer({
  kind,
  keys,
  max,
  onAdd,
}: {
  readonly kind: 'proposition' | 'service'
  readonly keys: readonly string[]
  readonly max: number
  readonly onAdd: (key: string, name: string) => void
}) {
  const t = useTranslations('catalogRules.offer')
  const field = useTranslations('catalogRules.field')
  const problemOf = useTextProblem()
  const [name, setName] = useState('')
  const [showsError, setShowsError] = useState(false)
  const typed = name.trim()
  const error =
    keys.length >= max
      ? t('full', { max })
      : typed === ''
        ? field('missing')
        : problemOf(typed, catalogLimits.maxName)
  return (
    <form
      className={classes.screen}
      onSubmit={(event) => {
        event.preventDefault()
        if (error === undefined) onAdd(newKey(typed, keys, kind), typed)
        else setShowsError(true)
      }}
    >
      <h2>{t(`new.${kind}`)}</h2>
      <TextInput
        label={t('name')}
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={showsError && error !== undefined && fieldError(error)}
      />
      <Button type="submit" className={classes.start ?? ''}>
        {t(`add.${kind}`)}
      </Button>
    </form>
  )
}
