import type { CatalogDocument } from '@costard/contract'
import type { Scope } from '@costard/pricing'
import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { plainFilter } from '#ui/fields/plain-filter.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'

/** Picks a model or variant that gets its own effects. */
export function ScopePicker({
  document,
  onPick,
}: {
  readonly document: CatalogDocument
  readonly onPick: (scope: Scope) => void
}) {
  const t = useTranslations('catalogRules.effect')
  const { variantName } = useVariantWords()
  const { models } = document.pricing
  const data = useMemo(
    () =>
      models.map((model) => ({
        group: model.name ?? model.id,
        items: [
          { value: `model ${model.id}`, label: model.name ?? model.id },
          ...model.variants.map(({ id, attributes }) => ({
            value: `variant ${id}`,
            label: `${model.name ?? model.id} ${variantName(attributes)}`.trim(),
          })),
        ],
      })),
    [models, variantName],
  )
  return (
    <Select
      size="xs"
      aria-label={t('addModel')}
      placeholder={t('addModel')}
      searchable
      filter={plainFilter}
      limit={60}
      data={data}
      value={null}
      onChange={(picked) => {
        const [kind, ...id] = picked?.split(' ') ?? []
        if (kind === 'model') onPick({ modelId: id.join(' ') })
        if (kind === 'variant') onPick({ variantId: id.join(' ') })
      }}
    />
  )
}
