import type { CatalogDocument } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useGroupName } from '../../parts/use-group-name.ts'
import type { Column } from './effect-cells.ts'

/** Returns the name of a column: "All models", or a group, model or variant. */
export function useScopeName(document: CatalogDocument): (column: Column) => string {
  const t = useTranslations('catalogRules.effect')
  const groupName = useGroupName(document)
  const { variantName } = useVariantWords()
  const { models } = document.pricing
  return (column) => {
    if (column === 'all') return t('allModels')
    if ('group' in column) return groupName(column.group)
    if ('modelId' in column) return models.find(({ id }) => id === column.modelId)?.name ?? column.modelId
    const { variantId } = column
    const model = models.find(({ variants }) => variants.some(({ id }) => id === variantId))
    const variant = model?.variants.find(({ id }) => id === variantId)
    return variant ? `${model?.name ?? ''} ${variantName(variant.attributes)}`.trim() : variantId
  }
}
