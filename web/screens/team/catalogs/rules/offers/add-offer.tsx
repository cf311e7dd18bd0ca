import type { CatalogPart, Localised } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { fieldError } from '#forms/field-error.tsx'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { newKey } from '../fields/new-key.ts'
import { useTextProblem } from '../fields/use-text-problem.ts'
import { lastPosition } from '../order/moved-parts.ts'
import classes from './offers.module.css'
import { type OfferKind, useOffers } from './use-offer.ts'

/**
 * Asks for the name of a new proposition or service, which is added at the end; the rest is edited on its own
 * screen.
 */
export function AddOffer({
  kind,
  max,
  partsOf,
}: {
  readonly kind: OfferKind
  readonly max: number
  /** Returns the parts of a new offer with the given key. */
  readonly partsOf: (key: string, name: Localised, position: number) => readonly CatalogPart[]
}) {
  const t = useTranslations('catalogRules.offer')
  const field = useTranslations('catalogRules.field')
  const { language } = useRegion()
  const { editor, state } = useDraft()
  const { keys, toOne } = useOffers(kind)
  const navigate = useNavigate()
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
  const add = () => {
    if (error !== undefined) return setShowsError(true)
    const key = newKey(typed, keys, kind)
    const position = lastPosition(state.parts, kind, keys)
    editor.change(t('added', { name: typed }), partsOf(key, { [language]: typed }, position))
    return void navigate(toOne(key))
  }
  return (
    <form
      className={classes.screen}
      onSubmit={(event) => {
        event.preventDefault()
        add()
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
