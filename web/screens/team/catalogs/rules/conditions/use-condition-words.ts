import { type CatalogDocument, groupName, textIn } from '@costard/contract'
import { findDevice, variantLabel } from '@costard/devices'
import type { Condition } from '@costard/pricing'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useCountryName } from '#messages/use-country-name.ts'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { familyKey } from '@costard/contract/price-grid'
import { type ConditionWords, sentenceOf } from './condition-words.ts'

const knownAttributes = ['storageGb', 'colour', 'connectivity', 'memoryGb', 'chip', 'sizeMm'] as const

/** The words for the conditions of a catalog, in the user's language. */
export function useConditionWords(document: CatalogDocument): ConditionWords {
  const t = useTranslations('catalogRules.condition')
  const family = useTranslations('catalogModels.family')
  const { language, region } = useRegion()
  const money = useMoney(document.pricing.currency)
  const countryName = useCountryName()
  return useMemo(() => {
    const { pricing, wording } = document
    const list = {
      all: new Intl.ListFormat(region, { type: 'conjunction' }),
      any: new Intl.ListFormat(region, { type: 'disjunction' }),
    }
    return {
      subject: (leaf) => {
        if ('question' in leaf)
          return textIn(language, wording.questions[leaf.question]?.text) || leaf.question
        if ('device' in leaf) return t(`device.${leaf.device}`)
        if ('customer' in leaf) return t(`customer.${leaf.customer}`)
        if ('amount' in leaf) return t('amount')
        const known = knownAttributes.find((name) => name === leaf.attribute)
        return known ? t(`attribute.${known}`) : leaf.attribute
      },
      compared: (op, value) => t(`op.${op}`, { value }),
      value: (leaf, value) => {
        if ('question' in leaf) {
          const words = wording.questions[leaf.question]?.choices[String(value)]
          if (words) return textIn(language, words.label) || String(value)
          return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
        }
        if ('amount' in leaf && typeof value === 'number') return money.brief(value)
        if ('device' in leaf && leaf.device === 'modelId')
          return pricing.models.find(({ id }) => id === value)?.name ?? String(value)
        if ('device' in leaf && leaf.device === 'deviceKey')
          return findDevice(String(value))?.name ?? String(value)
        if ('device' in leaf && leaf.device === 'family') {
          const known = familyKey(String(value))
          return known === 'other' ? String(value) : family(known)
        }
        if ('device' in leaf && leaf.device === 'group')
          return groupName(wording.modelGroups, String(value), language)
        if ('customer' in leaf && leaf.customer === 'country')
          return /^[A-Z]{2}$/.test(String(value)) ? countryName(String(value)) : String(value)
        if ('customer' in leaf) return value === 'business' ? t('business') : t('private')
        if ('attribute' in leaf && !('device' in leaf))
          return variantLabel({ [leaf.attribute]: value }, language) || String(value)
        return String(value)
      },
      joined: (kind, parts) => list[kind].format(parts),
    }
  }, [document, language, region, money, countryName, t, family])
}

/** Returns a condition as a sentence; empty if it always holds. */
export function useSentence(document: CatalogDocument): (condition: Condition | undefined) => string {
  const words = useConditionWords(document)
  return (condition) => (condition === undefined ? '' : sentenceOf(condition, words))
}
