import { variantLabel } from '@costard/devices'
import type { Model, Variant } from '@costard/pricing'
import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { plainFilter } from '#ui/fields/plain-filter.ts'
import { useDraft } from '../../draft/draft-context.ts'
import type { Tried } from './bench-price.ts'

/** The device of the trial on the test bench. */
export function BenchDevice({ trial, onTrial }: Tried) {
  const t = useTranslations('catalogRules.bench')
  const { models } = useDraft().state.document.pricing
  const { language } = useRegion()
  const data = useMemo(
    () =>
      models.map((model) => ({
        group: model.name ?? model.id,
        items: model.variants.map((variant) => ({
          value: variant.id,
          label: labelOf(model, variant, language),
        })),
      })),
    [models, language],
  )
  return (
    <Select
      aria-label={t('device')}
      placeholder={t('device')}
      searchable
      filter={plainFilter}
      limit={100}
      allowDeselect={false}
      data={data}
      value={trial.variantId}
      onChange={(variantId) => variantId !== null && onTrial({ ...trial, variantId })}
    />
  )
}

/** Returns the name of the device of a trial; empty if the draft does not have it. */
export function nameOfDevice(models: readonly Model[], variantId: string, language: string): string {
  const model = models.find(({ variants }) => variants.some(({ id }) => id === variantId))
  const variant = model?.variants.find(({ id }) => id === variantId)
  return model && variant ? labelOf(model, variant, language) : ''
}

function labelOf({ name, id }: Model, { attributes }: Variant, language: string): string {
  return [name ?? id, variantLabel(attributes, language)].filter(Boolean).join(', ')
}
