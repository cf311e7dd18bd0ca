import type { CatalogDocument } from '@costard/contract'
import { Select } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { plainFilter } from '#ui/fields/plain-filter.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useTeam } from '../../../../team-context.ts'

/** Shown if the address names no device: the user picks one from the catalog. */
export function PickVariant({ document: { pricing } }: { readonly document: CatalogDocument }) {
  const t = useTranslations('counter.setup')
  const team = useTeam()
  const navigate = useNavigate()
  const { variantName } = useVariantWords()
  return (
    <>
      <h1>{t('title')}</h1>
      <Select
        label={t('pickVariant')}
        size="md"
        searchable
        filter={plainFilter}
        data={pricing.models.map((model) => ({
          group: model.name ?? model.id,
          items: model.variants.map(({ id, attributes }) => ({
            value: id,
            label: [model.name, variantName(attributes)].filter(Boolean).join(', '),
          })),
        }))}
        onChange={(id) => id !== null && navigate(paths.setup(team.id, pricing.id, [id]))}
      />
    </>
  )
}
